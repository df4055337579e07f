/** All that one wants to know of a prepared fight before it begins. */
import {
  BOOK,
  capital,
  goalSentence,
  listed,
  midSentence,
  ownTeam,
  parseGoal,
  type ReadyScenario,
  type SeatView,
  t,
} from '@harena/engine'
import { listingOf } from '../games/index.ts'
import { typeTitle } from '../games/listing.ts'
import { type SitterChoice, sitterChoices } from '../games/sitter-choices.ts'
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
    [t('The scene'), text],
    [t('The goal'), goalWords(ready)],
    ...(long ? [[t('How long'), `${capital(long.length)}. ${long.words}`] as const] : []),
  ]
}

function sidesWords(ready: ReadyScenario): string {
  const { scenario, seats } = ready
  const own = ownTeam(ready)
  const [friends, enemies] = [seats.filter(({ team }) => team === own), seats.filter(({ team }) => team !== own)]
  const named = (side: typeof seats) => listed(side.map((one) => seatWords(scenario.ruleset, one)))
  const leaders = new Set(enemies.map(({ seat }) => leaderWords(scenario.deciders[seat]!)))
  return t`${named(friends)} against ${named(enemies)}, led by ${listed([...leaders])}.`
}

/** "Felix (Parmularius)"; a horse is called one already, after its rider. */
function seatWords(ruleset: string, { name, type }: SeatView): string {
  const [rider, horse] = name.split(/'s (horse)$/)
  if (horse === type) return t`${rider}'s horse`
  return `${name} (${t(typeTitle(listingOf(ruleset) ?? {}, type))})`
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
