/** Chapter 29: centurions. Every question that one of them meets is answered by the book's dice. */
import type { AnyAnswer } from '@harena/engine'
import { distanceTo } from '../06-movement/facing.ts'
import { openAreas } from '../28-beasts/beasts.ts'
import { asksByHabit } from '../34-luck/favour.ts'
import { pickByDice, type RuleContext, rollD3 } from '../match/context.ts'
import type { Colosseum } from '../match/game.ts'
import type { Question } from '../match/questions.ts'
import type { Gladiator } from '../match/state.ts'
import { type Area, armourWorth } from '../tables/armour.ts'
import { actionOfCenturion, spendOfCenturion } from './actions.ts'
import { nearest } from './closest.ts'
import { allocationOfCenturion } from './combat.ts'
import { plotOfCenturion } from './movement.ts'

type Answer = AnyAnswer<Colosseum>

/** A bit for the special defence and one for each area. */
const EVERYTHING = 0b111111

/** What a centurion does with a question. The book speaks of plots, CF, nets and kicks; the rest is left to chance. */
export function answerOfCenturion(context: RuleContext, question: Question): Answer {
  const { state } = context
  const who = state.gladiators[question.seat]!
  switch (question.kind) {
    case 'plot':
      return plotOfCenturion(context, who)
    case 'action':
      return actionOfCenturion(context, who)
    case 'allocate':
      // His dice lie open: there is no defence of his that would still have to show (§9.4.1).
      state.fight!.shown[who.seat] = EVERYTHING
      return allocationOfCenturion(context, question)
    case 'spend':
      return spendOfCenturion(context, who, question.limit)
    case 'push':
      return pickByDice(context, question.dirs, '§29.5', who.seat, 'which way')
    case 'throwArea':
    case 'feintArea':
      return weakestArea(context, who, state.gladiators[question.target]!)
    case 'tossTarget':
    case 'faceTarget':
      return closestOf(context, who, question.targets)
    case 'pivot':
      return pickByDice(context, question.facings, '§26.2.1', who.seat, 'which way')
    case 'lassoDrop':
      return pickByDice(context, question.hands, '§21.7.1', who.seat, 'which hand')
    case 'keepNet':
      return -1
    case 'acceptAppeal':
    case 'squeeze':
      return true
    case 'useSand':
    case 'grapple':
    case 'surrender':
    case 'fatalBlow':
      return false
    case 'favour':
      return asksByHabit(question)
    case 'favourKeep':
      return question.isBetter ? 'second' : 'first'
    case 'arrange':
      return question.totals
  }
}

function closestOf(context: RuleContext, who: Gladiator, seats: readonly number[]): number {
  const men = seats.map((seat) => context.state.gladiators[seat]!)
  const close = nearest(men, (man) => distanceTo(who, man))
  return pickByDice(context, close, '§29.4.2.1', who.seat, 'closest opponent').seat
}

/** §29.7.2.2 The area with the weakest armour. */
function weakestArea(context: RuleContext, who: Gladiator, target: Gladiator): Area {
  const { armourDRM } = context.tables
  const open = openAreas(who, target)
  const weak = nearest(open, (area) => armourWorth(armourDRM, target.armour[area - 1]!))
  return pickByDice(context, weak, '§29.7.2.2', who.seat, 'weakest armour')
}

/** §29.2 Two dice pick one of 36 men. */
export function rollCenturion(context: RuleContext, who: Gladiator): null {
  const [red, white] = context.referee.dice(2, '§29.2', who.seat, 'centurion')
  Object.assign(who, context.tables.centurions[red! * 10 + white!])
  return null
}

/** §29.2 His fighting spirit, and if wanted his prestige, where the set-up does not name them. */
export function rollSpirit(context: RuleContext, who: Gladiator): void {
  const { centurion, sheet } = who
  if (!centurion) return
  centurion.FS = sheet.spirit ?? rollD3(context, '§29.2', who.seat, 'fighting spirit') - 2
  if (context.state.options.centurionPrestige === 'rolled') {
    const d3 = () => rollD3(context, '§29.2', who.seat, 'prestige')
    who.prestige += d3() - d3()
  }
  if (context.referee.listening) {
    const { seat, prestige } = who
    context.referee.tell({ kind: 'centurionRolled', rule: '§29.2', seat, spirit: centurion.FS, prestige })
  }
}
