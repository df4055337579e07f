/** What would come of an action that throws dice: every modifier with its row, and the exact odds. */
import type { Preview } from '@harena/engine'
import type { MuneraQuestion } from './actions.ts'
import { attackCost } from './attacks.ts'
import { hexsideAttacked, sideOf } from './facing.ts'
import { FISTS, listModifiers, modifierOf, rangeTo, saveAgainst, weaponOf } from './modifiers.ts'
import { isPushFree } from './movement.ts'
import { meetsCone } from './nets.ts'
import { type AttackOdds, attackOdds, castOdds, cutFreeOdds } from './odds.ts'
import type { MuneraAnswer } from './questions.ts'
import { hasShieldOrNet } from './special-events.ts'
import { arenaOf, type Bout, type Fighter, nameOf, strengthLeft } from './state.ts'
import { castNeeds, weapons } from './tables/weapons.ts'

type Part = Preview['odds'][number]

export function preview(bout: Bout, question: MuneraQuestion, answer: MuneraAnswer): Preview | null {
  if (!('act' in answer)) return null
  const fighter = bout.fighters[question.seat]!
  switch (answer.act) {
    case 'attack':
      return previewAttack(bout, fighter, answer.weapon, bout.fighters[answer.target]!)
    case 'fists':
      return previewAttack(bout, fighter, FISTS, bout.fighters[answer.target]!)
    case 'cast':
      return previewCast(bout, fighter, answer.weapon, bout.fighters[answer.target]!)
    case 'cutFree':
      return previewCutFree(bout, fighter)
    default:
      return null
  }
}

const signed = (value: number) => (value < 0 ? `${value}` : `+${value}`)

const sideWords = { front: 'the front', right: 'the right side', left: 'the left side', rear: 'the rear' } as const

function previewAttack(bout: Bout, attacker: Fighter, weapon: number, target: Fighter): Preview {
  const modifier = modifierOf(bout, attacker, weapon, target)
  const save = saveAgainst(bout, attacker, weapon, target)
  const isAdjacent = rangeTo(bout, attacker, target) === 1
  const { name } = weapons[weaponOf(attacker, weapon)]!
  const side = sideWords[sideOf(hexsideAttacked(attacker.facing), target.facing)]
  const saving = save > 0 ? `stopped by a die of ${7 - save} or more (save +${save})` : 'no save'
  return {
    title: `${name} against ${side} of ${nameOf(bout, target.seat)}`,
    lines: listModifiers(bout, attacker, weapon, target),
    summary: `${signed(modifier)} in all; ${saving}; ${attackCost(attacker, weapon)} AP`,
    odds: attackParts(bout, attacker, target, attackOdds(modifier, save, isAdjacent, target.favoured), isAdjacent),
  }
}

/** At most seven parts; those that cannot happen are left out. */
function attackParts(bout: Bout, attacker: Fighter, target: Fighter, odds: AttackOdds, isAdjacent: boolean): Part[] {
  const { doubles, favoured } = odds
  const left = strengthLeft(target)
  let hurt = 0
  let finished = doubles[6]! - favoured + (isAdjacent ? doubles[2]! : 0)
  for (const [wounds, share] of Object.entries(odds.wounds)) {
    if (Number(wounds) < left) hurt += share
    else finished += share
  }
  const takes = hasShieldOrNet(bout, target)
  const shaken = doubles[4]! + (isAdjacent ? 0 : doubles[2]!) + (takes ? doubles[5]! : 0)
  const nothing = favoured + (takes ? 0 : doubles[5]!)
  const parts: Part[] = [
    { label: missLabel(bout, attacker, target, isAdjacent), share: odds.miss, tone: 'miss' },
    { label: 'stopped by the save', share: odds.saved, tone: 'saved' },
    { label: 'wound', share: hurt, tone: 'wound' },
    { label: 'beaten or killed', share: finished, tone: 'kill' },
    { label: takes ? 'double: he loses balance or gear' : 'double: he loses balance', share: shaken, tone: 'good' },
    { label: 'double: you lose balance, or a weapon is lost', share: doubles[3]! + doubles[1]!, tone: 'bad' },
    { label: 'double: nothing happens', share: nothing, tone: 'miss' },
  ]
  return parts.filter((part) => part.share > 0)
}

function missLabel(bout: Bout, attacker: Fighter, target: Fighter, isAdjacent: boolean): string {
  if (!isAdjacent && bout.options.missilePush === 'no') return 'miss'
  const behind = arenaOf(bout).neighbour(target.cell, attacker.facing)
  return isPushFree(bout, behind) ? 'miss, pushed back' : 'miss, off balance'
}

function previewCast(bout: Bout, caster: Fighter, weapon: number, target: Fighter): Preview {
  const index = weaponOf(caster, weapon)
  const { name, row } = weapons[index]!
  const needs = castNeeds(index, rangeTo(bout, caster, target))
  const cone = meetsCone(bout, caster, weapon, target)
  const { entangled, destroyed, missed } = castOdds(needs, cone)
  const parts: Part[] = [
    { label: 'entangled', share: entangled, tone: 'good' },
    { label: missLabel(bout, caster, target, true), share: missed, tone: 'miss' },
    { label: `${name} destroyed by the cone`, share: destroyed, tone: 'bad' },
  ]
  const lines = [{ text: `needs a die of ${needs === 6 ? '6' : `${needs} or 6`}`, rule: row, value: needs }]
  if (cone) lines.push({ text: 'the cone destroys it on 5 or 6', rule: '§11.12', value: 5 })
  return {
    title: `${name} at ${nameOf(bout, target.seat)}`,
    lines,
    summary: `one die, nothing opposed; ${attackCost(caster, weapon)} AP`,
    odds: parts.filter((part) => part.share > 0),
  }
}

function previewCutFree(bout: Bout, fighter: Fighter): Preview {
  const free = cutFreeOdds(fighter)
  return {
    title: `${nameOf(bout, fighter.seat)} cuts himself free`,
    lines: [{ text: 'needs a die of 5 or 6', rule: '§11.13', value: 5 }],
    summary: 'one die; 1 AP',
    odds: [
      { label: 'free', share: free, tone: 'good' },
      { label: 'still entangled', share: 1 - free, tone: 'miss' },
    ],
  }
}
