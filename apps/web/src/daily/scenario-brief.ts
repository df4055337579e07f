/** All that one wants to know of a prepared fight before it begins. */
import {
  BOOK,
  capital,
  goalSentence,
  listed,
  midSentence,
  PERSON,
  parseGoal,
  type ReadyScenario,
  t,
} from '@harena/engine'
import { listingOf } from '../games/index.ts'
import { type SitterChoice, sitterChoices } from '../games/new-match.ts'
import { factsOf } from '../pages/scenarios/facts.ts'
import { bookTitle, withArticle } from './words.ts'

/** What each line is about, and what it says. */
export type Brief = readonly (readonly [about: string, words: string])[]

export function briefOf(ready: ReadyScenario, edition: string | null): Brief {
  const { ruleset, text } = ready.scenario
  const title = bookTitle(ruleset)
  const long = factsOf(ready.scenario)
  return [
    [t('The book'), edition ? t`${title}: ${edition}.` : `${title}.`],
    [t('You lead'), sidesWords(ready)],
    [t('Prepared'), text],
    [t('The goal'), goalWords(ready)],
    ...(long ? [[t('How long'), `${capital(long.length)}. ${long.words}`] as const] : []),
  ]
}

function sidesWords({ scenario: { deciders }, seats }: ReadyScenario): string {
  const named = (isOwn: boolean) =>
    listed(
      seats
        .filter(({ seat }) => (deciders[seat] === PERSON) === isOwn)
        .map(({ name, type }) => `${name} (${t(capital(type))})`),
    )
  const leaders = new Set(deciders.filter((one) => one !== PERSON).map(leaderWords))
  return t`${named(true)} against ${named(false)}, led by ${listed([...leaders])}.`
}

function leaderWords(decider: string): string {
  if (decider === BOOK) return t('the tables of the book')
  return withArticle(midSentence(sitterChoices[decider as SitterChoice]))
}

function goalWords({ scenario: { end, ruleset }, seats }: ReadyScenario): string {
  if (end === undefined) return t('Be the last side on the sand: the others dead, spared or gone.')
  return goalSentence(
    parseGoal(end),
    seats.map(({ name }) => name),
    seats.map(({ team }) => team),
    listingOf(ruleset)?.gate?.unit ?? 'turn',
  )
}
