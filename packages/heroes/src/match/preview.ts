/** What would come of an answer: the lines of the pool with their paragraphs, and the exact odds. */
import { counted, exactly, kept, type Oracle, type Preview, type SumStep, t } from '@harena/engine'
import { appealOdds, damageOdds, triggersUsed } from '../odds.ts'
import { attackDice, rollResult } from '../rules/attack.ts'
import { leastBid, type OpposedRoll, type Pool, poolWith, rollPools, usedBy } from '../rules/bonus-dice.ts'
import { isEnsnared, isHampered } from '../rules/cards.ts'
import { lead, maneuverDice } from '../rules/maneuver.ts'
import { appealTarget, pleaOf } from '../rules/mercy.ts'
import { netTossDice, tossResult } from '../rules/net.ts'
import { clearingTarget, rangedDice } from '../rules/thrown.ts'
import type { AnyAnswer } from './check.ts'
import type { Heroes } from './game.ts'
import type { BidQuestion, Question, StarPowerQuestion } from './questions.ts'
import type { Card, State } from './state.ts'

export function preview(state: State, question: Question, answer: AnyAnswer): Preview | null {
  if (question.kind === 'bid') return previewBid(state, question, answer as number)
  if (question.kind === 'starPower') return answer === 0 ? null : previewStarPower(question, answer as number)
  if (question.kind !== 'act' || typeof answer !== 'object') return null
  if (answer.do === 'surrender') return previewAppeal(state, question.seat)
  if (answer.do === 'clearEyes') return previewEyes(state.cards[question.seat]!)
  if (answer.do === 'throw' || answer.do === 'kickSand') {
    return previewRanged(state, question.seat, answer.target, answer.do === 'throw')
  }
  return null
}

const linesOf = (steps: readonly SumStep[]) => steps.map(({ what, value, rule }) => ({ text: kept(what), rule, value }))

const TITLES = { maneuver: t('Maneuver'), netToss: t('Net Toss'), attack: t('Attack') } as const

function previewBid(state: State, question: BidQuestion, bid: number): Preview {
  const [card, foe] = [state.cards[question.seat]!, state.cards[question.against]!]
  const steps: SumStep[] = []
  const { table, isFirst } = question
  if (table === 'maneuver') maneuverDice(state, card, foe, isFirst, steps)
  else if (table === 'netToss') netTossDice(state, card, isFirst ? foe : null, steps)
  else attackDice(state, card, isFirst ? question.mode : 'none', question.isRetake, steps)
  const pool = poolWith(card, question.dice, bid, 0, table, state.options, steps)
  const isSwallowed = bid > 0 && pool.dice < bid
  const found = exactly<Heroes, string>((referee) => {
    const foePool = poolOfFoe(state, question, referee)
    const pools = isFirst ? { first: pool, second: foePool } : { first: foePool, second: pool }
    return bidResult(state, question, rollPools(pools, SIDES, '§3.7.2', NAMES, referee))
  })
  const least = leastBid(foe, table)
  const unknown =
    foe.control === 'npg'
      ? ''
      : least > 0
        ? t(', if your opponent uses only the one he must')
        : t(', if your opponent uses no Bonus Dice')
  const warning = isSwallowed ? t(' Bonus Dice are swallowed by the lines below zero.') : ''
  return {
    title: t`${TITLES[table]} with ${bid} Bonus Dice`,
    lines: linesOf(steps),
    summary: t`${pool.dice} dice against ${question.againstDice + (foe.control === 'npg' ? 0 : least)}${unknown}.${warning}`,
    odds: Object.entries(LABELS[table]).flatMap(([key, [label, tone]]) => {
      const share = found.get(key)
      return share === undefined ? [] : [{ label, share, tone }]
    }),
  }
}

/** The oracle does not ask whose dice they are. */
const SIDES = { first: 0, second: 1 }
const NAMES = ['', ''] as const

/** The opponent's pool: an NPG rolls its triggers, a player is taken to bid as little as he may (T3-2). */
function poolOfFoe(state: State, question: BidQuestion, referee: Oracle<Heroes>): Pool {
  const foe = state.cards[question.against]!
  const { table, againstDice } = question
  let triggers = 0
  if (foe.control === 'npg') {
    triggers = triggersUsed(foe.bonus, table, isHampered(foe), referee)
    referee.point(() => `0,${triggers}`)
  }
  return poolWith(foe, againstDice, usedBy(foe, triggers, table), triggers, table, state.options)
}

type Tone = Preview['odds'][number]['tone']

const LABELS: Readonly<Record<BidQuestion['table'], Readonly<Record<string, readonly [string, Tone]>>>> = {
  maneuver: {
    '2': [t('you attack, two or more ahead'), 'good'],
    '1': [t('you attack'), 'good'],
    '0': [t('no opening'), 'miss'],
    '-1': [t('he attacks'), 'bad'],
    '-2': [t('he attacks, two or more ahead'), 'bad'],
  },
  netToss: {
    snared: [t('ensnared'), 'wound'],
    noChance: [t('no toss, net kept'), 'miss'],
    missed: [t('missed'), 'saved'],
  },
  attack: {
    hit: [t('the Attacker hits'), 'wound'],
    retake: [t('both roll again'), 'miss'],
    counterstrike: [t('Counterstrike'), 'bad'],
    struckBack: [t('the Defender hits'), 'bad'],
    escape: [t('the Defender escapes the net'), 'saved'],
    nothing: [t('neither can strike'), 'miss'],
  },
}

function bidResult(state: State, question: BidQuestion, { dice, successes }: OpposedRoll): string {
  const { isFirst, seat, against, table } = question
  const [first, second] = successes
  // The labels of a Maneuver are the asker's.
  if (table === 'maneuver') return String(isFirst ? lead(first, second) : lead(second, first))
  if (table === 'netToss') return tossResult(first, second)
  return rollResult(first - second, {
    isRolled: dice[0] + dice[1] + first + second > 0,
    isDefenderEnsnared: isEnsnared(state.cards[isFirst ? against : seat]!),
    counterstrikeHits: state.options.counterstrike === 'hit',
  })
}

/** §6.8 What mercy he could hope for if he gave up here. */
function previewAppeal(state: State, seat: number): Preview {
  const plea = pleaOf(state, state.cards[seat]!)
  const steps: SumStep[] = []
  const target = appealTarget(plea, steps)
  const { spared } = appealOdds(plea, state.options.emperorSavvy)
  return {
    title: t('Appeal for mercy'),
    lines: linesOf(steps),
    summary: t`Two dice at ${target} or less, a 6 always fails.`,
    odds: [
      { label: t('spared'), share: spared!, tone: 'saved' },
      { label: t('killed'), share: 1 - spared!, tone: 'kill' },
    ],
  }
}

function previewRanged(state: State, seat: number, target: number, isThrow: boolean): Preview {
  const steps: SumStep[] = []
  const [own, his] = [rangedDice(state, state.cards[seat]!, steps), rangedDice(state, state.cards[target]!)]
  const found = exactly<Heroes, boolean>((referee) => referee.successes(own) > referee.successes(his))
  const share = found.get(true) ?? 0
  return {
    title: isThrow ? t('Throw') : t('Kick sand'),
    lines: linesOf(steps),
    summary: t`${own} dice against ${his}.`,
    odds: [
      { label: isThrow ? t('hit') : t('blinded'), share, tone: isThrow ? 'wound' : 'good' },
      { label: isThrow ? t('missed') : t('in vain'), share: 1 - share, tone: 'miss' },
    ],
  }
}

/** §5.4.9.1 */
function previewEyes(card: Card): Preview {
  const target = clearingTarget(card)
  const share = Math.min(6, target) / 6
  return {
    title: t('Clear the eyes'),
    lines: [{ text: t('Savvy'), rule: '§5.4.9.1', value: target }],
    summary: t`One die at ${target} or less.`,
    odds: [
      { label: t('cleared'), share, tone: 'good' as const },
      { label: t('still blinded'), share: 1 - share, tone: 'miss' as const },
    ].filter((one) => one.share > 0),
  }
}

/** §3.2.1 How much of the damage is left. */
function previewStarPower({ damage }: StarPowerQuestion, dice: number): Preview {
  const left = Object.entries(damageOdds({ impact: damage, ac: 0, hands: 0, starPower: dice }).damage)
  return {
    title: counted(dice, 'Star Power die', 'Star Power dice'),
    lines: [{ text: t('Damage'), rule: 'T5-7', value: damage }],
    summary: t('Each 1, 2 or 3 takes a point off; each 6 is a die lost for the match.'),
    odds: left.map(([points, share]) => ({
      label: points === '0' ? t('no damage') : t`${points} damage`,
      share,
      tone: points === '0' ? 'saved' : 'wound',
    })),
  }
}
