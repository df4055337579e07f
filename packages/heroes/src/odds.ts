/** Exact odds, all by running the very rules under the oracle. */
import { exactly, type Oracle } from '@harena/engine'
import type { Heroes } from './match/game.ts'
import type { PoolTable } from './match/questions.ts'
import type { Exchange, Shield } from './match/state.ts'
import { ATTACK_NAMES, rollAfter, rollResult } from './rules/attack.ts'
import { rollPools, rollTriggers } from './rules/bonus-dice.ts'
import { weaponBonus } from './rules/cards.ts'
import { damageOf, isBlocked, partStruck, starPowerOff } from './rules/hit.ts'
import { lead } from './rules/maneuver.ts'
import { type AppealNotes, appeal, intervene, type Plea, passedOf } from './rules/mercy.ts'
import { tossResult } from './rules/net.ts'
import { orderByRoll } from './rules/order.ts'
import { recoveryOf } from './rules/recovery.ts'
import { doesSurvive } from './rules/wounds.ts'
import { type HeroesTables, tables as printed } from './tables/index.ts'
import { BELLY, CHEST, HEAD, LEFT_ARM, LEFT_LEG, PARTS, RIGHT_ARM, RIGHT_LEG } from './tables/styles.ts'

export type Distribution = Record<string, number>

/** A pool below zero counts as none (G-01). */
const atLeastNone = (dice: number) => Math.max(0, dice)

function named(found: ReadonlyMap<string | number, number>): Distribution {
  const entries = [...found].sort(([a], [b]) => (typeof a === 'number' && typeof b === 'number' ? a - b : 0))
  return Object.fromEntries(entries.map(([key, chance]) => [String(key), chance]))
}

/** T5-3 Two pools against each other. */
export function contestOdds({ a, b }: { a: number; b: number }): Distribution {
  const found = exactly<Heroes, number>((referee) =>
    lead(referee.successes(atLeastNone(a)), referee.successes(atLeastNone(b))),
  )
  const of = (ahead: number) => found.get(ahead) ?? 0
  return { aBy2: of(2), aBy1: of(1), tie: of(0), bBy1: of(-1), bBy2: of(-2) }
}

export interface AttackNumbers {
  readonly attacker: number
  readonly defender: number
  /** Dice after an equal result; the same as before if not given. */
  readonly attackerRetake?: number
  readonly defenderRetake?: number
  /** Dice of the first Attacker and Defender from the first Counterstrike on. */
  readonly attackerCounter?: number
  readonly defenderCounter?: number
  readonly ensnared?: boolean
  /** Whether a Counterstrike is a hit rather than an Attack of its own. */
  readonly counterstrikeHits?: boolean
}

export interface AttackOdds {
  readonly attackerHits: Distribution
  readonly defenderHits: Distribution
  readonly escape: number
}

/** T5-5 A whole exchange, with all its re-takes and Counterstrikes. */
export function attackResolutionOdds(numbers: AttackNumbers): AttackOdds {
  const { attacker, defender } = numbers
  const attackerRetake = numbers.attackerRetake ?? attacker
  const defenderRetake = numbers.defenderRetake ?? defender
  const dice = {
    first: [attacker, defender],
    retake: [attackerRetake, defenderRetake],
    counter: [numbers.attackerCounter ?? attackerRetake, numbers.defenderCounter ?? defenderRetake],
  } as const
  const poolOf = (seat: number, stage: Exchange['stage']) => ({ dice: atLeastNone(dice[stage][seat]!), sure: 0 })
  const found = exactly<Heroes, string>((referee) => {
    let roll: Exchange | null = { kind: 'attack', attacker: 0, defender: 1, mode: 'none', stage: 'first' }
    for (;;) {
      const { attacker, defender, stage }: Exchange = roll
      referee.point(() => `${attacker}${stage}`)
      const pools = { first: poolOf(attacker, stage), second: poolOf(defender, stage) }
      const sides = { first: attacker, second: defender }
      const [own, his] = rollPools(pools, sides, 'T5-5', ATTACK_NAMES, referee).successes
      const result = rollResult(own - his, {
        isRolled: pools.first.dice + pools.second.dice > 0,
        isDefenderEnsnared: defender === 1 && numbers.ensnared === true,
        counterstrikeHits: numbers.counterstrikeHits === true,
      })
      roll = rollAfter(roll, result)
      if (roll) continue
      if (result === 'hit') return `${attacker} ${own - his}`
      return result === 'struckBack' ? `${defender} ${his - own}` : result
    }
  })
  const hits = (seat: number): Distribution => {
    const own = [...found].flatMap(([key, chance]): [number, number][] =>
      key.startsWith(`${seat} `) ? [[Number(key.slice(2)), chance]] : [],
    )
    return named(new Map(own.sort(([a], [b]) => a - b)))
  }
  return { attackerHits: hits(0), defenderHits: hits(1), escape: found.get('escape') ?? 0 }
}

/** G-65 What a Swordsman keeps when nothing is known of the target. */
const BEST_FIRST: readonly number[] = [HEAD, CHEST, BELLY, RIGHT_ARM, LEFT_ARM, RIGHT_LEG, LEFT_LEG, -1]

export type ShieldName = 'none' | 'small' | 'large' | 'net' | 'twoSwords'

/** T5-6 */
export function hitLocationOdds(
  { shield, swordsman }: { shield: ShieldName; swordsman?: boolean },
  tables: HeroesTables = printed,
): Distribution {
  // §3.9.4: a net and a second sword cover as a small shield does.
  const cover: Shield = shield === 'net' || shield === 'twoSwords' ? 'small' : shield
  const found = exactly<Heroes, number>((referee) => {
    const locate = () => {
      const total = referee.roll(2)
      const part = partStruck(total, 'right', tables)
      return isBlocked(total, part, cover, 'left', 'table', tables) ? -1 : part
    }
    const first = locate()
    if (!swordsman) return first
    const second = locate()
    return BEST_FIRST.indexOf(second) < BEST_FIRST.indexOf(first) ? second : first
  })
  const parts = PARTS.map((name, part): [string, number] => [name, found.get(part) ?? 0])
  return { ...Object.fromEntries(parts), noEffect: found.get(-1) ?? 0 }
}

export interface DamageNumbers {
  readonly impact: number
  readonly ac: number
  /** 0 unarmed, 1 or 2. */
  readonly hands: number
  readonly trident?: boolean
  /** How many Star Power dice are rolled. */
  readonly starPower?: number
}

/** T5-7, §3.2.1 */
export function damageOdds(numbers: DamageNumbers): { damage: Distribution; knockedDown: boolean } {
  const { impact, ac, hands, trident = false, starPower = 0 } = numbers
  const weapon = hands === 0 ? null : trident ? 'trident' : 'sword'
  const { damage, knocksDown } = damageOf(impact - ac + weaponBonus(weapon, hands))
  const found = exactly<Heroes, number>((referee) => {
    let left = damage
    for (let dice = starPower; dice > 0; dice--) {
      referee.point(() => `${dice},${left}`)
      left = Math.max(0, left - starPowerOff(referee.dice(1)))
    }
    return left
  })
  return { damage: named(found), knockedDown: knocksDown }
}

/** T5-1 */
export function movementOrderOdds({ modifierA, modifierB }: { modifierA: number; modifierB: number }): Distribution {
  const modifiers = [modifierA, modifierB]
  const found = exactly<Heroes, number>((referee) => orderByRoll([0, 1], (seat) => modifiers[seat]!, referee)[0]!)
  return { aFirst: found.get(0) ?? 0 }
}

export const NO_CIRCUMSTANCES = {
  opponentsDefeated: 0,
  inflictedWound: false,
  vitalWound: false,
  center: false,
  wall: false,
  kickedSand: false,
  threwWeapon: false,
  bonusDiceLeft: false,
  emperorIntervenedBefore: false,
} as const

/** §6.1: how likely a blow that leaves nothing of head, chest or belly kills a man of this Strength. */
export function killingStrokeOdds(strength: number): number {
  return exactly<Heroes, boolean>((referee) => doesSurvive(referee.roll(1), strength)).get(false) ?? 0
}

/** T6-1, T6-2; circumstances that are not named do not hold. */
export function appealOdds(given: Partial<Plea> & Pick<Plea, 'savvy'>, emperorSavvy = 9): Distribution {
  const plea: Plea = { ...NO_CIRCUMSTANCES, ...given }
  const found = exactly<Heroes, string>((referee) => {
    // After each roll only what was passed matters.
    const notes: AppealNotes = {
      appealed: (_, passed) => referee.point(() => `${passed}`),
      judged: (_, passed, __, emperorPassed) => referee.point(() => `${passed},${emperorPassed}`),
      hesitated() {},
    }
    return appeal(plea, emperorSavvy, referee, 0, notes)
  })
  const of = (verdict: string) => found.get(verdict) ?? 0
  const spared = of('sparedByEmperor')
  return {
    mercy: of('mercy'),
    undecided: spared + of('killedByEmperor'),
    death: of('death'),
    spared: of('mercy') + spared,
  }
}

/** T6-1 How likely both dice are to pass. */
export function passOdds(target: number): number {
  return exactly<Heroes, boolean>((referee) => passedOf(referee.dice(2), target) === 2).get(true) ?? 0
}

/** T6-2 How likely the Emperor is to spare him, by both targets. */
export function emperorOdds(target: number, emperorTarget: number): number {
  const found = exactly<Heroes, string>((referee) => {
    const notes: AppealNotes = {
      appealed() {},
      judged: (_, passed, __, emperorPassed) => referee.point(() => `${passed},${emperorPassed}`),
      hesitated() {},
    }
    return intervene(target, emperorTarget, referee, 0, notes)
  })
  return found.get('sparedByEmperor') ?? 0
}

/** T7-1 */
export function recoveryOdds({ strength, belly }: { strength: number; belly?: boolean }): Distribution {
  const found = exactly<Heroes, string>((referee) => recoveryOf(referee.dice(2), strength, belly === true))
  const of = (outcome: string) => found.get(outcome) ?? 0
  return {
    full: of('full'),
    missNextDay: of('missNextDay'),
    strengthLoss: of('strengthLoss'),
    dies: of('dies'),
  }
}

export interface NpgBonusNumbers {
  readonly bonusDice: number
  readonly table: PoolTable
  readonly ensnaredOrDown?: boolean
}

/** §3.7.3 Each die is used or not by itself, so they are rolled one by one. */
export function triggersUsed(bonusDice: number, table: PoolTable, hampered: boolean, referee: Oracle<Heroes>): number {
  let used = 0
  for (let dice = bonusDice; dice > 0; dice--) {
    referee.point(() => `${dice},${used}`)
    used += rollTriggers(1, table, hampered, referee, 0)
  }
  return used
}

/** §3.7.3 */
export function npgBonusOdds({ bonusDice, table, ensnaredOrDown }: NpgBonusNumbers): { used: Distribution } {
  const found = exactly<Heroes, number>((referee) => triggersUsed(bonusDice, table, ensnaredOrDown === true, referee))
  return { used: named(found) }
}

/** T5-4 */
export function netTossOdds({ retiarius, target }: { retiarius: number; target: number }): Distribution {
  const found = exactly<Heroes, string>((referee) =>
    tossResult(referee.successes(atLeastNone(retiarius)), referee.successes(atLeastNone(target))),
  )
  const of = (result: string) => found.get(result) ?? 0
  return { snared: of('snared'), noChance: of('noChance'), missed: of('missed') }
}

/** The same by name, for whoever asks from outside. */
export const odds = {
  contest: contestOdds,
  attackResolution: attackResolutionOdds,
  hitLocation: hitLocationOdds,
  damage: damageOdds,
  movementOrder: movementOrderOdds,
  appeal: appealOdds,
  recovery: recoveryOdds,
  npgBonus: npgBonusOdds,
  netToss: netTossOdds,
} as const
