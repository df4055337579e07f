/** What the leanings of the named opponents of Munera are about. */
import { relative } from '@harena/engine'
import { type Action, mapOf, type State } from '@harena/munera'
import { argmax } from '../lib/argmax.ts'
import { isFoe } from './moves.ts'

/** Near enough to be met from behind. */
const CLOSE = 3

/** A step is `near` or `far` by whether it brings him nearer to a foe, and `behind` if that one has to turn to see him there. */
export function tagsOf(state: State, { seat }: { readonly seat: number }, answer: unknown): readonly string[] {
  const action = answer as Action
  if (action.act !== 'step') return [action.act]
  const map = mapOf(state)
  const me = state.fighters[seat]!
  const to = map.neighbour(me.cell, action.dir)
  const foe = argmax(
    state.fighters.filter((one) => isFoe(me, one)),
    (one) => -map.distance(to, one.cell),
  )
  if (!foe) return []
  const far = map.distance(to, foe.cell)
  const nearer = map.distance(me.cell, foe.cell) - far
  const seen = relative(map.sectorDir(foe.cell, to), foe.facing)
  const isBehind = far > 0 && far <= CLOSE && seen >= 2 && seen <= 4
  return [...(nearer > 0 ? ['near'] : nearer < 0 ? ['far'] : []), ...(isBehind ? ['behind'] : [])]
}
