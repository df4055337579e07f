/** The campaign in pictures: money and reputation over time, victories by style, the most famous men. */
import type { LudusView } from '@harena/colosseum'
import { t } from '@harena/engine'
import { BarChart, LineChart } from '../../campaign/charts.tsx'
import type { PageProps } from '../../campaign/slots.ts'
import { FatesByStyle } from '../colosseum/fates-by-style.tsx'
import { notesIn } from './telling.ts'

type StatisticsProps = Pick<PageProps<LudusView>, 'view' | 'lines' | 'names'>

/** How many famous men there is room for. */
const MOST_FAMOUS = 8

export function Statistics({ view, lines, names }: StatisticsProps) {
  const { history } = view
  if (history.length === 0) return null
  return (
    <details className="statistics">
      <summary>{t('Statistics')}</summary>
      <div className="charts">
        <OverTime title={t('Denarii at the end of each month')} of="denarii" {...{ view, names }} />
        <OverTime title={t('Reputation at the end of each month')} of="REP" {...{ view, names }} />
        <FatesByStyle notes={notesIn(lines)} />
        <Famous view={view} />
      </div>
    </details>
  )
}

interface OverTimeProps extends Pick<StatisticsProps, 'view' | 'names'> {
  readonly title: string
  readonly of: 'denarii' | 'REP'
}

function OverTime({ title, of, view: { history }, names }: OverTimeProps) {
  const ticks = history.map(({ month }) => String(month))
  const series = names.map((name, seat) => ({ name, values: history.map((note) => note[of][seat]!) }))
  return <LineChart title={title} ticks={ticks} series={series} />
}

function Famous({ view }: Pick<StatisticsProps, 'view'>) {
  const men = view.schools
    .flatMap(({ stable }) => stable)
    .filter(({ PR }) => PR > 0)
    .sort((a, b) => b.PR - a.PR)
    .slice(0, MOST_FAMOUS)
  if (men.length === 0) return null
  return (
    <BarChart
      title={t('Prestige of the most famous men')}
      rows={men.map(({ name }) => name)}
      series={[{ name: t('Prestige'), values: men.map(({ PR }) => PR) }]}
    />
  )
}
