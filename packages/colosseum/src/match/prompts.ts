/** Questions and answers in words, where on the board they act, and what the dice promise. */

import { type AnyAnswer, type Dir, dirName, type HexAim, kept, OUTSIDE, t, turned } from '@harena/engine'
import { board } from '../02-preparation/board.ts'
import { describeAction } from '../05-turn/actions.ts'
import { readPlotOf } from '../06-movement/legal-plots.ts'
import { poolOfFoes } from '../09-combat/allocation.ts'
import { specialAttacks } from '../19-advanced/special-attacks.ts'
import { specialDefences } from '../19-advanced/special-defences.ts'
import { areaName } from '../tables/armour.ts'
import { ratingNames } from '../tables/characteristics.ts'
import { itemName } from '../tables/weapons.ts'
import { bodyOf } from './body.ts'
import type { Colosseum } from './game.ts'
import type { Action, Allocation, Question } from './questions.ts'
import type { Gladiator, State } from './state.ts'
import { spokenName } from './words.ts'

type Answer = AnyAnswer<Colosseum>
type Spend = Extract<Question, { kind: 'spend' }>

const spendWords: Readonly<Record<Spend['purpose'], string>> = {
  escape: t('How many CF do you spend to get free?'),
  drag: t('How many CF do you spend to drag?'),
  hold: t('How many CF do you spend to hold?'),
}

export function prompt(state: State, question: Question): string {
  const name = (seat: number) => spokenName(state.gladiators[seat]?.name ?? t('nobody'))
  switch (question.kind) {
    case 'arrange':
      return t`Give the totals ${question.totals.join(', ')} to your ratings.`
    case 'plot':
      return t('Write your movement for this phase.')
    case 'push':
      return t`Where do you push ${name(question.loser)}?`
    case 'action':
      return t('What else do you do in this phase?')
    case 'throwArea':
      return t`Which part of ${name(question.target)} does it strike?`
    case 'tossTarget':
      return t('At whom do you toss it?')
    case 'keepNet':
      return t('Do you keep the net, and what do you lay down for it?')
    case 'lassoDrop':
      return t('The noose is round your arm: what do you let go of?')
    case 'spend':
      return spendWords[question.purpose]
    case 'squeeze':
      return t`Do you squeeze ${name(question.victim)}?`
    case 'acceptAppeal':
      return t`Do you let ${name(question.victim)} appeal to the crowd?`
    case 'surrender':
      return t('Do you lay down your arms and appeal?')
    case 'pivot':
      return t('Which way do you turn against your opponents?')
    case 'faceTarget':
      return t('Which opponent do you face?')
    case 'useSand':
      return t`You could only throw sand at ${question.targets.map(name).join(` ${t('or')} `)}: do you engage?`
    case 'allocate':
      return t`Allocate ${poolOfFoes(question.base, question.foes)} CF to attack and defence.`
    case 'feintArea':
      return t`The feint works: strike which part of ${name(question.target)} with ${question.cf} CF?`
    case 'grapple':
      return t`Do you grapple ${name(question.victim)}?`
    case 'favour':
      return t`The dice for ${t(question.name) || question.of} show ${kept(question.shows)}. Do you ask the gods for favour? Your luck is ${question.LK}.`
    case 'favourKeep':
      return t`The gods are with you: ${kept(question.first)} or ${kept(question.second)}?`
    case 'fatalBlow':
      return t`Do you give up the attack on the ${areaName(question.area)} of ${name(question.target)} for a Fatal Blow?`
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
      return t(bodyOf(state.gladiators[question.target]!).areaNames[answer as 1] ?? '')
    case 'tossTarget':
    case 'faceTarget':
      return spokenName(state.gladiators[answer as number]?.name ?? '')
    case 'keepNet':
    case 'lassoDrop':
      return describeHand(who, answer as number)
    case 'spend':
      return `${answer} CF`
    case 'favourKeep':
      return answer === 'first' ? kept(question.first) : kept(question.second)
    case 'push':
    case 'pivot':
      return dirName(answer as Dir)
    default:
      return answer ? t('yes') : t('no')
  }
}

function describeHand(who: Gladiator, hand: number): string {
  if (hand < 0) return t('let it fall')
  const item = who.hands[hand]
  return item ? t`the ${itemName(item.kind)}` : t('the free hand')
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
