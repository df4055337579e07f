/** What would come of an answer: the lines of the pool with their paragraphs, and the exact odds. */
import { exactly, type Oracle, type Preview } from '@harena/engine'
import { appealOdds, triggersUsed } from '../odds.ts'
import { attackDice, type Exchange, rollResult } from '../rules/attack.ts'
import { type AddLine, type Pool, poolWith, rollPool } from '../rules/bonus-dice.ts'
import { isEnsnared, isHampered } from '../rules/cards.ts'
import { lead, maneuverDice } from '../rules/maneuver.ts'
import { appealTarget, pleaLines, pleaOf } from '../rules/mercy.ts'
import { netTossDice, tossResult } from '../rules/net.ts'
import { rangedDice } from '../rules/thrown.ts'
import type { AnyAnswer } from './check.ts'
import type { Heroes } from './game.ts'
import type { BidQuestion, Question } from './questions.ts'
import type { State } from './state.ts'

export function preview(state: State, question: Question, answer: AnyAnswer): Preview | null {
  if (question.kind === 'bid') return previewBid(state, question, answer as number)
  if (question.kind !== 'act' || typeof answer !== 'object') return null
  if (answer.do === 'surrender') return previewAppeal(state, question.seat)
  if (answer.do === 'throw' || answer.do === 'kickSand') {
    return previewRanged(state, question.seat, answer.target, answer.do === 'throw')
  }
  return null
}

type Line = Preview['lines'][number]

const TITLES = { maneuver: 'Maneuver', netToss: 'Net Toss', attack: 'Attack' } as const

function previewBid(state: State, question: BidQuestion, bid: number): Preview {
  const [card, foe] = [state.cards[question.seat]!, state.cards[question.against]!]
  const lines: Line[] = []
  const add: AddLine = (value, text, rule) => lines.push({ value, text, rule })
  const { table, isFirst } = question
  if (table === 'maneuver') maneuverDice(state, card, foe, isFirst, add)
  else if (table === 'netToss') netTossDice(state, card, isFirst ? foe : null, add)
  else attackDice(state, card, isFirst ? question.mode : 'none', question.isRetake, add)
  if (bid > 0) add(bid, 'Bonus Dice', '§3.7.2')
  const pool = poolWith(card, question.dice, bid, 0, table, state.options)
  const isSwallowed = bid > 0 && pool.dice < bid
  const found = exactly<Heroes, string>((referee) => {
    const foePool = poolOfFoe(state, question, referee)
    const own = rollPool(pool, '§3.7.2', referee, question.seat)
    const his = rollPool(foePool, '§3.7.2', referee, question.against)
    return bidResult(state, question, own, his, pool, foePool)
  })
  const unknown = foe.control === 'star' ? ', if your opponent uses no Bonus Dice' : ''
  const warning = isSwallowed ? ' Bonus Dice are swallowed by the lines below zero.' : ''
  return {
    title: `${TITLES[table]} with ${bid} Bonus Dice`,
    lines,
    summary: `${pool.dice} dice against ${question.againstDice}${unknown}.${warning}`,
    odds: Object.entries(LABELS[table]).flatMap(([key, [label, tone]]) => {
      const share = found.get(key)
      return share === undefined ? [] : [{ label, share, tone }]
    }),
  }
}

/** The opponent's pool: an NPG rolls its triggers, a player is taken to bid as little as he may. */
function poolOfFoe(state: State, question: BidQuestion, referee: Oracle<Heroes>): Pool {
  const foe = state.cards[question.against]!
  let used = 0
  if (foe.control === 'npg') {
    used = triggersUsed(foe.bonus, question.table, isHampered(foe), referee)
    referee.point(() => `0,${used}`)
  }
  return poolWith(foe, question.againstDice, used, used, question.table, state.options)
}

type Tone = Preview['odds'][number]['tone']

const LABELS: Readonly<Record<BidQuestion['table'], Readonly<Record<string, readonly [string, Tone]>>>> = {
  maneuver: {
    '2': ['you attack, two or more ahead', 'good'],
    '1': ['you attack', 'good'],
    '0': ['no opening', 'miss'],
    '-1': ['he attacks', 'bad'],
    '-2': ['he attacks, two or more ahead', 'bad'],
  },
  netToss: { snared: ['ensnared', 'wound'], noChance: ['no toss, net kept', 'miss'], missed: ['missed', 'saved'] },
  attack: {
    hit: ['the Attacker hits', 'wound'],
    retake: ['both roll again', 'miss'],
    counterstrike: ['Counterstrike', 'bad'],
    struckBack: ['the Defender hits', 'bad'],
    escape: ['the Defender escapes the net', 'saved'],
    nothing: ['neither can strike', 'miss'],
  },
}

function bidResult(
  state: State,
  question: BidQuestion,
  own: number,
  his: number,
  ownPool: Pool,
  hisPool: Pool,
): string {
  const { isFirst, seat, against } = question
  if (question.table === 'maneuver') return String(lead(own, his))
  const [first, second] = isFirst ? [own, his] : [his, own]
  if (question.table === 'netToss') return tossResult(first, second)
  const exchange: Exchange = {
    attacker: isFirst ? seat : against,
    defender: isFirst ? against : seat,
    stage: 'first',
    mode: question.mode,
    attackerPool: isFirst ? ownPool : hisPool,
    defenderPool: isFirst ? hisPool : ownPool,
  }
  return rollResult(exchange, first - second, {
    counterstrikeHits: state.options.counterstrike === 'hit',
    isEnsnared: (at) => isEnsnared(state.cards[at]!),
  })
}

/** §6.8 What mercy he could hope for if he gave up here. */
function previewAppeal(state: State, seat: number): Preview {
  const plea = pleaOf(state, state.cards[seat]!)
  const found = appealOdds(plea, state.options.emperorSavvy)
  return {
    title: 'Appeal for mercy',
    lines: [
      { text: 'Savvy', rule: 'T6-1', value: plea.savvy },
      ...pleaLines(plea).map((line) => ({ ...line, rule: 'T6-1' })),
    ],
    summary: `Two dice at ${appealTarget(plea)} or less, a 6 always fails.`,
    odds: [
      { label: 'spared', share: found.spared!, tone: 'saved' },
      { label: 'killed', share: 1 - found.spared!, tone: 'kill' },
    ],
  }
}

function previewRanged(state: State, seat: number, target: number, isThrow: boolean): Preview {
  const [own, his] = [rangedDice(state, state.cards[seat]!), rangedDice(state, state.cards[target]!)]
  const rule = isThrow ? '§5.4.8' : '§5.4.9'
  const found = exactly<Heroes, boolean>((referee) => referee.successes(own) > referee.successes(his))
  const share = found.get(true) ?? 0
  return {
    title: isThrow ? 'Throw' : 'Kick sand',
    lines: [{ text: 'Savvy and Speed', rule, value: own }],
    summary: `${own} dice against ${his}.`,
    odds: [
      { label: isThrow ? 'hit' : 'blinded', share, tone: isThrow ? 'wound' : 'good' },
      { label: isThrow ? 'missed' : 'in vain', share: 1 - share, tone: 'miss' },
    ],
  }
}
