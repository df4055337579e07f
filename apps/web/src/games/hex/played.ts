/** How the games on hexes are played here: they are all alike. */
import { type ArenaView, type Ruleset, type Seat, t } from '@harena/engine'
import { hexCentre, type Point } from '../../board/geometry.ts'
import { hexChoices } from '../../match/choices.ts'
import type { PlayedGame } from '../../match/game.ts'
import type { Line, ViewGame } from '../../match/timeline.ts'
import { endsTurn, walksFrom } from './walks.ts'

/** What opens a match or a turn is quickly told. */
const brief: ReadonlySet<string> = new Set([
  'strengthRolled',
  'attributesRolled',
  'orderRolled',
  'turnBegan',
  'roundBegan',
  'placed',
])

/** What is of no account a moment later: the panel of a phone keeps what came of deeds instead. */
export const quiet: ReadonlySet<string> = new Set([
  ...brief,
  'gladiatorReady',
  'initiativeRolled',
  'rolledOff',
  'orderSet',
  'orderSettled',
  'activationEnded',
  'turnEnded',
])

/** How it was found out whose turn it is, and the steps of a walk: the sand shows them. */
export const routine: ReadonlySet<string> = new Set([
  'stepped',
  'turned',
  'initiativeRolled',
  'rolledOff',
  'orderSet',
  'orderSettled',
  'passedOver',
  'activationEnded',
  'turnEnded',
])

/** So many letters are read in the usual pause. */
const LETTERS = 40

function paceOf({ event, rolls, text }: Line): number {
  if (brief.has(event.kind)) return 0.4
  return Math.max(rolls.length > 0 ? 1.2 : 0.8, text.length / LETTERS)
}

/** The hex in which he stands, or the first one of those that a beast takes up. */
export function hexStandsAt({ figures }: ArenaView, seat: Seat): Point | undefined {
  const found = figures.find((figure) => figure.seat === seat)
  return found && hexCentre(found.hex)
}

/** Games tell of the crowd with events of these names. */
const verdicts: ReadonlySet<string> = new Set(['appealed', 'judged'])

export function playedOnHexes(ruleset: Ruleset<ViewGame<ArenaView>>): Omit<PlayedGame<ArenaView>, 'opponents'> {
  return {
    ruleset,
    choicesFor: (known, question, view) =>
      hexChoices(ruleset, known, question, view).map((choice) =>
        endsTurn(ruleset, known, question, choice) ? { ...choice, note: t('ends the turn') } : choice,
      ),
    walksFor: (known, question, view) => walksFrom(ruleset, known, question, view),
    standsAt: hexStandsAt,
    pace: paceOf,
    verdicts,
    isVerdict: ({ event }) => verdicts.has(event.kind),
  }
}
