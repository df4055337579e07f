/** What would come of an answer: the lines of the pool with their paragraphs, and the exact odds. */
import { counted, exactly, kept, type Oracle, type Preview, type SumStep, signed, t } from '@harena/engine'
import { type AttackNumbers, appealOdds, attackResolutionOdds, damageOdds, triggersUsed } from '../odds.ts'
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

/** What whoever bids does: he who begins it, and the other. */
const TITLES = {
  maneuver: [t('Maneuver'), t('Maneuver')],
  netToss: [t('Net Toss'), t('Dodge the net')],
  attack: [t('Attack'), t('Defend')],
} as const

/** What the odds take for granted of a hand that is not open yet. */
function ofFoe({ bonus, control }: Card, least: number): string {
  if (control === 'npg') return bonus === 0 ? '' : t(', and whatever his own dice let him add')
  if (bonus === 0) return t(': your opponent has no Bonus Dice left')
  return least > 0 ? t(', if your opponent uses only the one he must') : t(', if your opponent uses no Bonus Dice')
}

function previewBid(state: State, question: BidQuestion, bid: number): Preview {
  const [card, foe] = [state.cards[question.seat]!, state.cards[question.against]!]
  const { table, isFirst } = question
  const steps = stepsOf(state, question, card, foe, isFirst)
  const pool = poolWith(card, question.dice, bid, 0, table, state.options, steps)
  const isSwallowed = bid > 0 && pool.dice < bid
  const found = exactly<Heroes, string>((referee) => {
    const foePool = poolOfFoe(state, question, referee)
    const pools = isFirst ? { first: pool, second: foePool } : { first: foePool, second: pool }
    return bidResult(state, question, rollPools(pools, SIDES, '§3.7.2', NAMES, referee))
  })
  const labels = labelsFor(question)
  const least = leastBid(foe, table)
  const unknown = ofFoe(foe, least)
  const warning = isSwallowed ? t(' Bonus Dice are swallowed by the lines below zero.') : ''
  return {
    title: t`${TITLES[table][isFirst ? 0 : 1]} with ${counted(bid, 'Bonus Die', 'Bonus Dice')}`,
    lines: linesOf(steps),
    summary: t`${pool.dice} dice against ${question.againstDice + (foe.control === 'npg' ? 0 : least)}${unknown}.${warning}`,
    notes: [
      t`His dice: ${stepsOf(state, question, foe, card, !isFirst)
        .map(({ what, value }) => `${kept(what)} ${signed(value)}`)
        .join(', ')}.`,
      ...(table === 'maneuver' ? attackNotes(state, card, foe) : []),
    ],
    odds: Object.entries(labels).flatMap(([key, [label, tone, isMore = false]]) => {
      const share = found.get(key)
      return share === undefined ? [] : [{ label, share, tone, isMore }]
    }),
  }
}

/** The lines of one side. */
function stepsOf(state: State, question: BidQuestion, card: Card, foe: Card, isFirst: boolean): SumStep[] {
  const { table, mode, isRetake } = question
  const steps: SumStep[] = []
  if (table === 'maneuver') maneuverDice(state, card, foe, isFirst, steps)
  else if (table === 'netToss') netTossDice(state, card, isFirst ? foe : null, steps)
  else attackDice(state, card, isFirst ? mode : 'none', isRetake, steps)
  return steps
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

/** The same few numbers come again and again. */
const knownHits = new Map<string, Hits>()

interface Hits {
  readonly onDefender: number
  readonly onAttacker: number
}

/** How often an Attack ends with the defender hit, and how often with the attacker. */
function sharesOfHits(numbers: AttackNumbers): Hits {
  const name = Object.values(numbers).join()
  let shares = knownHits.get(name)
  if (shares === undefined) {
    const { attackerHits, defenderHits } = attackResolutionOdds(numbers)
    const sumOf = (hits: object) => Object.values(hits).reduce((sum, one) => sum + one, 0)
    shares = { onDefender: sumOf(attackerHits), onAttacker: sumOf(defenderHits) }
    knownHits.set(name, shares)
  }
  return shares
}

const percent = (share: number) => `${Math.round(100 * share)} %`

/**
 * T5-5 What the Maneuver is for: an Attack of either, to its end, without Bonus Dice. Whoever wins it must attack, and is
 * better off for it: one success more hits, while the defender needs two, or a Counterstrike.
 */
function attackNotes(state: State, card: Card, foe: Card): string[] {
  const dice = (one: Card, isRetake: boolean) => attackDice(state, one, 'none', isRetake)
  const counterstrikeHits = state.options.counterstrike === 'hit'
  const hits = (one: Card, other: Card) =>
    sharesOfHits({
      attacker: dice(one, false),
      defender: dice(other, false),
      attackerRetake: dice(one, true),
      defenderRetake: dice(other, true),
      ensnared: isEnsnared(other),
      counterstrikeHits,
    })
  const pools = (one: Card, other: Card) =>
    t`${Math.max(0, dice(one, false))} dice against ${Math.max(0, dice(other, false))}`
  const [own, his] = [hits(card, foe), hits(foe, card)]
  return [
    t`If you win you must attack, ${pools(card, foe)}: in the end he is hit ${percent(own.onDefender)} of the time, you ${percent(own.onAttacker)}, if nobody adds Bonus Dice.`,
    t`If he wins he attacks, ${pools(foe, card)}: he is hit ${percent(his.onAttacker)} of the time, you ${percent(his.onDefender)}.`,
    ...(counterstrikeHits
      ? []
      : [
          t(
            'To attack is better with the same dice: one success more hits, while the defender needs two more, or a Counterstrike.',
          ),
        ]),
  ]
}

type Tone = Preview['odds'][number]['tone']
type Labels = Readonly<Record<string, readonly [label: string, tone: Tone, isMore?: boolean]>>

const MANEUVER: Labels = {
  by2: [t('you attack, two or more ahead'), 'good', true],
  by1: [t('you attack'), 'good'],
  by0: [t('no opening'), 'miss'],
  'by-1': [t('he attacks'), 'bad'],
  'by-2': [t('he attacks, two or more ahead'), 'bad', true],
}

/** The first is the tosser's, the second his target's: what is good for the one is bad for the other. */
const NET_TOSS: readonly [Labels, Labels] = [
  { snared: [t('he is ensnared'), 'good'], noChance: [t('no toss, net kept'), 'miss'], missed: [t('missed'), 'bad'] },
  { snared: [t('you are ensnared'), 'bad'], noChance: [t('no toss, net kept'), 'miss'], missed: [t('missed'), 'good'] },
]

const ATTACK: readonly [Labels, Labels] = [
  {
    hit: [t('this roll hits him'), 'good'],
    retake: [t('both roll again'), 'miss'],
    counterstrike: [t('Counterstrike: he attacks now'), 'bad'],
    struckBack: [t('he hits you'), 'bad', true],
    escape: [t('he escapes the net'), 'bad'],
    nothing: [t('neither can strike'), 'miss'],
  },
  {
    hit: [t('this roll hits you'), 'bad'],
    retake: [t('both roll again'), 'miss'],
    counterstrike: [t('Counterstrike: you attack now'), 'good'],
    struckBack: [t('you hit'), 'good', true],
    escape: [t('you escape the net'), 'good'],
    nothing: [t('neither can strike'), 'miss'],
  },
]

/** In the words of whoever bids, and in his colour or the other's. */
function labelsFor({ table, isFirst }: BidQuestion): Labels {
  if (table === 'maneuver') return MANEUVER
  return (table === 'netToss' ? NET_TOSS : ATTACK)[isFirst ? 0 : 1]
}

function bidResult(state: State, question: BidQuestion, { dice, successes }: OpposedRoll): string {
  const { isFirst, seat, against, table } = question
  const [first, second] = successes
  // The labels of a Maneuver are the asker's.
  if (table === 'maneuver') return `by${isFirst ? lead(first, second) : lead(second, first)}`
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
    lines: linesOf(steps).map((one, at) => (at === 0 ? { ...one, text: t('Savvy when unhurt') } : one)),
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
      { label: isThrow ? t('hit') : t('blinded'), share, tone: 'good' },
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
