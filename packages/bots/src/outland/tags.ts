/** What the leanings of the named opponents of Outland's Gladiator are about. */
import { relative } from '@harena/engine'
import { type Answer, areEnemies, mapOf, type State, type Step } from '@harena/outland'
import { argmax } from '../lib/argmax.ts'

export function tagsOf(state: State, { seat }: { readonly seat: number }, answer: unknown): readonly string[] {
  const given = answer as Answer
  if ('follow' in given) return [given.follow ? 'follow' : 'stay']
  if (!('act' in given)) return []
  return given.act === 'step' ? tagsOfStep(state, seat, given) : [given.act]
}

/** Near enough to be met from behind. */
const CLOSE = 3

/** A step is `near` if it brings him nearer to a foe, and `behind` if that one has to turn to see him there. */
function tagsOfStep(state: State, seat: number, { dir }: Step): readonly string[] {
  const map = mapOf(state)
  const me = state.fighters[seat]!
  const to = map.neighbour(me.cell, dir ?? me.facing)
  const foes = state.fighters.filter((one) => areEnemies(me, one))
  const foe = argmax(foes, (one) => -map.distance(to, one.cell))
  if (!foe) return ['step']
  const far = map.distance(to, foe.cell)
  const seen = relative(map.sectorDir(foe.cell, to), foe.facing)
  const isBehind = far > 0 && far <= CLOSE && seen >= 2 && seen <= 4
  return ['step', ...(far < map.distance(me.cell, foe.cell) ? ['near'] : []), ...(isBehind ? ['behind'] : [])]
}
