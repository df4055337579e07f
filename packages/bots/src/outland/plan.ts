/** D.2: a plan for a simultaneous activation is what he would do if he acted alone. */
import {
  type Action,
  clone,
  type Fighter,
  getUp,
  type Move,
  type Plan,
  pickUp,
  type Ref,
  type State,
  step,
  turn,
} from '@harena/outland'

/** Moves throw no dice and ask nobody. */
const silent: Ref = {
  listening: false,
  roll: () => never(),
  dice: () => never(),
  successes: () => never(),
  ask: () => never(),
  askAll: () => never(),
  tell: () => {},
  settle: (_, run) => run(),
  point: () => {},
}

function never(): never {
  throw new Error('a move throws no dice and asks nobody')
}

/** Tries out his actions on a copy until he attacks or ends. */
export function planAhead(state: State, me: Fighter, choose: (state: State, me: Fighter) => Action): Plan {
  const copy = clone(state)
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
