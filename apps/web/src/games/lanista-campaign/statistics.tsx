/** The campaign in pictures: money and reputation over time, victories by style, the most famous men. */
import { type LudusView, type StyleId, styles } from '@harena/colosseum'
import { BarChart, LineChart } from '../../campaign/charts.tsx'
import type { PageProps } from '../../campaign/slots.ts'
import { notesIn } from './telling.ts'

type StatisticsProps = Pick<PageProps<LudusView>, 'view' | 'lines' | 'names'>

/** How many famous men there is room for. */
const MOST_FAMOUS = 8

export function Statistics({ view, lines, names }: StatisticsProps) {
  const { history } = view
  if (history.length === 0) return null
  return (
    <details className="statistics">
      <summary>Statistics</summary>
      <OverTime title="Denarii at the end of each month" of="denarii" {...{ view, names }} />
      <OverTime title="Reputation at the end of each month" of="REP" {...{ view, names }} />
      <ByStyle lines={lines} />
      <Famous view={view} />
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

const fates = [
  { name: 'won', is: (letter: string | null, isDead: boolean) => letter === 'V' && !isDead },
  { name: 'left standing', is: (letter: string | null, isDead: boolean) => letter === 'S' && !isDead },
  { name: 'spared', is: (letter: string | null, isDead: boolean) => letter === 'M' && !isDead },
  { name: 'dead', is: (_: string | null, isDead: boolean) => isDead },
]

function ByStyle({ lines }: Pick<StatisticsProps, 'lines'>) {
  const notes = notesIn(lines)
  const fought = [...new Set(notes.map(({ style }) => style))] as StyleId[]
  if (fought.length === 0) return null
  const count = (style: StyleId, is: (typeof fates)[number]['is']) =>
    notes.filter((note) => note.style === style && is(note.letter, note.isDead)).length
  return (
    <BarChart
      title="What became of the men, by style"
      rows={fought.map((style) => styles[style].name)}
      series={fates.map(({ name, is }) => ({ name, values: fought.map((style) => count(style, is)) }))}
    />
  )
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
      title="Prestige of the most famous men"
      rows={men.map(({ name }) => name)}
      series={[{ name: 'Prestige', values: men.map(({ PR }) => PR) }]}
    />
  )
}
