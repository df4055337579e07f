/** A position of GLADIATOR as numbers, as one man looks at it: himself, the foe he has to think of, and the rest. */
import {
  board,
  cfNow,
  diagramValue,
  distanceTo,
  type Gladiator,
  type Item,
  isActive,
  isInFront,
  isUsableWeapon,
  rowOfItem,
  type State,
  shieldHand,
  shieldOf,
  tablesOf,
} from '@harena/colosseum'
import { PairRow } from '../master/feature-row.ts'
import { bestGrip } from './arms.ts'
import { nearestFoe } from './moves.ts'

/** Rises whenever the numbers mean something else. */
export const FEATURES_VERSION = 1

const row = new PairRow<State, Gladiator>({ ofAMan: 43, ofTwo: 14, ofAll: 10 })

export function featuresOf(state: State, seat: number): Float64Array {
  const own = state.gladiators[seat]!
  // Whoever is out looks on through the eyes of a mate.
  const me = isActive(own) ? own : (state.gladiators.find((one) => isActive(one) && one.team === own.team) ?? own)
  const foe = isActive(me) ? nearestFoe(state, me) : null
  return row.write(state, me, foe, putMan, putTwo, putAll)
}

function putMan(state: State, who: Gladiator): void {
  const { wounds, W } = who
  let fewest = W - wounds[0]!
  for (let area = 0; area < 5; area++) {
    row.put((W - wounds[area]!) / 10)
    fewest = Math.min(fewest, W - wounds[area]!)
  }
  for (let area = 0; area < 5; area++) row.put(protection(state, who, area))
  row.put(fewest / 10)
  const cf = cfNow(who)
  row.put(cf / 10)
  row.flag(cf < 1)
  row.flag(cf - who.stun < 1)
  row.put(who.stun / 5)
  row.put(who.CF / 10)
  row.put(who.ST / 5)
  row.put(who.AG / 5)
  row.put(who.CN / 5)
  row.put(who.arteries.reduce((sum, one) => sum + one, 0) / 2)
  row.put(who.enduranceLoss / 4)
  row.put(who.visionLoss / 4)
  row.flag(who.posture === 'prone')
  row.flag(who.posture === 'kneeling')
  row.flag(who.isUnconscious)
  row.flag(who.isMortal)
  row.flag(who.mustStumble)
  row.flag(who.now.stumbling)
  row.put((who.turnRate - who.movesUsed) / 5)
  row.put((who.limp + who.stumbler) / 3)
  row.flag(who.snare !== null)
  row.flag(who.grappledBy >= 0)
  putArms(state, who)
  row.put((who.attackTally - who.defenceTally) / 50)
  row.put((who.now.spent + who.now.defenceLoss) / 5)
  row.flag(who.beast !== null)
  row.flag(who.centurion !== null)
}

/** What armour takes off a wound roll on average, in tenths. */
function protection(state: State, who: Gladiator, area: number): number {
  if (who.hide !== null) return who.hide / 10
  const piece = who.armour[area]
  if (!piece) return 0
  const drm = tablesOf(state.options).armourDRM[piece.letter]
  return (drm * (piece.covers === null ? 1 : piece.covers / (6 * piece.dice))) / 10
}

function putArms(state: State, who: Gladiator): void {
  let longest = 0
  let fastest = 0
  let weapons = 0
  for (let hand = 0; hand < 2; hand++) {
    const item = who.hands[hand]!
    if (!isUsableWeapon(item)) continue
    const { reach, speed } = rowOfItem(state, item!)
    longest = Math.max(longest, item!.condition === 'short' ? 1 : reach)
    fastest = Math.max(fastest, -speed)
    weapons++
  }
  const shield = shieldHand(who)
  row.flag(weapons > 0)
  row.flag(weapons > 1)
  row.put(longest / 3)
  row.put(fastest / 2)
  row.flag(shield >= 0 && shieldOf(who.hands[shield]!.kind) === 'small')
  row.flag(shield >= 0 && shieldOf(who.hands[shield]!.kind) === 'large')
  row.flag(who.hands.some((item) => item?.kind === 'net' || item?.kind === 'lasso'))
}

function putTwo(state: State, me: Gladiator, foe: Gladiator): void {
  const { foes } = state.fight ?? { foes: [] }
  const mine = foes[me.seat]?.find(({ seat }) => seat === foe.seat)
  const his = foes[foe.seat]?.find(({ seat }) => seat === me.seat)
  const distance = distanceTo(me, foe)
  const tables = tablesOf(state.options)
  row.flag(state.step === 'allocation')
  row.flag(mine?.canAttack ?? false)
  row.flag(his?.canAttack ?? false)
  row.put((mine?.advantage ?? 0) / 4)
  row.put((his?.advantage ?? 0) / 4)
  row.put(Math.min(distance, 8) / 4)
  row.flag(distance <= 1)
  row.flag(distance === 2)
  row.flag(isInFront(me.cell, me.facing, foe.cell))
  row.flag(isInFront(foe.cell, foe.facing, me.cell))
  row.put(diagramValue(tables, foe.cell, foe.facing, me.cell) / 4)
  row.put(diagramValue(tables, me.cell, me.facing, foe.cell) / 4)
  row.flag(distance <= 3 && bestGrip(state, me, foe, Math.max(1, distance)) !== null)
  row.flag(distance <= 3 && bestGrip(state, foe, me, Math.max(1, distance)) !== null)
}

/** The rest of both sides, how late it is, and where the nearest thing to pick up lies for him who needs one. */
function putAll(state: State, me: Gladiator, foe: Gladiator | null): void {
  let mates = 0
  let matesCF = 0
  let others = 0
  let othersCF = 0
  for (let seat = 0; seat < state.gladiators.length; seat++) {
    const one = state.gladiators[seat]!
    if (one === me || one === foe || !isActive(one)) continue
    const cf = one.isUnconscious ? 0 : Math.max(0, cfNow(one) - one.stun)
    if (one.team === me.team) {
      mates++
      matesCF += cf
    } else {
      others++
      othersCF += cf
    }
  }
  row.put(mates / 3)
  row.put(matesCF / 20)
  row.put(others / 3)
  row.put(othersCF / 20)
  row.put(state.turn / 5)
  row.put(state.phase / 8)
  row.put(wayToArms(state, me))
  row.put(foe ? wayToArms(state, foe) : 0)
  row.flag(state.options.sheets === 'hidden')
  row.flag(state.options.stansMissus === 'off')
}

/** How far the next weapon lies from one who has none: 0 for him who has one. */
function wayToArms(state: State, who: Gladiator): number {
  if (who.beast || who.hands.some(isUsableWeapon)) return 0
  if (who.sheath.some(isUsableWeapon)) return 0.2
  let least = 10
  for (const { item, cell } of state.ground) {
    if (isArm(item)) least = Math.min(least, 1 + board.distance(who.cell, cell))
  }
  return least / 5
}

function isArm(item: Item): boolean {
  return isUsableWeapon(item) && item.kind !== 'bow'
}
