/** Questions and answers in words, where on the board they act, and what the dice promise. */

import { type Aim, type AnyAnswer, OUTSIDE, type Preview, turned } from '@harena/engine'
import { describeAction } from './actions.ts'
import { poolOfFoes, rowHalvings } from './allocation.ts'
import { board } from './board.ts'
import { distanceTo } from './facing.ts'
import { isThrowHit, recoveryDRM } from './formulas.ts'
import type { Colosseum } from './game.ts'
import { readPlotOf } from './legal-plots.ts'
import { attackOdds, recoveryOdds } from './odds.ts'
import type { Action, Allocation, Question, Row } from './questions.ts'
import { type Gladiator, rowOfItem, type State, shieldHand, weakness, weaponHand } from './state.ts'
import { areaNames, formatArmour } from './tables/armour.ts'
import { ratingNames } from './tables/characteristics.ts'
import { shieldPoints } from './tables/shields.ts'
import { itemOf, shieldDamageBonusOf, strengthBonusOf, weaponDropDRM, woundBonusOf } from './weapons.ts'

type Answer = AnyAnswer<Colosseum>

export function prompt(state: State, question: Question): string {
  const name = (seat: number) => state.gladiators[seat]?.name ?? 'nobody'
  switch (question.kind) {
    case 'arrange':
      return `Give the totals ${question.totals.join(', ')} to your ratings.`
    case 'plot':
      return 'Write your movement for this phase.'
    case 'push':
      return `Where do you push ${name(question.loser)}?`
    case 'action':
      return 'What else do you do in this phase?'
    case 'throwArea':
      return `Which part of ${name(question.target)} does it strike?`
    case 'tossTarget':
      return 'At whom do you toss it?'
    case 'keepNet':
      return 'Do you keep the net, and what do you lay down for it?'
    case 'lassoDrop':
      return 'The noose is round your arm: what do you let go of?'
    case 'spend':
      return `How many CF do you spend to ${question.purpose === 'escape' ? 'get free' : question.purpose}?`
    case 'squeeze':
      return `Do you squeeze ${name(question.victim)}?`
    case 'acceptAppeal':
      return `Do you let ${name(question.victim)} appeal to the crowd?`
    case 'surrender':
      return 'Do you lay down your arms and appeal?'
    case 'pivot':
      return 'Which way do you turn against your opponents?'
    case 'faceTarget':
      return 'Which opponent do you face?'
    case 'useSand':
      return 'You could only throw sand: do you engage?'
    case 'allocate':
      return `Allocate ${poolOfFoes(question.base, question.foes)} CF to attack and defence.`
    case 'feintArea':
      return `The feint works: strike which part of ${name(question.target)} with ${question.cf} CF?`
    case 'grapple':
      return `Do you grapple ${name(question.victim)}?`
  }
}

export function describe(state: State, question: Question, answer: Answer): string {
  const who = state.gladiators[question.seat]!
  switch (question.kind) {
    case 'arrange':
      return ratingNames.map((rating, at) => `${rating} ${(answer as number[])[at]}`).join(', ')
    case 'plot':
      return answer as string
    case 'action':
      return describeAction(state, who, answer as Action)
    case 'allocate':
      return describeAllocation(answer as Allocation)
    case 'throwArea':
    case 'feintArea':
      return areaNames[answer as 1] ?? ''
    case 'tossTarget':
    case 'faceTarget':
      return state.gladiators[answer as number]?.name ?? ''
    case 'keepNet':
    case 'lassoDrop':
      return describeHand(who, answer as number)
    case 'spend':
      return `${answer} CF`
    case 'push':
    case 'pivot':
      return ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'][answer as number] ?? ''
    default:
      return answer ? 'yes' : 'no'
  }
}

function describeHand(who: Gladiator, hand: number): string {
  if (hand < 0) return 'let it fall'
  const item = who.hands[hand]
  return item ? `the ${rowOfItem(item).name}` : 'the free hand'
}

function describeAllocation({ attacks, defence, guard }: Allocation): string {
  const rows = attacks.map(({ area, means, cf, special }) =>
    means === 'thrown' ? `javelin ${cf}` : `${areaNames[area]} ${cf}${special}`,
  )
  return `attack ${rows.join(', ') || 'nobody'}; defend ${defence.join(' ')}${guard && ` ${guard}`}`
}

/** Where a plot ends, if nothing comes between; where an action goes. */
export function aim(state: State, question: Question, answer: Answer): Aim | null {
  const who = state.gladiators[question.seat]!
  if (question.kind === 'plot') return aimPlot(state, who, answer as string)
  if (question.kind === 'push') {
    const cell = board.neighbour(who.cell, answer as number)
    return cell === OUTSIDE ? null : { kind: 'place', hex: board.hex(cell) }
  }
  if (question.kind === 'tossTarget' || question.kind === 'faceTarget') {
    return { kind: 'attack', hex: board.hex(state.gladiators[answer as number]!.cell) }
  }
  if (question.kind !== 'action') return null
  const action = answer as Action
  if (action.do === 'throw') return { kind: 'cast', hex: board.hex(state.gladiators[action.target]!.cell) }
  if (action.do === 'recover') return { kind: 'pickUp', hex: board.hex(state.ground[action.ground]!.cell) }
  return null
}

function aimPlot(state: State, who: Gladiator, text: string): Aim | null {
  const plot = readPlotOf(state, text)
  if (!plot) return null
  let { cell, facing } = who
  for (const step of plot.steps) {
    facing = turned(facing, step.before)
    const next = board.neighbour(cell, turned(facing, step.relative))
    if (next === OUTSIDE) break
    cell = next
    facing = turned(facing, step.after)
  }
  facing = turned(facing, plot.turn)
  return { kind: plot.steps.length > 0 ? 'step' : 'turn', hex: board.hex(cell), facing }
}

/** Exact odds of throws, recoveries, and of the first attack if its area is not defended. */
export function preview(state: State, question: Question, answer: Answer): Preview | null {
  const who = state.gladiators[question.seat]!
  if (question.kind === 'allocate') {
    const first = (answer as Allocation).attacks[0]
    return first &&
      (first.special === '' || first.special === 'S') &&
      first.means !== 'bare' &&
      first.means !== 'thrown'
      ? previewAttack(state, who, first)
      : null
  }
  if (question.kind !== 'action') return null
  const action = answer as Action
  if (action.do === 'throw') return previewThrow(state, who, action.hand, state.gladiators[action.target]!)
  if (action.do === 'recover') {
    const lying = state.ground[action.ground]!
    const drm = recoveryDRM(state, who, lying.item, lying.cell)
    const share = recoveryOdds({ drm }).recovered
    return {
      title: `Recover the ${rowOfItem(lying.item).name}`,
      lines: [{ text: 'modifiers', rule: '§13.4.1', value: drm }],
      summary: 'At 0 or less he has it.',
      odds: [
        { label: 'recovered', share, tone: 'good' },
        { label: 'not', share: 1 - share, tone: 'miss' },
      ],
    }
  }
  return null
}

function previewThrow(state: State, who: Gladiator, hand: number, target: Gladiator): Preview {
  const row = rowOfItem(who.hands[hand]!)
  const range = distanceTo(who, target)
  const share = [1, 2, 3, 4, 5, 6].filter((die) => isThrowHit(die, who.ST, row.throw!, range)).length / 6
  return {
    title: `Throw the ${row.name} at ${state.gladiators[target.seat]!.name}`,
    lines: [
      { text: 'strength', rule: '§13.3.2', value: who.ST },
      { text: row.name, rule: '§13.3.2', value: row.throw! },
      { text: 'range', rule: '§13.3.2', value: -range },
    ],
    summary: `It must get above ${range}.`,
    odds: [
      { label: 'hits', share, tone: 'good' },
      { label: 'misses', share: 1 - share, tone: 'miss' },
    ],
  }
}

function previewAttack(state: State, who: Gladiator, row: Row): Preview {
  const target = state.gladiators[row.target]!
  const kind = itemOf(who, row.means)?.kind ?? null
  const hand = shieldHand(target)
  const shield = hand < 0 ? null : target.hands[hand]!
  const cf = row.cf >> rowHalvings(state, who, row)
  const odds = attackOdds(
    {
      attackCF: cf,
      area: row.area,
      armour: formatArmour(target.armour[row.area - 1]!),
      attackerST: who.ST + strengthBonusOf(kind),
      hasShield: shield !== null,
      hasWeapon: weaponHand(target) >= 0,
      ...(shield && {
        shieldType: rowOfItem(shield).shield!,
        shieldPoints: shieldPoints(rowOfItem(shield).shield!, shield.boxes),
      }),
      armCFLoss: target.cfLoss[3]!,
      woundBonus: woundBonusOf(kind),
      dropDRM: weaponDropDRM(who, kind),
      shieldDamageBonus: shieldDamageBonusOf(kind),
      crtDRM: weakness(target) + target.now.escapeDRM,
      flail: kind === 'flail',
      hasHelmet: target.hasHelmet,
      woundsLeft: target.W - target.wounds[row.area - 1]!,
      edition: state.options.edition === 'classic1981' ? 'classic-1981' : 'colosseum',
    },
    state.options,
  )
  const wounded = 1 - odds.kill - (odds.wounds['0'] ?? 0)
  return {
    title: `Strike at the ${areaNames[row.area]} of ${target.name}`,
    lines: [{ text: 'attack CF', rule: '§9.3.2', value: cf }],
    summary: 'If he does not defend there.',
    odds: [
      { label: 'no wound', share: odds.wounds['0'] ?? 0, tone: 'miss' },
      { label: 'wound', share: Math.max(0, wounded), tone: 'wound' },
      { label: 'kill', share: odds.kill, tone: 'kill' },
    ],
  }
}
