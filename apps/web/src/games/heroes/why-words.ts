/** Why a master's answer is good in Heroes, in words that the cards and the tables bear out. */
import { capital, counted, type Preview, t } from '@harena/engine'
import {
  type Action,
  arenas,
  attackDice,
  type Card,
  canRecover,
  closestOpponents,
  type Heroes,
  heroes,
  maneuverDice,
  netTossDice,
  opponentsIn,
  PART_WORDS,
  type State,
} from '@harena/heroes'
import { percent } from '../../ui/percents.ts'
import { bonusDice } from './words.ts'

type Question = Heroes['question']
type BidQuestion = Extract<Question, { kind: 'bid' }>

export function why(state: State, question: Question, answer: unknown): readonly string[] {
  switch (question.kind) {
    case 'act':
      return whyAct(state, question, answer as Action)
    case 'bid':
      return whyBid(state, question, answer as number)
    case 'mode': {
      const dice = attackDice(state, state.cards[question.seat]!, answer as 'advantage' | 'bash', false)
      return [t`So you attack with ${counted(dice, 'die', 'dice')} before Bonus Dice.`]
    }
    case 'location': {
      if (question.blocked[answer as 0 | 1]) return []
      const part = question.parts[answer as 0 | 1]
      const left = state.cards[question.victim]!.parts[part]!
      return [t`${capital(PART_WORDS[part]!)}: he has ${counted(left, 'point')} left there.`]
    }
    case 'starPower':
      return chance(state, question, answer, 'saved').map(
        (share) => t`All of the damage is averted ${share} of the time.`,
      )
    default:
      return []
  }
}

type Tone = Preview['odds'][number]['tone']

/** How likely that is, if dice decide it. */
function chance(state: State, question: Question, answer: unknown, tone: Tone): readonly string[] {
  const preview = heroes.preview(state, question, answer as never)
  return preview ? [percent(shareOf(preview, tone))] : []
}

const shareOf = ({ odds }: Preview, tone: Tone) =>
  odds.reduce((sum, one) => (one.tone === tone ? sum + one.share : sum), 0)

function whyAct(state: State, question: Question, action: Action): readonly string[] {
  const card = state.cards[question.seat]!
  switch (action.do) {
    case 'fight':
      return contest(state, question.seat, opponentsIn(state, card.side, card.zone)[0])
    case 'move':
    case 'rollAway':
      return whyMove(state, question.seat, action.to)
    case 'rest':
      return canRecover(card)
        ? [
            t`You have ${bonusDice(card.bonus)} and will have ${card.now.strength}: they add dice to Maneuvers and Attacks.`,
          ]
        : []
    case 'standUp':
      return maneuverAs(
        state,
        card,
        { ...card, isDown: false },
        (is, was) => t`On your feet you have ${is} dice in a Maneuver instead of ${was}.`,
      )
    case 'escapeNet':
      return maneuverAs(
        state,
        card,
        { ...card, net: -1 },
        (is, was) => t`Free of the net you have ${is} dice in a Maneuver instead of ${was}.`,
      )
    case 'netToss': {
      const foe = state.cards[action.target]!
      return [t`You toss with ${netTossDice(state, card, foe)} dice to his ${netTossDice(state, foe, null)}.`]
    }
    case 'throw':
    case 'kickSand':
    case 'clearEyes':
      return chance(state, question, action, 'good').map((share) => t`It succeeds ${share} of the time.`)
    case 'surrender':
      return chance(state, question, action, 'saved').map((share) => t`The crowd spares you ${share} of the time.`)
    default:
      return []
  }
}

/** What changes in a Maneuver if he were so. */
function maneuverAs(state: State, card: Card, other: Card, say: (is: number, was: number) => string): string[] {
  const foe = state.cards[closestOpponents(state, card)[0] ?? -1]
  if (!foe) return []
  const [was, is] = [card, other].map((one) => Math.max(0, maneuverDice(state, one, foe, true))) as [number, number]
  return is > was ? [say(is, was)] : []
}

/** T5-3 What a Maneuver against him would begin with. */
function contest(state: State, seat: number, foe: number | undefined): string[] {
  const [own, other] = [state.cards[seat]!, state.cards[foe ?? -1]]
  if (!other) return []
  const [ours, theirs] = [maneuverDice(state, own, other, true), maneuverDice(state, other, own, false)]
  return [
    t`In the Maneuver against ${other.name} you have ${ours} dice to his ${theirs}; Bonus Dice: ${own.bonus} to ${other.bonus}.`,
  ]
}

function whyMove(state: State, seat: number, to: string): string[] {
  const card = state.cards[seat]!
  const zone = arenas[state.arena].zones.findIndex(({ id }) => id === to)
  const [there] = opponentsIn(state, card.side, zone)
  if (there !== undefined) return contest(state, seat, there)
  const [here] = opponentsIn(state, card.side, card.zone)
  if (here !== undefined)
    return [t`${state.cards[here]!.name} can fight you hand to hand only when he has come after you.`]
  const foe = state.cards[closestOpponents(state, card)[0] ?? -1]
  if (!foe) return []
  const far = (from: number) => arenas[state.arena].distance[from]![foe.zone]!
  const gained = far(card.zone) - far(zone)
  if (gained === 0) return []
  return [gained > 0 ? t`You come nearer to ${foe.name}.` : t`You get away from ${foe.name}.`]
}

/** What the dice of a bid bring, against none, or what one more would. */
function whyBid(state: State, question: BidQuestion, bid: number): string[] {
  const { min, max, seat } = question
  const said = [bidWords(state, question, bid)]
  if (bid > min) said.push(t`With ${bonusDice(min)} it would be ${bidShare(state, question, min)}.`)
  else if (max > min) said.push(keptWords(question, bidShare(state, question, min + 1)))
  const left = state.cards[seat]!.bonus - bid
  if (question.table === 'maneuver' && left > 0) said.push(t`Left for the Attack: ${bonusDice(left)}.`)
  return said
}

/** What a die is kept for that would have brought so much. */
function keptWords({ table }: BidQuestion, share: string): string {
  return table === 'maneuver'
    ? t`One more would make it ${share}; kept, it adds to the Attack that follows, whether you strike or guard.`
    : t`One more would make it ${share}; kept, it is there for the next exchange, as only a rest brings dice back.`
}

/** Whoever strikes or tosses wants to hit; the other wants not to be hit. */
function bidShare(state: State, question: BidQuestion, bid: number): string {
  const wants: Tone = question.table === 'maneuver' || question.isFirst ? 'good' : 'bad'
  return percent(shareOf(heroes.preview(state, question, bid)!, wants))
}

function bidWords(state: State, question: BidQuestion, bid: number): string {
  const [dice, share] = [bonusDice(bid), bidShare(state, question, bid)]
  if (question.table === 'maneuver') return t`With ${dice} you are the one who attacks ${share} of the time.`
  if (question.table === 'netToss') {
    return question.isFirst
      ? t`With ${dice} you ensnare him ${share} of the time.`
      : t`With ${dice} he ensnares you ${share} of the time.`
  }
  return question.isFirst
    ? t`With ${dice} this roll hits him ${share} of the time.`
    : t`With ${dice} this roll hits you ${share} of the time.`
}
