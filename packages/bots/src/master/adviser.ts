/**
 * What the master advises a person. He himself draws among answers that he cannot tell apart, anew at each action: whoever
 * followed that would turn to the right and then to the left. A person is advised the one of them that leads to the fight, and
 * that takes no more actions than another that leads to the same.
 */
import { ALIKE, type AnyAnswer, asGoodAsAny, type Counsel, type Game, type Opponent } from '@harena/engine'
import type { Effort, Mind } from './mind.ts'
import { Outlook } from './outlook.ts'
import { answerOf, think } from './search.ts'

/**
 * How near to the fight these answers bring him, one after the other, and after what he has just answered: the more, the nearer;
 * null where that is not the matter.
 */
export type Nearness<G extends Game> = (
  known: G['state'],
  question: G['question'],
  plan: readonly AnyAnswer<G>[],
  before: AnyAnswer<G> | null,
) => number | null

export function adviser<G extends Game>(
  mind: Mind<G>,
  effort: Effort,
  nearness: Nearness<G>,
): NonNullable<Opponent<G>['advise']> {
  return (known, question, random, before = null) => {
    const reasons = think(mind, effort, known, question, random)
    const drawn = reasons ? answerOf(reasons, random) : mind.habit(known, question, random)
    if (!reasons || nearness(known, question, [drawn], before) === null) {
      return { answer: drawn, next: [], onward: [], isTowards: false, reasons }
    }
    const isFar = mind.turns !== undefined && (nearness(known, question, [], null) ?? 0) <= -FAR
    // There he only comes nearer, action by action.
    const outlook = mind.turns && !isFar && new Outlook(mind, mind.turns, question.seat, effort.samples)
    const planOf = (answer: AnyAnswer<G>, chance: number): Plan<G> => {
      const later = outlook ? outlook.onward(known, question, answer) : []
      const [next, onward] = [later.map((one) => one.answer), later.map(({ words }) => words)]
      const isEnd = mind.turns !== undefined && same(answer, mind.turns.end)
      const actions = isEnd ? 0 : 1 + next.length
      return { answer, next, onward, chance, actions, near: nearness(known, question, [answer, ...next], before) }
    }
    const plans = plansOf(asGoodAsAny(reasons.considered, isFar ? FAR_ERROR : ALIKE), planOf)
    const { answer, next, onward, near } = plans[0] ?? planOf(drawn, 0)
    return { answer, next, onward, isTowards: plans.some((other) => near! - other.near! >= A_STEP), reasons }
  }
}

/** From so many hexes on it is long before anybody can strike: what the network says of where one looks says little there. */
const FAR = 6
const FAR_ERROR = 0.05

/** Less is only where one looks. */
const A_STEP = 0.7

/** So much chance to win a further action must be worth. */
const PRICE = 0.003

const worthOf = <G extends Game>({ chance, actions }: Plan<G>) => chance - PRICE * actions

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

interface Plan<G extends Game> extends Pick<Counsel<G>, 'answer' | 'next' | 'onward'> {
  readonly chance: number
  readonly actions: number
  readonly near: number | null
}

function plansOf<G extends Game>(
  considered: NonNullable<Counsel<G>['reasons']>['considered'],
  planOf: (answer: AnyAnswer<G>, chance: number) => Plan<G>,
): Plan<G>[] {
  return considered
    .map(({ answer, chance }) => planOf(answer, chance))
    .filter(({ near }) => near !== null)
    .sort((a, b) => b.near! - a.near! || worthOf(b) - worthOf(a))
}
