/** What would come of an action that throws dice: every modifier with its row, and the exact odds. */
import type { Preview } from '@harena/engine'
import { type AttackOdds, appealOdds, attackOdds, castOdds, cutFreeOdds } from '../odds.ts'
import { appealModifier, listAppealModifiers } from '../rules/appeals.ts'
import { attackCost } from '../rules/attacks.ts'
import { hexsideAttacked, sideOf } from '../rules/facing.ts'
import { FISTS, listModifiers, modifierOf, rangeTo, saveAgainst, weaponName, weaponOf } from '../rules/modifiers.ts'
import { isPushFree } from '../rules/movement.ts'
import { meetsCone } from '../rules/nets.ts'
import { nearestEnemy } from '../rules/sequence.ts'
import { canAttackerLose, canDefenderLose, hasShieldOrNet } from '../rules/special-events.ts'
import { apCosts } from '../tables/action-points.ts'
import { MERCY } from '../tables/appeal-modifiers.ts'
import { CONE_NEEDS, CUT_FREE_NEEDS, castNeeds, weapons } from '../tables/weapons.ts'
import type { MuneraAnswer } from './check.ts'
import type { MuneraQuestion } from './questions.ts'
import { arenaOf, type Bout, type Fighter, nameOf, strengthLeft } from './state.ts'

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
    case 'yield':
      return bout.options.appeals === 'yes' ? previewYield(bout, fighter) : null
    default:
      return null
  }
}

const signed = (value: number) => (value < 0 ? `${value}` : `+${value}`)

const orMore = (needs: number) => (needs === 6 ? '6' : `${needs} or 6`)

const sideWords = { front: 'the front', right: 'the right side', left: 'the left side', rear: 'the rear' } as const

function previewAttack(bout: Bout, attacker: Fighter, weapon: number, target: Fighter): Preview {
  const modifier = modifierOf(bout, attacker, weapon, target)
  const save = saveAgainst(bout, attacker, weapon, target)
  const isAdjacent = rangeTo(bout, attacker, target) === 1
  const name = weaponName(attacker, weapon)
  const side = sideWords[sideOf(hexsideAttacked(attacker.facing), target.facing)]
  const saving = save > 0 ? `stopped by a die of ${7 - save} or more (save +${save})` : 'no save'
  const odds = attackOdds(modifier, save, isAdjacent, target.favoured)
  return {
    title: `${name} against ${side} of ${nameOf(bout, target.seat)}`,
    lines: listModifiers(bout, attacker, weapon, target),
    summary: `${signed(modifier)} in all; ${saving}; ${attackCost(attacker, weapon)} AP`,
    odds: attackParts(bout, attacker, weapon, target, odds, isAdjacent),
  }
}

/** At most seven parts; those that cannot happen are left out. */
function attackParts(
  bout: Bout,
  attacker: Fighter,
  weapon: number,
  target: Fighter,
  odds: AttackOdds,
  isAdjacent: boolean,
): Part[] {
  const { doubles, favoured } = odds
  const left = strengthLeft(target)
  let hurt = 0
  let finished = doubles[6]! - favoured + (isAdjacent ? doubles[2]! : 0)
  for (const [wounds, share] of Object.entries(odds.wounds)) {
    if (Number(wounds) < left) hurt += share
    else finished += share
  }
  // §7.2, §7.7: a double 5 takes from him, a double 1 by halves from him or from the attacker, if there is anything.
  const half = doubles[1]! / 2
  const hasShield = hasShieldOrNet(bout, target)
  const hasWeapon = canDefenderLose(bout, target)
  const riskWeapon = canAttackerLose(bout, attacker, weapon)
  const shaken = doubles[4]! + (isAdjacent ? 0 : doubles[2]!) + (hasShield ? doubles[5]! : 0) + (hasWeapon ? half : 0)
  const nothing = favoured + (hasShield ? 0 : doubles[5]!) + (hasWeapon ? 0 : half) + (riskWeapon ? 0 : half)
  const parts: Part[] = [
    { label: missLabel(bout, attacker, target, isAdjacent), share: odds.miss, tone: 'miss' },
    { label: 'stopped by the save', share: odds.saved, tone: 'saved' },
    { label: 'wound', share: hurt, tone: 'wound' },
    { label: 'beaten or killed', share: finished, tone: 'kill' },
    {
      label: hasShield || hasWeapon ? 'double: he loses balance or gear' : 'double: he loses balance',
      share: shaken,
      tone: 'good',
    },
    {
      label: riskWeapon ? 'double: you lose balance or a weapon' : 'double: you lose balance',
      share: doubles[3]! + (riskWeapon ? half : 0),
      tone: 'bad',
    },
    { label: 'double: nothing happens', share: nothing, tone: 'miss' },
  ]
  return parts.filter((part) => part.share > 0)
}

function missLabel(bout: Bout, attacker: Fighter, target: Fighter, isAdjacent: boolean): string {
  if (!isAdjacent && bout.options.missilePush === 'no') return 'miss'
  const behind = arenaOf(bout).neighbour(target.cell, attacker.facing)
  return isPushFree(bout, behind) ? 'miss, he is pushed back' : 'miss, he is off balance'
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
  const coneWords = cone ? `; his cone destroys it with ${orMore(CONE_NEEDS)} (§11.12)` : ''
  return {
    title: `${name} at ${nameOf(bout, target.seat)}`,
    lines: [],
    summary: `needs a die of ${orMore(needs)} (${row})${coneWords}; ${attackCost(caster, weapon)} AP`,
    odds: parts.filter((part) => part.share > 0),
  }
}

function previewCutFree(bout: Bout, fighter: Fighter): Preview {
  const free = cutFreeOdds(fighter)
  return {
    title: `${nameOf(bout, fighter.seat)} cuts himself free`,
    lines: [],
    summary: `needs a die of ${orMore(CUT_FREE_NEEDS)} (§11.13); ${apCosts.cutFree} AP`,
    odds: [
      { label: 'free', share: free, tone: 'good' },
      { label: 'still entangled', share: 1 - free, tone: 'miss' },
    ],
  }
}

/** R50, §9: what the crowd would make of it. */
function previewYield(bout: Bout, fighter: Fighter): Preview {
  const modifier = appealModifier(bout, fighter)
  const { spared } = appealOdds(modifier)
  return {
    title: `${nameOf(bout, fighter.seat)} yields to ${nameOf(bout, nearestEnemy(bout, fighter).seat)}`,
    lines: listAppealModifiers(bout, fighter),
    summary: `${signed(modifier)} in all; two dice, spared from ${MERCY} on; a natural 12 always, a natural 2 never; 0 AP`,
    odds: [
      { label: 'spared', share: spared, tone: 'saved' },
      { label: 'dispatched', share: 1 - spared, tone: 'kill' },
    ],
  }
}
