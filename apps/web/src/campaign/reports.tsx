/** What a campaign has to report before anything else is asked: how a day of matches went, what a month has cost. */
import { t } from '@harena/engine'
import type { ReactNode } from 'react'
import { Asked, Primary } from './ask.tsx'

export interface Report {
  /** The line with which everything in it was told. */
  readonly at: number
  readonly title: string
  /** Its paragraph. */
  readonly rule: string
  /** With what decided a match, by its number: only where it is read first. */
  readonly body: (decided: (match: number) => ReactNode) => ReactNode
  /** What the button says that puts it away. */
  readonly deed: string
}

/** The first that nobody has put away: whoever has read up to a line has read all that was told before it. */
export function unread(reports: readonly Report[], read: number): Report | null {
  return reports.find(({ at }) => at >= read) ?? null
}

/** Whoever has lost a man sees his stone before he is asked for another. */
export function farewell(
  name: string,
  { at, rule, stone }: Pick<Report, 'at' | 'rule'> & { readonly stone: ReactNode },
): Report {
  return { at, rule, title: t`${name} is dead`, deed: t('Farewell'), body: () => stone }
}

export interface ReportPageProps {
  readonly report: Report
  readonly decided: (match: number) => ReactNode
  readonly onRead: () => void
}

export function ReportPage({ report, decided, onRead }: ReportPageProps) {
  return (
    <div className="asks-report">
      <Asked prompt={report.title} rule={report.rule} foot={<Primary onClick={onRead}>{report.deed}</Primary>}>
        {report.body(decided)}
      </Asked>
    </div>
  )
}
