/** The lines of a pool and what is worked out from them. */
import type { Account, Pool, PoolLine, SheetView } from '@harena/colosseum'
import { t } from '@harena/engine'
import type { AllocateQuestion } from './plan.ts'

/** The pool that the question carries: with the prestige bonus if a foe stood in his front. */
function poolAsked(sheet: SheetView, { base }: AllocateQuestion): Pool {
  return sheet.poolFacing.total === base ? sheet.poolFacing : sheet.pool
}

/** Every line of what may be allocated; they add up to the pool. `topSeat`: whose advantage went on top of an attack. */
export function poolRows(
  sheet: SheetView,
  question: AllocateQuestion,
  { pool }: Account,
  names: readonly string[],
  topSeat: number | null,
): PoolLine[] {
  const { lines } = poolAsked(sheet, question)
  const isShared = question.foes.length > 1
  const advantages = question.foes
    .filter(({ advantage, seat }) => advantage !== 0 && seat !== topSeat)
    .map(({ seat, advantage }) => ({
      text: isShared ? t`position against ${names[seat]}` : t('position'),
      rule: isShared ? '§26.5' : '§9.2',
      value: advantage,
    }))
  const rows = [...lines, ...advantages]
  const sum = rows.reduce((total, { value }) => total + value, 0)
  return sum < pool ? [...rows, { text: t('never below 0'), rule: '§10.3.4', value: pool - sum }] : rows
}
