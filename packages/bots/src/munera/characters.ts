/** The named opponents of Munera, and what their leanings are about. */
import { type Action, mapOf, type State } from '@harena/munera'
import { temper } from '../master/temper.ts'
import { isFoe } from './moves.ts'

export const characters = [
  temper('charger', 'Ferox', 'comes straight at you and strikes', { near: 0.02, attack: 0.02 }),
  temper('waiter', 'Cunctator', 'lets you come', { end: 0.03 }),
  temper('net-man', 'Piscator', 'wants you in his net or lasso', { cast: 0.05 }),
  temper('brawler', 'Pugil', 'likes to use his fists', { fists: 0.05 }),
  temper('runner', 'Cursor', 'keeps away from you', { far: 0.03 }),
  temper('dancer', 'Saltator', 'turns and turns about', { turn: 0.03 }),
  temper('gatherer', 'Collector', 'picks up whatever lies about', { pickUp: 0.05 }),
  temper('free-man', 'Liber', 'cuts himself free before all else', { cutFree: 0.05 }),
]

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
