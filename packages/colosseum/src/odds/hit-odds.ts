/** What a hit does, by its bonus: the same functions as in play, with every throw of the dice tried in turn. */

import { type Blow, emptyVerdict, rollWounds } from '../09-combat/attack.ts'
import { type AttackDice, SixDice, throwSixDice } from '../09-combat/attack-dice.ts'
import { type Edition, editionOf } from '../match/edition.ts'
import type { Options } from '../match/options.ts'
import type { Gladiator } from '../match/state.ts'

/** More wounds of a man than this are counted as so many; an elephant has more boxes (§28.3.3). */
export const MOST_WOUNDS = 18
export const MOST_WOUNDS_OF_BEAST = 32

export function mostWounds({ hide }: Blow): number {
  return hide === null ? MOST_WOUNDS : MOST_WOUNDS_OF_BEAST
}

/** §10.1 to §10.5 The chance of each number of wounds from a hit with this bonus; the last place is that of a kill. */
export function woundChances(options: Options, blow: Blow, bonus: number): Float64Array {
  const edition = editionOf(options)
  const most = mostWounds(blow)
  const chances = new Float64Array(most + 2)
  forEachThrow(edition, blow.armour, (dice, chance) => {
    const verdict = emptyVerdict(dice)
    rollWounds(blow, edition, dice, verdict, bonus)
    chances[verdict.isKilled ? most + 1 : Math.min(most, verdict.wounds)]! += chance
  })
  return chances
}

/** The chances of the sums of so many dice, from 0 on. */
export function sumChances(dice: number): readonly number[] {
  let chances = [1]
  for (let i = 0; i < dice; i++) {
    const next = new Array<number>(chances.length + 6).fill(0)
    for (const [sum, chance] of chances.entries()) for (let face = 1; face <= 6; face++) next[sum + face]! += chance / 6
    chances = next
  }
  return chances
}

const one = sumChances(1)
const two = sumChances(2)
const three = sumChances(3)

type Visit = (dice: AttackDice, chance: number) => void

function forEachThrow(edition: Edition, armour: Gladiator['armour'][number], visit: Visit): void {
  if (edition.throwDice === throwSixDice) {
    for (let white = 2; white <= 12; white++) {
      for (let black = 1; black <= 6; black++) visit(new SixDice(0, white, black), two[white]! * one[black]!)
    }
    return
  }
  const covered = coverChance(armour)
  for (let wound = 3; wound <= 18; wound++) {
    for (let critical = 2; critical <= 12; critical++) {
      const chance = three[wound]! * two[critical]!
      if (covered > 0) visit(separateDice(wound, critical, true), chance * covered)
      if (covered < 1) visit(separateDice(wound, critical, false), chance * (1 - covered))
    }
  }
}

function coverChance(armour: Gladiator['armour'][number]): number {
  if (!armour) return 0
  if (armour.covers === null) return 1
  let chance = 0
  for (const [sum, share] of (armour.dice === 2 ? two : one).entries()) if (sum <= armour.covers) chance += share
  return chance
}

/** 1981: dice of their own for wound, armour and critical hit. */
function separateDice(wound: number, critical: number, isCovered: boolean): AttackDice {
  return {
    red: 0,
    isTold: false,
    wound: () => wound,
    covers: () => isCovered,
    critical: () => critical,
    shield: () => 0,
    drop: () => 0,
  }
}
