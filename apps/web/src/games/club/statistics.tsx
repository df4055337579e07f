/** A season in pictures: points from day to day, and which types win. */
import { t } from '@harena/engine'
import { BarChart, LineChart } from '../../campaign/charts.tsx'
import { useOptions } from '../../ui/rules-context.tsx'
import type { HexGuide } from '../hex/guide.ts'
import type { View } from './table.tsx'

export function Statistics({ view, guide }: { readonly view: View; readonly guide: HexGuide }) {
  const { victoryPoints } = useOptions()
  const { results, men, owners } = view
  if (results.length === 0) return null
  const days = [...new Set(results.map(({ day }) => day))]
  /** C.7 */
  const pointsOf = (owner: number, until: number) =>
    results
      .filter(({ day, isHeld, home, away }) => day <= until && isHeld && (home === owner || away === owner))
      .reduce((sum, { winner }) => sum + (winner === owner ? Number(victoryPoints) : winner === null ? 1 : 0), 0)
  const fought = men.filter(({ record: { won, drawn, lost } }) => won + drawn + lost > 0)
  const types = [...new Set(fought.map(({ type }) => type))]
  const sum = (type: string, what: 'won' | 'drawn' | 'lost') =>
    men.reduce((all, man) => all + (man.type === type ? man.record[what] : 0), 0)
  const outcomes = ['won', 'drawn', 'lost'] as const
  return (
    <details className="statistics">
      <summary>{t('Statistics')}</summary>
      <LineChart
        title={t('Points after each day')}
        ticks={days.map(String)}
        series={owners.map((name, owner) => ({ name, values: days.map((day) => pointsOf(owner, day)) }))}
      />
      <BarChart
        title={t('Bouts by type')}
        rows={types.map((type) => guide.looks.typeName(type))}
        series={outcomes.map((name) => ({ name, values: types.map((type) => sum(type, name)) }))}
      />
    </details>
  )
}
