/** The decisions of a club: every legal answer, and the one legality test. */
import { t } from '../language.ts'
import type { Game, Refusal, Seat } from '../referee.ts'
import { isObject } from '../shapes.ts'
import { isName, NAME_RULE } from '../text.ts'
import {
  type ClubAnswers,
  type ClubBook,
  type ClubQuestion,
  type ClubSheet,
  type ClubState,
  livingOf,
  type Recruit,
  twinsOf,
} from './game.ts'
import { freshName } from './names.ts'

export type AnyClubAnswer<M extends Game> = ClubAnswers<M>['recruit' | 'send' | 'bout']

/** Everything, but of names and own equipment a sample. */
export function legalInClub<M extends Game, S extends ClubSheet>(
  book: ClubBook<M, S>,
  state: ClubState<M, S>,
  question: ClubQuestion<M>,
): AnyClubAnswer<M>[] {
  switch (question.kind) {
    case 'recruit': {
      const name = freshName(state.men.map(({ sheet }) => sheet.name))
      const recruits = book.types.map((type): Recruit => ({ name, type }))
      return recruits.filter((recruit) => book.match.checkSetup(twinsOf(book, recruit), state.options) === null)
    }
    case 'send':
      return choicesOf(livingOf(state, question.seat), question.men)
    case 'bout':
      return book.match.legal(state.bout!.match, question.question)
  }
}

/** All ways to take so many of a list, in its order. */
function choicesOf(list: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return list.flatMap((one, i) => choicesOf(list.slice(i + 1), count - 1).map((rest) => [one, ...rest]))
}

const refuse = (rule: string, message: string): Refusal => ({ rule, message })

export function checkInClub<M extends Game, S extends ClubSheet>(
  book: ClubBook<M, S>,
  state: ClubState<M, S>,
  question: ClubQuestion<M>,
  answer: unknown,
): Refusal | null {
  switch (question.kind) {
    case 'recruit':
      return checkRecruit(book, state, answer)
    case 'send':
      return checkSent(state, question.seat, question.men, answer)
    case 'bout':
      return book.match.check(state.bout!.match, question.question, answer)
  }
}

const KEYS = ['name', 'type', 'equipment']

function checkRecruit<M extends Game, S extends ClubSheet>(
  book: ClubBook<M, S>,
  { men, options }: ClubState<M, S>,
  answer: unknown,
): Refusal | null {
  if (!isObject(answer) || !Object.keys(answer).every((key) => KEYS.includes(key))) {
    return refuse('C.1', t`A gladiator has ${KEYS.join(', ')} and nothing else.`)
  }
  if (!isName(answer.name)) return refuse('C.1', t`A name has ${NAME_RULE}.`)
  if (men.some(({ sheet }) => sheet.name === answer.name)) return refuse('C.1', t('Somebody had this name already.'))
  return book.match.checkSetup(twinsOf(book, answer as unknown as Recruit), options)
}

function checkSent<M extends Game, S extends ClubSheet>(
  state: ClubState<M, S>,
  seat: Seat,
  count: number,
  answer: unknown,
): Refusal | null {
  const living = livingOf(state, seat)
  const isFine =
    Array.isArray(answer) &&
    answer.length === count &&
    new Set(answer).size === count &&
    answer.every((number) => living.includes(number))
  return isFine
    ? null
    : refuse('C.4', t`Send ${count} of your living gladiators by their numbers: ${living.join(', ')}.`)
}
