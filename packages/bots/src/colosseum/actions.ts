/** §5.2.4 The action of a phase: to draw, to throw, to pick up. */
import {
  type Action,
  type Answers,
  bareBlow,
  colosseum,
  distanceTo,
  editionOf,
  freeHand,
  type Gladiator,
  type Item,
  isUsableWeapon,
  type Question,
  rowOfItem,
  type State,
  shieldOf,
  woundBonusOf,
} from '@harena/colosseum'
import { argmax } from '../lib/argmax.ts'
import { hasShield, hasWeapon } from './arms.ts'
import { areas, valueAt, valueRow } from './attack-value.ts'

const nothing: Action = { do: 'nothing' }

export function chooseAction(state: State, question: Question, me: Gladiator): Answers['action'] {
  if (!hasWish(state, me)) return nothing
  const actions = colosseum.legal(state, question) as Action[]
  return argmax(actions, (action) => actionValue(state, me, action), 0) ?? nothing
}

/** Most of the time there is nothing to do, and the legal actions need not be listed. */
function hasWish(state: State, me: Gladiator): boolean {
  return (
    me.sheath.length > 0 || state.ground.length > 0 || me.hands.some((item) => fliesWell(state, item)) || !hasWeapon(me)
  )
}

/** Worth a throw when there is nothing else to do with it. */
function fliesWell(state: State, item: Item | null): boolean {
  return !!item && rowOfItem(state, item).crt >= 4 && item.condition === 'whole'
}

function actionValue(state: State, me: Gladiator, action: Action): number {
  switch (action.do) {
    case 'draw':
      return valueOfDrawing(me, me.sheath[action.sheathed]!, action.lay)
    case 'throw':
      return valueOfThrow(state, me, me.hands[action.hand]!, state.gladiators[action.target]!)
    case 'recover':
      return valueOfHolding(state, me, state.ground[action.ground]!.item)
    case 'strip':
      return valueOfHolding(state, me, state.gladiators[action.body]!.sheath[action.sheathed]!)
    case 'drop':
      return isInTheWay(state, me, action.hand) ? 1 : 0
    default:
      return 0
  }
}

/** A net that was thrown in vain only hinders the trident (§20.10). */
function isInTheWay(state: State, me: Gladiator, hand: number): boolean {
  if (me.hands[hand]!.kind !== 'net' || me.hands[1 - hand]?.kind !== 'trident') return false
  const isHolding = state.gladiators.some(({ snare }) => snare?.by === me.seat && snare.isHeld)
  return !isHolding && me.netReady > (state.turn - 1) * 8 + state.phase
}

/** Without a weapon he draws one, and lays down what is no weapon rather than nothing. */
function valueOfDrawing(me: Gladiator, item: Item, lay: readonly number[]): number {
  if (!isForFighting(item) || me.hands.some(isForFighting)) return 0
  const kept = lay.every((hand) => shieldOf(me.hands[hand]!.kind) === null) ? 1 : 0
  return 5 + kept + (item.kind === 'sword' ? 2 : item.kind === 'dagger' ? 0 : 1)
}

function isForFighting(item: Item | null): boolean {
  return isUsableWeapon(item) && item!.kind !== 'bow'
}

/** What it costs to be without a weapon, with a poor one, and with an equal one that must be drawn. */
const UNARMED = 45
const POORLY_ARMED = 25
const MUST_DRAW = 6

/** §13.3.2 Nobody can defend himself against what is thrown; but the weapon is gone. */
function valueOfThrow(state: State, me: Gladiator, item: Item, target: Gladiator): number {
  if (!isUsableWeapon(item)) return 0
  const range = distanceTo(me, target)
  const { isOnTarget } = editionOf(state.options)
  let chance = 0
  for (let die = 1; die <= 6; die++) if (isOnTarget(me, item, range, die)) chance += 1 / 6
  if (chance === 0) return 0
  const { crt } = rowOfItem(state, item)
  let sum = 0
  let best = 0
  for (const area of areas) {
    const blow = { ...bareBlow(target, area), woundBonus: woundBonusOf(item.kind) }
    const value = valueAt(valueRow(state.options, target, blow), crt)
    sum += value
    if (value > best) best = value
  }
  return (chance * (sum + best)) / 6 - priceOf(state, me, item, target)
}

function priceOf(state: State, me: Gladiator, item: Item, target: Gladiator): number {
  if (item.kind === 'bow') return 0
  const others = [...me.hands.filter((one) => one !== item), ...me.sheath].filter(isForFighting)
  if (others.length === 0) return UNARMED
  // §28.5 A beast that stays is struck over two hexes: the longer weapon is worth keeping.
  const isLonger =
    target.beast !== null && others.every((one) => rowOfItem(state, one!).reach < rowOfItem(state, item).reach)
  if (isLonger) return POORLY_ARMED
  return others.some((other) => !rowOfItem(state, other!).isHalved || rowOfItem(state, item).isHalved)
    ? MUST_DRAW
    : POORLY_ARMED
}

/** A weapon for one who has none, or a shield for a free hand beside a weapon for one hand. */
function valueOfHolding(state: State, me: Gladiator, item: Item): number {
  if (freeHand(me) < 0) return 0
  if (isForFighting(item)) return hasWeapon(me) ? 0 : 8
  if (shieldOf(item.kind) === null || item.condition !== 'whole' || hasShield(me)) return 0
  return me.hands.some((held) => held && rowOfItem(state, held).hands === 2) ? 0 : 2
}
