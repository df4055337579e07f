/** Questions and answers in words, where on the board they act, and what the dice promise. */

import { type AnyAnswer, type HexAim, OUTSIDE, turned } from '@harena/engine'
import { board } from '../02-preparation/board.ts'
import { describeAction } from '../05-turn/actions.ts'
import { readPlotOf } from '../06-movement/legal-plots.ts'
import { poolOfFoes } from '../09-combat/allocation.ts'
import { specialAttacks } from '../19-advanced/special-attacks.ts'
import { specialDefences } from '../19-advanced/special-defences.ts'
import { areaNames } from '../tables/armour.ts'
import { ratingNames } from '../tables/characteristics.ts'
import { itemName } from '../tables/weapons.ts'
import { bodyOf } from './body.ts'
import type { Colosseum } from './game.ts'
import type { Action, Allocation, Question } from './questions.ts'
import type { Gladiator, State } from './state.ts'

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
      return `You could only throw sand at ${question.targets.map(name).join(' or ')}: do you engage?`
    case 'allocate':
      return `Allocate ${poolOfFoes(question.base, question.foes)} CF to attack and defence.`
    case 'feintArea':
      return `The feint works: strike which part of ${name(question.target)} with ${question.cf} CF?`
    case 'grapple':
      return `Do you grapple ${name(question.victim)}?`
    case 'favour':
      return `The dice for ${question.name || question.of} show ${question.shows}. Do you ask the gods for favour? Your luck is ${question.LK}.`
    case 'favourKeep':
      return `The gods are with you: ${question.first} or ${question.second}?`
    case 'fatalBlow':
      return `Do you give up the attack on the ${areaNames[question.area]} of ${name(question.target)} for a Fatal Blow?`
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
      return describeAllocation(state, answer as Allocation)
    case 'throwArea':
    case 'feintArea':
      return bodyOf(state.gladiators[question.target]!).areaNames[answer as 1] ?? ''
    case 'tossTarget':
    case 'faceTarget':
      return state.gladiators[answer as number]?.name ?? ''
    case 'keepNet':
    case 'lassoDrop':
      return describeHand(who, answer as number)
    case 'spend':
      return `${answer} CF`
    case 'favourKeep':
      return answer === 'first' ? question.first : question.second
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
  return item ? `the ${itemName(item.kind)}` : 'the free hand'
}

/** Attacks and defence as they are typed: `sweep legs 4 | 2 1 0 0 0 parry`; with several foes the name is said. */
function describeAllocation(state: State, { attacks, defence, guard }: Allocation): string {
  const hasSeveral = attacks.some(({ target }) => target !== attacks[0]!.target)
  const rows = attacks.map(({ target, area, means, cf, special }) => {
    const what = means === 'thrown' ? 'javelin' : bodyOf(state.gladiators[target]!).areaNames[area]
    const how = special === '' ? '' : `${specialAttacks[special].name.toLowerCase()} `
    return `${how}${what} ${cf}${hasSeveral ? ` at ${state.gladiators[target]!.name}` : ''}`
  })
  const card = guard === '' ? '' : ` ${specialDefences[guard].name.toLowerCase()}`
  return `${rows.join(', ') || 'nothing'} | ${defence.join(' ')}${card}`
}

/** Where a plot ends, if nothing comes between; where an action goes. */
export function aim(state: State, question: Question, answer: Answer): HexAim | null {
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

function aimPlot(state: State, who: Gladiator, text: string): HexAim | null {
  const plot = readPlotOf(state, text)
  if (!plot) return null
  let { facing } = who
  // 1981: a bear rises on the hex of its hind part.
  let cell = plot.code === 'UP' && who.torso !== OUTSIDE ? who.torso : who.cell
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
