/** The chronicle that writes itself: month by month, each sentence a way to its moment; and those who have fallen. */
import { t } from '@harena/engine'
import { useMemo } from 'react'
import { hashOf } from '../app/route.ts'
import { Portrait } from '../figures/bust.tsx'
import { type Look, unarmed } from '../figures/look.ts'
import type { Line } from '../match/timeline.ts'
import { Cite } from '../ui/rules-context.tsx'
import { tx } from '../ui/tx.ts'
import { type Chapter, chaptersOf, memorialsOf, momentOf, type Telling } from './chronicle.ts'
import { type MatchPart, numberOfMatch } from './lines.ts'
import type { Report } from './reports.tsx'

export interface ChronicleProps {
  readonly telling: Telling
  readonly lines: readonly Line[]
  readonly names: readonly string[]
  readonly parts: readonly MatchPart[]
  /** The campaign among the saved matches; null if it is not there. */
  readonly id: string | null
  /** What is known of the faces of those who fell, besides their names. */
  readonly face?: ((name: string) => Partial<Look>) | undefined
  readonly reports?: readonly Report[]
}

const none: readonly Report[] = []

export function Chronicle({ telling, lines, names, parts, id, face, reports = none }: ChronicleProps) {
  const chapters = useMemo(() => chaptersOf(telling, lines, names).toReversed(), [telling, lines, names])
  const moment = (line: Line) => (id === null ? null : momentOf(id, line, lines, parts))
  return (
    <section className="chronicle" aria-labelledby="chronicle">
      <h2 id="chronicle">{t('Chronicle')}</h2>
      {chapters.length === 0 && <p className="quiet-text">{t('Nothing has been written yet.')}</p>}
      {chapters.map((chapter, at) => (
        <details key={chapter.title} open={at === 0}>
          <summary>{chapter.title}</summary>
          <Sentences {...{ chapter, moment, parts, id }} />
          {reports
            .filter((report) => report.at >= chapter.from && report.at < (chapters[at - 1]?.from ?? lines.length))
            .map((report) => (
              <details key={report.at} className="chronicle-report">
                <summary>{report.title}</summary>
                {report.body(() => null)}
              </details>
            ))}
        </details>
      ))}
      <Memorials {...{ telling, lines, names, face, moment }} />
    </section>
  )
}

interface SentencesProps extends Pick<ChronicleProps, 'parts' | 'id'> {
  readonly chapter: Chapter
  readonly moment: (line: Line) => string | null
}

function Sentences({ chapter, moment, parts, id }: SentencesProps) {
  const seen = new Set<number>()
  return (
    <ol>
      {chapter.sentences.map(({ line, text, isDeath }) => {
        const part = numberOfMatch(parts, line)
        const isFirst = part !== null && !seen.has(part)
        if (isFirst) seen.add(part)
        return (
          <li key={line.index} className={isDeath ? 'is-death' : ''}>
            <Told text={text} href={moment(line)} /> <Cite rule={line.rule} />
            {isFirst && id !== null && (
              <a
                className="chronicle-match"
                href={hashOf({ screen: 'replay', id, part, at: null })}
                aria-label={t`See the match: ${parts[part]!.title}`}
              >
                {t('See the match')}
              </a>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Told({ text, href }: { readonly text: string; readonly href: string | null }) {
  return href === null ? text : <a href={href}>{text}</a>
}

interface MemorialsProps extends Pick<ChronicleProps, 'telling' | 'lines' | 'names' | 'face'> {
  readonly moment: (line: Line) => string | null
}

function Memorials({ telling, lines, names, face, moment }: MemorialsProps) {
  const memorials = useMemo(() => memorialsOf(telling, lines, names).toReversed(), [telling, lines, names])
  if (memorials.length === 0) return null
  return (
    <details className="memorials">
      <summary>{tx`The fallen (${memorials.length})`}</summary>
      <ul>
        {memorials.map(({ name, text, line }) => (
          <li key={`${line.index} ${name}`}>
            <Portrait arms={unarmed} name={name} known={face?.(name) ?? {}} side={6} isOut size={56} />
            <span>
              <b className="display">
                <span aria-hidden="true">† </span>
                {name}
              </b>
              <br />
              <Told text={text} href={moment(line)} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
