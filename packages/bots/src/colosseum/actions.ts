/** §5.2.4 The action of a phase: to draw, to throw, to pick up. */
import { type Action, type Answers, colosseum, type Gladiator, type Question, type State } from '@harena/colosseum'
import { hasFreeHand, hasShield, hasWeapon, type Item, isShield, isTwoHanded, isWeapon } from './arms.ts'
import { board } from './moves.ts'

/** Farther than this a throw seldom hits. */
const THROWING_RANGE = 4

const nothing: Action = { do: 'nothing' }

export function chooseAction(state: State, question: Question, me: Gladiator): Answers['action'] {
  if (!hasWish(state, me)) return nothing
  const actions = colosseum.legal(state, question) as Action[]
  let best = nothing
  let most = 0
  for (const action of actions) {
    const worth = worthOf(state, me, action)
    if (worth <= most) continue
    most = worth
    best = action
  }
  return best
}

/** Most of the time there is nothing to do, and the legal actions need not be listed. */
function hasWish(state: State, me: Gladiator): boolean {
  return me.sheath.length > 0 || state.ground.length > 0 || me.hands.some(isMissile) || !hasWeapon(me)
}

function isMissile(item: Item | null): boolean {
  return item?.kind === 'javelin' || item?.kind === 'bow'
}

function worthOf(state: State, me: Gladiator, action: Action): number {
  switch (action.do) {
    case 'draw':
      return worthOfDrawing(me, me.sheath[action.sheathed]!, action.lay)
    case 'throw':
      return worthOfThrow(state, me, me.hands[action.hand]!, action.target)
    case 'recover':
      return worthOfHolding(me, state.ground[action.ground]!.item)
    case 'strip':
      return worthOfHolding(me, state.gladiators[action.body]!.sheath[action.sheathed]!)
    default:
      return 0
  }
}

/** Without a weapon he draws one, and lays down what is no weapon rather than nothing. */
function worthOfDrawing(me: Gladiator, item: Item, lay: readonly number[]): number {
  if (!isWeapon(item) || item.kind === 'bow') return 0
  if (hasFighting(me)) return 0
  const kept = lay.every((hand) => !isShield(me.hands[hand])) ? 1 : 0
  return 5 + kept + (item.kind === 'sword' ? 2 : item.kind === 'dagger' ? 0 : 1)
}

/** A weapon for the fight: not a bow. */
function hasFighting({ hands }: Gladiator): boolean {
  return hands.some((item) => isWeapon(item) && item!.kind !== 'bow')
}

/** Javelins fly if there is another weapon; arrows always. */
function worthOfThrow(state: State, me: Gladiator, item: Item, target: number): number {
  const distance = board.distance(me.cell, state.gladiators[target]!.cell)
  if (item.kind === 'bow') return 4 - distance / 10
  const hasAnother = me.sheath.some(isWeapon)
  return item.kind === 'javelin' && hasAnother && distance <= THROWING_RANGE ? 3 - distance / 10 : 0
}

/** A weapon for one who has none, or a shield for a free hand beside a weapon for one hand. */
function worthOfHolding(me: Gladiator, item: Item): number {
  if (!hasFreeHand(me)) return 0
  if (isWeapon(item) && item.kind !== 'bow') return hasWeapon(me) ? 0 : 8
  if (!isShield(item) || hasShield(me)) return 0
  return me.hands.some((held) => held && isTwoHanded(held)) ? 0 : 2
}
