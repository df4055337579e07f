/** D.2: a plan for a simultaneous activation is what he would do if he acted alone. */
import {
  type Action,
  type Fighter,
  getUp,
  type Move,
  outland,
  type Plan,
  pickUp,
  type State,
  silent,
  step,
  turn,
} from '@harena/outland'

/** Tries out his actions on a copy until he attacks or ends. */
export function planAhead(state: State, me: Fighter, choose: (state: State, me: Fighter) => Action): Plan {
  const copy = outland.clone(state)
  const myself = copy.fighters[me.seat]!
  const plan: Move[] = []
  for (;;) {
    const action = choose(copy, myself)
    switch (action.act) {
      case 'melee':
      case 'whip':
      case 'ensnare':
        return { plan, intention: action }
      case 'end':
      case 'beg':
        return { plan, intention: null }
      default:
        plan.push(action)
        carryOut(copy, myself, action)
    }
  }
}

function carryOut(state: State, me: Fighter, move: Move): void {
  if (move.act === 'step') step(state, silent, me, move.dir)
  else if (move.act === 'turn') turn(state, silent, me, move.to)
  else if (move.act === 'pickUp') pickUp(state, silent, me, move.kind)
  else getUp(state, silent, me)
}
