/** Questions and answers in words, and where on the board an answer acts. */

import { dirName, type HexAim, t, turned, wayName } from '@harena/engine'
import { attackCost } from '../rules/attacks.ts'
import { skillsToTake } from '../rules/experience.ts'
import { FISTS, weaponOf } from '../rules/modifiers.ts'
import { stepCost } from '../rules/movement.ts'
import { skillName } from '../tables/skills.ts'
import { BOW, DARTS, weaponRow } from '../tables/weapons.ts'
import { numbersOf } from './context.ts'
import type { Action, Answer, Place, Question, SkillChoice } from './questions.ts'
import { type Fighter, hexOf, mapOf, nameOf, type State } from './state.ts'
import { at, weaponName } from './words.ts'

/** The question as a sentence to the one who is asked. */
export function prompt(state: State, question: Question): string {
  const name = nameOf(state, question.seat)
  const fighter = state.fighters[question.seat]!
  switch (question.kind) {
    case 'act':
      return t`${name} has ${fighter.ap} AP. What does he do?`
    case 'place':
      return t`Where does ${name} start, and which way does he face?`
    case 'skill': {
      const open = skillsToTake(state, fighter).map(skillName).join(', ')
      return t`${name} has earned a skill (${open}). Which does he take?`
    }
  }
}

/** An answer as a short label. */
export function describe(state: State, question: Question, answer: Answer): string {
  if ('act' in answer) return describeAction(state, state.fighters[question.seat]!, answer)
  if ('hex' in answer) return describePlace(answer)
  return describeSkill(answer)
}

function describePlace({ hex, facing }: Place): string {
  return t`start at ${at(hex)} facing ${dirName(facing)}`
}

function describeSkill({ skill }: SkillChoice): string {
  return skill === null ? t('take no skill') : t`take ${skillName(skill)}`
}

function describeAction(state: State, fighter: Fighter, action: Action): string {
  const cost = `(${costOf(state, fighter, action)} AP)`
  switch (action.act) {
    case 'step':
      return t`step ${wayName(action.dir, fighter.facing)}, ${dirName(action.dir)} ${cost}`
    case 'turn':
      return t`turn ${t(action.to)} to face ${dirName(facingAfter(fighter, action.to))} ${cost}`
    case 'attack':
      return `${attackVerb(fighter, action.weapon, nameOf(state, action.target))} ${cost}`
    case 'fists':
      return t`strike ${nameOf(state, action.target)} with the fists ${cost}`
    case 'cast': {
      const { name } = weaponRow(weaponOf(fighter, action.weapon))
      return t`cast the ${t(name)} at ${nameOf(state, action.target)} ${cost}`
    }
    case 'cutFree':
      return t`try to cut free ${cost}`
    case 'pickUp':
      return action.kind === 'dart' ? t`pick up a dart ${cost}` : t`pick up an arrow ${cost}`
    case 'end':
      return t('end the turn')
    case 'yield':
      return t('yield')
  }
}

function attackVerb(fighter: Fighter, weapon: number, target: string): string {
  const index = weaponOf(fighter, weapon)
  if (index === DARTS) return t`throw a dart at ${target}`
  if (index === BOW) return t`shoot at ${target}`
  return t`strike ${target} with the ${weaponName(fighter, weapon)}`
}

/** T5: what an action costs. */
function costOf(state: State, fighter: Fighter, action: Action): number {
  const { apCosts } = numbersOf(state).set
  switch (action.act) {
    case 'step':
      return stepCost(state, fighter, action.dir)
    case 'turn':
      return apCosts.turn
    case 'attack':
    case 'cast':
      return attackCost(state, fighter, action.weapon)
    case 'fists':
      return attackCost(state, fighter, FISTS)
    case 'cutFree':
      return apCosts.cutFree
    case 'pickUp':
      return apCosts.pickUp
    case 'end':
    case 'yield':
      return 0
  }
}

function facingAfter(fighter: Fighter, to: 'left' | 'right') {
  return turned(fighter.facing, to === 'right' ? 1 : -1)
}

/** Where on the board an answer acts; null if it is not chosen there. */
export function aim(state: State, question: Question, answer: Answer): HexAim | null {
  if ('hex' in answer) return { kind: 'place', hex: answer.hex, facing: answer.facing }
  if (!('act' in answer)) return null
  const fighter = state.fighters[question.seat]!
  const { facing } = fighter
  const cost = costOf(state, fighter, answer)
  const targetHex = (seat: number) => hexOf(state, state.fighters[seat]!.cell)
  switch (answer.act) {
    case 'step':
      return { kind: 'step', hex: hexOf(state, mapOf(state).neighbour(fighter.cell, answer.dir)), facing, cost }
    case 'turn':
      return { kind: 'turn', hex: hexOf(state, fighter.cell), facing: facingAfter(fighter, answer.to), cost }
    case 'attack':
    case 'fists':
      return { kind: 'attack', hex: targetHex(answer.target), facing, cost }
    case 'cast':
      return { kind: 'cast', hex: targetHex(answer.target), facing, cost }
    case 'pickUp':
      return { kind: 'pickUp', hex: hexOf(state, fighter.cell), facing, cost }
    default:
      return null
  }
}
