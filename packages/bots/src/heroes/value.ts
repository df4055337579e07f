/** What a blow is worth: 1 puts the other out of the match, the rest is a share of that. */
import {
  armOf,
  BELLY,
  type Card,
  CHEST,
  damageOf,
  endsByLegs,
  HEAD,
  isSteady,
  isSwordsmanWith,
  LEFT_ARM,
  partFor,
  RIGHT_ARM,
  type State,
  shieldOf,
  tablesOf,
  transferred,
  weaponHand,
  wielded,
  wieldedBonus,
} from '@harena/heroes'
import { locationsOf } from './rolls.ts'

const OUT = 1
const LOST_ALL_ARMS = 0.9
const LOST_WEAPON_ARM = 0.4
const LOST_OTHER_ARM = 0.25
const LOST_LEG = 0.3
/** For all the points of a part that is left, short of losing it. */
const VITAL_POINTS = 0.45
const LIMB_POINTS = 0.15
/** A point of an Attribute. */
const SAVVY = 0.2
const STRENGTH = 0.06
const SPEED = 0.1
const KNOCKED_DOWN = 0.2

/** Impacts beyond this are worth the same. */
export const MOST_IMPACT = 12

/** What a wound is worth to the hitter. */
export function valueOfWound(state: State, victim: Card, struck: number, damage: number): number {
  if (damage === 0) return 0
  const part = transferred(victim, struck)
  const left = victim.parts[part]!
  const isLost = damage >= left
  const share = isLost ? 1 : damage / left
  switch (part) {
    case HEAD:
      return isLost ? OUT : VITAL_POINTS * share + SAVVY
    case CHEST:
    case BELLY:
      return isLost ? OUT : VITAL_POINTS * share + STRENGTH
    case LEFT_ARM:
    case RIGHT_ARM:
      return isLost ? valueOfArm(state, victim, part) : LIMB_POINTS * share
    default:
      if (endsByLegs(victim, part, damage)) return OUT
      return (isLost ? LOST_LEG : LIMB_POINTS * share) + SPEED
  }
}

function valueOfArm(state: State, victim: Card, part: number): number {
  if (victim.parts[LEFT_ARM + RIGHT_ARM - part] === 0) return LOST_ALL_ARMS
  const hand = weaponHand(state, victim)
  return hand !== null && part === armOf(hand) ? LOST_WEAPON_ARM : LOST_OTHER_ARM
}

/** What a blow with this part and Impact is worth; a hard one also fells him. */
export function valueOfBlow(state: State, victim: Card, part: number, modified: number): number {
  const { damage, knocksDown } = damageOf(modified)
  const value = valueOfWound(state, victim, part, damage)
  const isFelled = knocksDown && !victim.isDown && !isSteady(victim)
  return Math.min(OUT, value + (isFelled && value < OUT ? KNOCKED_DOWN : 0))
}

interface Strike {
  /** What the weapon adds; as he stands if not given. */
  readonly bonus?: number
  /** The shield is away, as after a Bash. */
  readonly isShieldless?: boolean
}

/** Used in turn: to weigh one exchange takes the hits of either, and once more of one who has bared himself. */
const rows = Array.from({ length: 8 }, () => new Float64Array(MOST_IMPACT + 1))
let made = 0

/** What a hit is worth by its Impact, over all locations; [0] is a miss. Good while one exchange is weighed. */
export function valueOfHits(state: State, hitter: Card, victim: Card, strike: Strike = {}): Float64Array {
  const value = rows[made++ % rows.length]!.fill(0)
  const bonus = strike.bonus ?? wieldedBonus(state, hitter)
  const shield = strike.isShieldless ? 'none' : shieldOf(state, victim)
  const locations = locationsOf(tablesOf(state.options), shield, isSwordsmanWith(hitter, wielded(state, hitter)))
  for (let at = 0; at < locations.length; at++) {
    const chance = locations[at]!
    if (chance === 0) continue
    const part = partFor(victim.handed, at)
    const armour = victim.armour[part]!
    const left = victim.parts[transferred(victim, part)]!
    let blow = 0
    for (let impact = 1; impact <= MOST_IMPACT; impact++) {
      const modified = impact - armour + bonus
      // A blow that is harder than the one that takes the part is worth the same.
      if (impact === 1 || modified <= Math.max(2, left)) blow = valueOfBlow(state, victim, part, modified)
      value[impact]! += chance * blow
    }
  }
  return value
}
