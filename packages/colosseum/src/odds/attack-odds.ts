/** Exact odds of attacks, from the very functions that play uses, under the engine's oracle. */

import { effectiveOptions, exactly, type Seat, t } from '@harena/engine'
import { type Blow, resolveAttack } from '../09-combat/attack.ts'
import { attackIn, blowOf } from '../09-combat/blow.ts'
import { type Edition, editionOf } from '../match/edition.ts'
import type { EventOf } from '../match/events.ts'
import type { Colosseum } from '../match/game.ts'
import { type Options, options, presets } from '../match/options.ts'
import type { Allocation, SpecialAttack } from '../match/questions.ts'
import type { State } from '../match/state.ts'
import { type Area, type Armour, parseArmour, type ShieldSize } from '../tables/armour.ts'
import { HIT } from '../tables/combat-results.ts'
import { criticalCodes } from '../tables/critical-hits.ts'
import { boxesCheckedAt, type ShieldTracks } from '../tables/shields.ts'
import { woundsOf } from '../tables/wounds.ts'
import { woundChances } from './hit-odds.ts'

export type EditionId = 'colosseum' | 'classic1981'

/** The editions as printed, for odds that are asked without a match. */
export const printed: Readonly<Record<EditionId, Options>> = {
  colosseum: effectiveOptions({ options }, {}) as unknown as Options,
  classic1981: effectiveOptions({ options }, presets.classic1981!) as unknown as Options,
}

export interface AttackQuery {
  readonly attackCF: number
  readonly defenceCF?: number
  readonly area: Area
  /** Such as `A4`, `B` or `-`. */
  readonly armour?: string
  /** §28.3.3.1 The target is a beast, whose hide takes so much off: it has no armour, shield or weapon, and does not defend. */
  readonly hide?: number
  readonly attackerST?: number
  readonly hasShield?: boolean
  readonly hasWeapon?: boolean
  readonly shieldType?: ShieldSize
  readonly shieldPoints?: number
  readonly armCFLoss?: number
  readonly woundBonus?: number
  readonly dropDRM?: number
  readonly shieldDamageBonus?: number
  readonly crtDRM?: number
  readonly flail?: boolean
  readonly hasHelmet?: boolean
  readonly woundsLeft?: number
  /** §23.2 A special attack, and §22.2 one with the bare hand: stun, stumbles and sand are not counted. */
  readonly special?: SpecialAttack
  readonly strike?: boolean
  readonly edition?: EditionId
}

type Distribution = Record<string, number>

export interface AttackOdds {
  readonly crt: Distribution
  /** How likely a hit with each bonus is; without a hit nothing is counted. */
  readonly hitBonus: Distribution
  readonly wounds: Distribution
  readonly critical: Distribution
  /** Killed outright, or by so many wounds that none of `woundsLeft` is left. */
  readonly kill: number
  readonly weaponDrop: number
  readonly shieldDrop: number
  readonly shieldBoxes: Distribution
  readonly expectedWounds: number
}

/** One outcome of an attack as a number: the facts that odds tell apart, as digits. */
interface Outcome {
  result: number
  wounds: number
  critical: number
  weaponDrop: boolean
  shieldDrop: boolean
  boxes: number
}

const KILL = 63
const NO_CRITICAL = 31
/** More than any blow fills. */
const MANY_BOXES = 99

function pack(one: Outcome): number {
  const flags = (one.weaponDrop ? 2 : 0) + (one.shieldDrop ? 1 : 0)
  return (((one.result * 64 + one.wounds) * 32 + one.critical) * 4 + flags) * 16 + one.boxes
}

function unpack(key: number): Outcome {
  const boxes = key % 16
  const flags = Math.floor(key / 16) % 4
  const critical = Math.floor(key / 64) % 32
  const wounds = Math.floor(key / 2048) % 64
  const result = Math.floor(key / 131072)
  return { result, wounds, critical, weaponDrop: flags >= 2, shieldDrop: flags % 2 === 1, boxes }
}

/** §28.7.3.1 What a beast has not. */
const beastly = { defenceCF: 0, hasShield: false, hasWeapon: false, hasHelmet: false } as const

function blowIn(asked: AttackQuery, tracks: ShieldTracks): Blow {
  if (asked.hide !== undefined) refuseForBeast(asked)
  const query = asked.hide === undefined ? asked : { ...asked, ...beastly }
  const size = (query.hasShield ?? true) ? (query.shieldType ?? 'large') : null
  const armour = armourOf(query)
  const points = query.shieldPoints ?? 12
  if (size && !tracks[size].includes(points)) {
    const known = [...new Set(tracks[size].filter((box) => typeof box === 'number'))].join(', ')
    throw new RangeError(t`§12.1 a ${size} shield has no ${points} points left; it can have ${known}`)
  }
  return {
    area: query.area,
    attackCF: query.attackCF,
    defenceCF: query.defenceCF ?? 0,
    defenceLoss: 0,
    fixed: -1,
    drm: query.crtDRM ?? 0,
    weakness: 0,
    escapeDRM: 0,
    isFlail: query.flail ?? false,
    special: query.special ?? '',
    isStrike: query.strike ?? false,
    attackerST: query.attackerST ?? 0,
    dropDRM: query.dropDRM ?? 0,
    woundBonus: query.woundBonus ?? 0,
    shieldDamageBonus: query.shieldDamageBonus ?? 0,
    armour,
    hide: query.hide ?? null,
    hasHelmet: query.hasHelmet ?? armour !== null,
    hasWeapon: query.hasWeapon ?? true,
    shield: size,
    shieldBoxes: size ? boxesCheckedAt(tracks, size, points) : 0,
    armLoss: query.armCFLoss ?? 0,
    boxesLeft: query.woundsLeft ?? MANY_BOXES,
    isOnRock: false,
  }
}

function refuseForBeast({ armour = '-', defenceCF = 0 }: AttackQuery): void {
  if (armour !== '-') throw new RangeError(t('§28.3.3.1 a beast has hide instead of armour'))
  if (defenceCF !== 0) throw new RangeError(t('§28.7.3 a beast never defends'))
}

function armourOf({ armour = '-', edition }: AttackQuery): Armour | null {
  const isClassic = edition === 'classic1981'
  const piece = parseArmour(armour, isClassic ? 2 : 1)
  if (piece !== undefined) return piece
  const [from, to] = isClassic ? [5, 9] : [1, 5]
  throw new RangeError(t`§3.12 "${armour}" is no armour; known are A, B and C, alone or with ${from} to ${to}, and -`)
}

/** The outcome of one attack under one throw of the dice: the very function of play. */
function outcomeOf(blow: Blow, edition: Edition, referee: Parameters<Edition['throwDice']>[0]): number {
  const verdict = resolveAttack(blow, edition, edition.throwDice(referee, 0))
  return pack({
    result: verdict.result,
    wounds: verdict.isKilled ? KILL : Math.min(KILL - 1, verdict.wounds),
    critical: verdict.critical === null ? NO_CRITICAL : criticalCodes.indexOf(verdict.critical),
    weaponDrop: verdict.drops.weapon || verdict.critical === 'WD',
    shieldDrop: verdict.drops.shield || verdict.critical === 'SD',
    boxes: verdict.shield?.boxes ?? 0,
  })
}

/** §9.5 The exact odds of one attack that is described. */
export function attackOdds(query: AttackQuery, played?: Options): AttackOdds {
  const edition = editionOf(played ?? printed[query.edition ?? 'colosseum'])
  return gather(blowIn(query, edition.tables.shieldTracks), edition, query.edition === 'classic1981')
}

/** §9.5 The exact odds of a blow of play. */
export function blowOdds(blow: Blow, played: Options): AttackOdds {
  const edition = editionOf(played)
  return gather(blow, edition, edition.id === 'classic1981')
}

/**
 * The odds of an attack of an allocation, made or only thought of, if its area is defended with so many CF; null for a
 * javelin that is thrown, whose area is a matter of chance.
 */
export function oddsOfAttack(
  known: State,
  seat: Seat,
  allocation: Pick<Allocation, 'attacks' | 'top'>,
  index: number,
  defenceCF: number,
): AttackOdds | null {
  const attack = attackIn(known, seat, allocation, index)
  return attack.means === 'thrown' ? null : blowOdds(blowOf(known, attack, defenceCF), known.options)
}

/** What is added to the dice of a wound roll. */
const woundModifiers: readonly string[] = ['hit bonus', 'the axe', 'armour', 'hide']

/**
 * §10.1, §10.4 How likely a K was, by wounds or as a critical hit, when this hit was rolled, with armour as it counted; null
 * where the sum is not known.
 */
export function killChanceOf(rolled: EventOf<'woundRolled'>, played: Partial<Options>): number | null {
  const { area, wounds, onBeast, total, steps } = rolled
  if (total === undefined || steps === undefined) return null
  const given: Options = { ...printed.colosseum, ...played }
  const { tables } = editionOf(given)
  const isHalved = wounds < woundsOf(tables.wounds, total)
  const hit = {
    attackCF: 0,
    area,
    hasShield: false,
    special: isHalved ? 'S' : '',
    ...(onBeast && { hide: 0 }),
  } as const
  const bonus = steps.reduce((sum, { what, value }) => (woundModifiers.includes(what) ? sum + value : sum), 0)
  return woundChances(given, blowIn(hit, tables.shieldTracks), bonus).at(-1)!
}

const crtNames = ['F', 'miss', 'S', 'S*', 'P', 'P*', 'H'] as const

function gather(blow: Blow, edition: Edition, isClassic: boolean): AttackOdds {
  const chances = exactly<Colosseum, number>((referee) => outcomeOf(blow, edition, referee))
  const names = crtNames.map((name) => (isClassic && name === 'F' ? 'M' : name))
  const crt: Distribution = Object.fromEntries(names.map((name) => [name, 0]))
  const hitBonus: Distribution = {}
  const wounds: Distribution = { kill: 0 }
  const critical: Distribution = { none: 0 }
  const shieldBoxes: Distribution = {}
  const sum = { kill: 0, weaponDrop: 0, shieldDrop: 0, expected: 0 }
  for (const [key, chance] of chances) {
    const one = unpack(key)
    add(crt, names[Math.min(one.result, HIT)]!, chance)
    if (one.result >= HIT) add(hitBonus, String(one.result - HIT), chance)
    add(wounds, one.wounds === KILL ? 'kill' : String(one.wounds), chance)
    add(critical, one.critical === NO_CRITICAL ? 'none' : criticalCodes[one.critical]!, chance)
    add(shieldBoxes, String(one.boxes), chance)
    if (one.wounds === KILL || one.wounds >= blow.boxesLeft) sum.kill += chance
    if (one.weaponDrop && blow.hasWeapon) sum.weaponDrop += chance
    if (one.shieldDrop && blow.shield) sum.shieldDrop += chance
    if (one.wounds !== KILL) sum.expected += one.wounds * chance
  }
  const { kill, weaponDrop, shieldDrop, expected } = sum
  return { crt, hitBonus, wounds, critical, kill, weaponDrop, shieldDrop, shieldBoxes, expectedWounds: expected }
}

function add(distribution: Distribution, key: string, chance: number): void {
  distribution[key] = (distribution[key] ?? 0) + chance
}
