/** What would come of an action that throws dice: every modifier with its row, and the exact odds. */

import { kept, type Preview, type SumStep, signed, t } from '@harena/engine'
import { type AttackOdds, appealOdds, attackOdds, castOdds, cutFreeOdds } from '../odds.ts'
import { appealModifier } from '../rules/appeals.ts'
import { attackCost, SAVED } from '../rules/attacks.ts'
import { hexsideAttacked, sideOf } from '../rules/facing.ts'
import { castNeeds, FISTS, listModifiers, modifierOf, rangeTo, saveAgainst, weaponOf } from '../rules/modifiers.ts'
import { isPushFree } from '../rules/movement.ts'
import { meetsCone } from '../rules/nets.ts'
import { nearestEnemy } from '../rules/sequence.ts'
import { canAttackerLose, canDefenderLose, hasShieldOrNet } from '../rules/special-events.ts'
import { MERCY } from '../tables/appeal-modifiers.ts'
import { CONE_NEEDS, CUT_FREE_NEEDS, weaponRow } from '../tables/weapons.ts'
import { numbersOf } from './context.ts'
import type { Answer, Question } from './questions.ts'
import { type Fighter, mapOf, nameOf, type State, strengthLeft } from './state.ts'
import { orMore, weaponName } from './words.ts'

type Part = Preview['odds'][number]

export function preview(state: State, question: Question, answer: Answer): Preview | null {
  if (!('act' in answer)) return null
  const fighter = state.fighters[question.seat]!
  switch (answer.act) {
    case 'attack':
      return previewAttack(state, fighter, answer.weapon, state.fighters[answer.target]!)
    case 'fists':
      return previewAttack(state, fighter, FISTS, state.fighters[answer.target]!)
    case 'cast':
      return previewCast(state, fighter, answer.weapon, state.fighters[answer.target]!)
    case 'cutFree':
      return previewCutFree(state, fighter)
    case 'yield':
      return state.options.appeals === 'yes' ? previewYield(state, fighter) : null
    default:
      return null
  }
}

function linesOf(steps: readonly SumStep[]): Preview['lines'] {
  return steps.map(({ what, value, rule }) => ({ text: kept(what), value, rule }))
}

const sideWords = {
  front: t('the front'),
  right: t('the right side'),
  left: t('the left side'),
  rear: t('the rear'),
} as const

function previewAttack(state: State, attacker: Fighter, weapon: number, target: Fighter): Preview {
  const modifier = modifierOf(state, attacker, weapon, target)
  const save = saveAgainst(state, attacker, weapon, target)
  const isAdjacent = rangeTo(state, attacker, target) === 1
  const name = weaponName(attacker, weapon)
  const side = sideWords[sideOf(hexsideAttacked(attacker.facing), target.facing)]
  const saving =
    save > 0
      ? t`If it hits, ${nameOf(state, target.seat)} throws a die: with his save of ${save} he stops it on ${SAVED - save} or more`
      : t('No save stops a hit')
  const adding = modifier === 0 ? t('Nothing is added to the dice') : t`${signed(modifier)} to his die`
  const odds = attackOdds(modifier, save, isAdjacent, target.favoured, numbersOf(state).set)
  return {
    title: t`${name} against ${side} of ${nameOf(state, target.seat)}`,
    lines: linesOf(listModifiers(state, attacker, weapon, target)),
    summary: t`${adding}. ${saving}. Costs ${attackCost(state, attacker, weapon)} AP.`,
    odds: attackParts(state, attacker, weapon, target, odds, isAdjacent),
  }
}

/** At most seven parts; those that cannot happen are left out. */
function attackParts(
  state: State,
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
  const hasShield = hasShieldOrNet(state, target)
  const hasWeapon = canDefenderLose(state, target)
  const riskWeapon = canAttackerLose(state, attacker, weapon)
  const shaken = doubles[4]! + (isAdjacent ? 0 : doubles[2]!) + (hasShield ? doubles[5]! : 0) + (hasWeapon ? half : 0)
  const nothing = favoured + (hasShield ? 0 : doubles[5]!) + (hasWeapon ? 0 : half) + (riskWeapon ? 0 : half)
  const parts: Part[] = [
    { label: missLabel(state, attacker, target, isAdjacent), share: odds.miss, tone: 'miss', favours: 'neither' },
    { label: t('stopped by the save'), share: odds.saved, tone: 'saved', favours: 'neither' },
    { label: t('wound'), share: hurt, tone: 'wound', favours: 'you' },
    { label: t('beaten or killed'), share: finished, tone: 'kill', favours: 'you' },
    {
      label: hasShield || hasWeapon ? t('double: he loses balance or gear') : t('double: he loses balance'),
      share: shaken,
      tone: 'good',
      favours: 'you',
    },
    {
      label: riskWeapon ? t('double: you lose balance or a weapon') : t('double: you lose balance'),
      share: doubles[3]! + (riskWeapon ? half : 0),
      tone: 'bad',
      favours: 'other',
    },
    { label: t('double: nothing happens'), share: nothing, tone: 'miss', favours: 'neither' },
  ]
  return parts.filter((part) => part.share > 0)
}

function missLabel(state: State, attacker: Fighter, target: Fighter, isAdjacent: boolean): string {
  if (!isAdjacent && state.options.missilePush === 'no') return t('miss')
  const behind = mapOf(state).neighbour(target.cell, attacker.facing)
  return isPushFree(state, behind) ? t('miss, he is pushed back') : t('miss, he is off balance')
}

function previewCast(state: State, caster: Fighter, weapon: number, target: Fighter): Preview {
  const index = weaponOf(caster, weapon)
  const { name: kind, row } = weaponRow(index)
  const name = t(kind)
  const needs = castNeeds(state, index, rangeTo(state, caster, target))
  const cone = meetsCone(state, caster, weapon, target)
  const { entangled, destroyed, missed } = castOdds(needs, cone)
  const parts: Part[] = [
    { label: t('entangled'), share: entangled, tone: 'good' },
    { label: missLabel(state, caster, target, true), share: missed, tone: 'miss' },
    { label: t`${name} destroyed by the cone`, share: destroyed, tone: 'bad' },
  ]
  const coneWords = cone ? t`; his cone destroys it with ${orMore(CONE_NEEDS)} (§11.12)` : ''
  return {
    title: t`${name} at ${nameOf(state, target.seat)}`,
    lines: [],
    summary: t`needs a die of ${orMore(needs)} (${row})${coneWords}; ${attackCost(state, caster, weapon)} AP`,
    odds: parts.filter((part) => part.share > 0),
  }
}

function previewCutFree(state: State, fighter: Fighter): Preview {
  const free = cutFreeOdds()
  return {
    title: t`${nameOf(state, fighter.seat)} cuts himself free`,
    lines: [],
    summary: t`needs a die of ${orMore(CUT_FREE_NEEDS)} (§11.13); ${numbersOf(state).set.apCosts.cutFree} AP`,
    odds: [
      { label: t('free'), share: free, tone: 'good' },
      { label: t('still entangled'), share: 1 - free, tone: 'miss' },
    ],
  }
}

/** R50, §9: what the crowd would make of it. */
function previewYield(state: State, fighter: Fighter): Preview {
  const steps: SumStep[] = []
  const modifier = appealModifier(state, fighter, steps)
  const { spared } = appealOdds(modifier)
  return {
    title: t`${nameOf(state, fighter.seat)} yields to ${nameOf(state, nearestEnemy(state, fighter).seat)}`,
    lines: linesOf(steps),
    summary: t`${signed(modifier)} in all; two dice, spared from ${MERCY} on; a natural 12 always, a natural 2 never; 0 AP`,
    odds: [
      { label: t('spared'), share: spared, tone: 'saved' },
      { label: t('put to death'), share: 1 - spared, tone: 'kill' },
    ],
  }
}
