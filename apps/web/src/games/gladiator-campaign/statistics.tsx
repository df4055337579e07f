/** A life in pictures: what became of him by style, and prestige and experience from match to match. */
import type { CampaignView } from '@harena/colosseum'
import { t } from '@harena/engine'
import { LineChart } from '../../campaign/charts.tsx'
import type { PageProps } from '../../campaign/slots.ts'
import { FatesByStyle } from '../colosseum/fates-by-style.tsx'
import { told } from './lines.ts'

export function Statistics({ view, lines }: PageProps<CampaignView>) {
  const { journal, men } = view
  if (journal.length === 0) return null
  const living = men.filter(({ status }) => status !== 'dead').map(({ name }) => name)
  const prestige = told(lines, 'prestigeChanged')
  const over = (title: string, valuesOf: (name: string) => number[]) => {
    const series = living.map((name) => ({ name, values: valuesOf(name) })).filter(({ values }) => values.length > 1)
    const longest = Math.max(0, ...series.map(({ values }) => values.length))
    const ticks = Array.from({ length: longest }, (_, at) => String(at + 1))
    return series.length > 0 && <LineChart title={title} ticks={ticks} series={series} />
  }
  return (
    <details className="statistics">
      <summary>{t('Statistics')}</summary>
      <FatesByStyle notes={journal} />
      {over(t('Prestige after each match'), (name) =>
        prestige.filter((one) => one.name === name).map(({ now }) => now),
      )}
      {over(t('XP of each match'), (name) => journal.filter((entry) => entry.name === name).map(({ XP }) => XP))}
    </details>
  )
}
