/** What became of men in their matches, by style. */
import { type JournalEntry, styles } from '@harena/colosseum'
import { t } from '@harena/engine'
import { BarChart } from '../../campaign/charts.tsx'

type Note = Pick<JournalEntry, 'style' | 'letter' | 'isDead'>

const fates: readonly { readonly name: string; is(note: Note): boolean }[] = [
  { name: t('won'), is: ({ letter, isDead }) => letter === 'V' && !isDead },
  { name: t('left standing'), is: ({ letter, isDead }) => letter === 'S' && !isDead },
  { name: t('spared'), is: ({ letter, isDead }) => letter === 'M' && !isDead },
  { name: t('dead'), is: ({ isDead }) => isDead },
]

export function FatesByStyle({ notes }: { readonly notes: readonly Note[] }) {
  const fought = [...new Set(notes.map(({ style }) => style))]
  if (fought.length === 0) return null
  const series = fates.map(({ name, is }) => ({
    name,
    values: fought.map((style) => notes.filter((note) => note.style === style && is(note)).length),
  }))
  return (
    <BarChart
      title={t('What became of the men, by style')}
      rows={fought.map((style) => styles[style].name)}
      series={series}
    />
  )
}
