/** Exact odds, from the very functions that play: the oracle runs them along every path of dice. */
import { exactly, perTables } from '@harena/engine'
import type { Munera } from './match/game.ts'
import { doesCrowdSpare } from './rules/appeals.ts'
import { isStoppedBy, newBlow, strike } from './rules/attacks.ts'
import { cutsFree, newThrow, rollToCutFree, throwNet } from './rules/nets.ts'
import { flatTables, type Tables, tables } from './tables/index.ts'

export interface AttackOdds {
  /** Each natural double by its face. */
  readonly doubles: Readonly<Record<number, number>>
  /** The part of the double 6 that the gods avert. */
  readonly favoured: number
  readonly saved: number
  /** By the number of wounds. */
  readonly wounds: Readonly<Record<number, number>>
  readonly miss: number
}

const blow = newBlow()
const knownAttacks = perTables((_: Tables) => new Map<string, AttackOdds>())

/** What a blow comes to, by everything it depends on (§6.14). */
export function attackOdds(
  modifier: number,
  save: number,
  isAdjacent = true,
  isFavoured = false,
  set: Tables = tables,
): AttackOdds {
  const known = knownAttacks(set)
  const key = `${modifier} ${Math.max(0, save)} ${isAdjacent} ${isFavoured}`
  let odds = known.get(key)
  if (!odds) {
    odds = workOutAttack(modifier, save, isAdjacent, isFavoured, set)
    known.set(key, odds)
  }
  return odds
}

function workOutAttack(
  modifier: number,
  save: number,
  isAdjacent: boolean,
  isFavoured: boolean,
  set: Tables,
): AttackOdds {
  const doubles: Record<number, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 }
  const wounds: Record<number, number> = {}
  let favoured = 0
  let saved = 0
  let miss = 0
  const shares = exactly<Munera, string>((referee) => {
    strike(flatTables(set), referee, 0, 1, modifier, save, isAdjacent, isFavoured, blow)
    return `${blow.outcome} ${blow.outcome === 'wounded' ? blow.score : blow.attackerDie}`
  })
  for (const [what, share] of shares) {
    const [outcome, number] = what.split(' ') as [string, string]
    if (outcome === 'missed') miss += share
    else if (outcome === 'stopped') saved += share
    else if (outcome === 'wounded') wounds[Number(number)] = share
    else doubles[Number(number)]! += share
    if (outcome === 'favoured') favoured += share
  }
  return { doubles, favoured, saved, wounds, miss }
}

/** §6.9: how likely a save is to stop a blow. */
export function saveOdds(save: number): number {
  if (save <= 0) return 0
  return exactly<Munera, boolean>((referee) => isStoppedBy(referee.roll(1), save)).get(true) ?? 0
}

const knownAppeals = new Map<number, { readonly spared: number }>()

/** §9.2: how likely the crowd is to spare one with this sum of T8. */
export function appealOdds(modifier: number): { readonly spared: number } {
  let odds = knownAppeals.get(modifier)
  if (!odds) {
    const shares = exactly<Munera, boolean>((referee) => doesCrowdSpare(referee.roll(2), modifier))
    odds = { spared: shares.get(true) ?? 0 }
    knownAppeals.set(modifier, odds)
  }
  return odds
}

export interface CastOdds {
  readonly entangled: number
  /** By the cone, whether it hit or not. */
  readonly destroyed: number
  /** Missed, and kept. */
  readonly missed: number
}

/** §11.10, §11.12 */
export function castOdds(needs: number, meetsCone: boolean): CastOdds {
  const thrown = newThrow()
  const shares = exactly<Munera, string>((referee) => {
    throwNet(referee, 0, 1, needs, meetsCone, thrown)
    if (thrown.isDestroyed) return 'destroyed'
    return thrown.isHit ? 'entangled' : 'missed'
  })
  const share = (what: string) => shares.get(what) ?? 0
  return { entangled: share('entangled'), destroyed: share('destroyed'), missed: share('missed') }
}

/** §11.13: how likely one is to cut himself free. */
export function cutFreeOdds(): number {
  const shares = exactly<Munera, boolean>((referee) => cutsFree(rollToCutFree(referee, 0)))
  return shares.get(true) ?? 0
}
