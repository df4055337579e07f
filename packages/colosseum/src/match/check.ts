/** The one legality test of every answer, and the answers that are legal. */

import type { AnyAnswer, Refusal } from '@harena/engine'
import { isWholeWithin, t } from '@harena/engine'
import { legalActions } from '../05-turn/actions.ts'
import { canMove, legalPlots, NO_PLOT, readPlotOf } from '../06-movement/legal-plots.ts'
import { type NetAction, netCost, type Plot } from '../06-movement/plots.ts'
import { checkAllocation } from '../09-combat/allocation.ts'
import { allocationChoices, legalAllocations } from '../09-combat/legal-allocations.ts'
import { affordableNets } from '../19-advanced/net.ts'
import { refuseHoldingBack } from '../28-beasts/allocation.ts'
import { openAreas } from '../28-beasts/beasts.ts'
import { areas } from '../tables/armour.ts'
import type { Colosseum } from './game.ts'
import type { Action, Allocation, Question } from './questions.ts'
import type { Gladiator, State } from './state.ts'

const MAX_PLOT_LENGTH = 40

export function check(state: State, question: Question, answer: unknown): Refusal | null {
  switch (question.kind) {
    case 'arrange':
      return isArrangement(question.totals, answer)
        ? null
        : refuse(question, t`Give the totals ${question.totals.join(', ')} to TR, ST, AG, CN and W, each once.`)
    case 'plot':
      return checkPlot(state, question.seat, answer)
    case 'action':
      return checkAction(state, question.seat, answer)
    case 'allocate':
      return checkAllocation(state, question, answer) ?? refuseHoldingBack(state, question, answer as Allocation)
    case 'spend':
      return isWholeWithin(answer, 0, question.limit)
        ? null
        : refuse(question, t`He can spend from 0 to ${question.limit} CF.`)
    default:
      return listed(state, question).includes(answer)
        ? null
        : refuse(question, t`Choose one of: ${listed(state, question).join(', ')}.`)
  }
}

function refuse({ rule }: Question, message: string): Refusal {
  return { rule, message }
}

function isArrangement(totals: readonly number[], answer: unknown): boolean {
  if (!Array.isArray(answer) || !answer.every(Number.isInteger)) return false
  const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b).join()
  return sorted(answer) === sorted(totals)
}

/** Every order of some numbers; equal ones are not told apart. */
function arrangements(totals: readonly number[]): number[][] {
  if (totals.length < 2) return [[...totals]]
  return [...new Set(totals)].flatMap((first) => {
    const at = totals.indexOf(first)
    return arrangements([...totals.slice(0, at), ...totals.slice(at + 1)]).map((rest) => [first, ...rest])
  })
}

/** The short lists from which a player picks one. */
function listed(state: State, question: Question): readonly unknown[] {
  switch (question.kind) {
    case 'push':
      return question.dirs
    case 'throwArea':
      return areas
    case 'feintArea':
      return openAreas(state.gladiators[question.seat]!, state.gladiators[question.target]!)
    case 'tossTarget':
    case 'faceTarget':
      return question.targets
    case 'keepNet':
      return [-1, ...question.hands]
    case 'lassoDrop':
      return question.hands
    case 'pivot':
      return question.facings
    case 'favourKeep':
      return ['first', 'second']
    default:
      return [true, false]
  }
}

function checkPlot(state: State, seat: number, answer: unknown): Refusal | null {
  const who = state.gladiators[seat]!
  if (typeof answer !== 'string' || answer.length > MAX_PLOT_LENGTH) {
    return { rule: '§7.2', message: t('A plot is written as text, for example F(R) SFL.') }
  }
  if (legalPlots(state, who).includes(answer)) return null
  if (answer === NO_PLOT && state.options.plotTimer > 0) return null
  const plot = readPlotOf(state, answer)
  if (!plot) return { rule: '§7.3', message: t`"${answer}" is not a plot; F(R) SFL or X would be one.` }
  // §7.6 Where illegal moves are punished they can be written.
  return state.options.illegalMovePenalty === 'yes' ? null : whyNot(state, seat, plot)
}

/** Why a well-written plot is not open to him. */
function whyNot(state: State, seat: number, plot: Plot): Refusal {
  const who = state.gladiators[seat]!
  if (who.mustStumble)
    return { rule: '§15.2', message: t('He stumbles: he can only stay in his hex and turn (S), and may fall.') }
  if (who.posture === 'prone')
    return {
      rule: '§16.4',
      message: t('From the ground he can only roll (RO), or kneel (KN) and stand up with his next move.'),
    }
  if (!canMove(state, who))
    return { rule: '§7.1', message: t('His moving phases of this turn are used up: only X is left.') }
  if (who.snare) return { rule: '§20.5', message: t('In a net or lasso he cannot turn, charge, leap or repel nets.') }
  if (who.mount >= 0) return { rule: '§30.4', message: t('In the saddle he can step, charge, turn or stay (X).') }
  if (plot.net) return { rule: '§20.2.1', message: whyNoNet(state, who, plot.net) }
  if (plot.code === 'S') return { rule: '§15.2', message: t('Only a man who stumbles writes S.') }
  if (plot.code === 'RO') return { rule: '§7.4', message: t('Only a man on the ground rolls (RO).') }
  return { rule: '§7.4', message: t('That is not open to a man on his feet in this match; F, X and KN are.') }
}

function whyNoNet(state: State, who: Gladiator, net: NetAction): string {
  if (state.options.nets === 'off') return t('Nets are not used in this match.')
  if (!who.hands.some((item) => item?.kind === 'net' || item?.kind === 'lasso')) return t('He has no net in hand.')
  const open = affordableNets(state, who)
  if (open.length === 0)
    return t('His net is not ready, not free, or beyond his CF; without it he may plot as he likes.')
  return t`${net} costs ${netCost[net]} CF or is not for his net; open are ${open.join(', ')}.`
}

function checkAction(state: State, seat: number, answer: unknown): Refusal | null {
  const who = state.gladiators[seat]!
  const isLegal = legalActions(state, who).some((action) => isSame(action, answer))
  return isLegal ? null : { rule: '§5.2.4', message: t('That action is not open to him now; doing nothing always is.') }
}

function isSame(action: Action, answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  const keys = Object.keys(action) as (keyof Action)[]
  if (Object.keys(answer).length !== keys.length) return false
  return keys.every((key) => JSON.stringify(action[key]) === JSON.stringify((answer as Action)[key]))
}

/** One of `legal`, each equally likely. */
export function pick(state: State, question: Question, random: { below(count: number): number }): AnyAnswer<Colosseum> {
  const { kind, seat } = question
  if (kind === 'allocate') {
    const choices = allocationChoices(state, question)
    return choices.make(random.below(choices.count))
  }
  const all = kind === 'plot' ? legalPlots(state, state.gladiators[seat]!) : legal(state, question)
  return all[random.below(all.length)]!
}

export function legal(state: State, question: Question): AnyAnswer<Colosseum>[] {
  switch (question.kind) {
    case 'arrange':
      return arrangements(question.totals)
    case 'plot':
      return legalPlots(state, state.gladiators[question.seat]!) as string[]
    case 'action':
      return legalActions(state, state.gladiators[question.seat]!)
    case 'allocate':
      return legalAllocations(state, question)
    case 'spend':
      return Array.from({ length: question.limit + 1 }, (_, cf) => cf)
    default:
      return [...listed(state, question)] as AnyAnswer<Colosseum>[]
  }
}
