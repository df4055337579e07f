/** What the leanings of the named opponents of Munera are about. */
import { type Action, mapOf, type State } from '@harena/munera'
import { isFoe } from './moves.ts'

export function tagsOf(state: State, { seat }: { readonly seat: number }, answer: unknown): readonly string[] {
  const action = answer as Action
  if (action.act !== 'step') return [action.act]
  const map = mapOf(state)
  const me = state.fighters[seat]!
  const to = map.neighbour(me.cell, action.dir)
  const near = (cell: number) => {
    let least = 99
    for (const one of state.fighters) if (isFoe(me, one)) least = Math.min(least, map.distance(cell, one.cell))
    return least
  }
  const nearer = near(me.cell) - near(to)
  return nearer > 0 ? ['near'] : nearer < 0 ? ['far'] : []
}
