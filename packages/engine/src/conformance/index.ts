/**
 * The suite that every ruleset must pass. Each check is a title and a function that throws; the ruleset's tests hand
 * them to their test runner, so nothing here needs one.
 */
import type { Game } from '../referee.ts'
import { refusesBentSetups, refusesNonsense } from './nonsense.ts'
import { everyValueIsPlayed } from './options.ts'
import { named, type Subject } from './random-play.ts'
import { answersAreTakenOnce, replayRepeats, survivesSaving, undoLeadsBack } from './saving.ts'
import { knownIsEnough, viewsAreBuiltUp } from './secrets.ts'
import { forwardingChangesNothing, resumesFromJson } from './steps.ts'
import { endsWithCitedEvents, silenceIsSilent, stateIsPlain } from './telling.ts'

export { holdsOut } from './goals.ts'
export { bent } from './nonsense.ts'
export { playRandomly, randomAnswer, type Subject } from './random-play.ts'
export { livesThrough } from './saving.ts'

export interface Check {
  readonly title: string
  run(): void
}

export function conformance<G extends Game>(subject: Subject<G>, matches: number, seed: string): Check[] {
  const each = (play: (subject: Subject<G>, seed: string) => void) => () => {
    for (let i = 0; i < matches; i++) {
      named(`${seed}/${i}`, (own) => play(subject, own))
    }
  }
  return [
    { title: 'random legal play ends, and everything is told and cited', run: each(endsWithCitedEvents) },
    { title: 'replay repeats the match to the same digest', run: each(replayRepeats) },
    { title: 'saving and restoring between answers changes nothing', run: each(survivesSaving) },
    { title: 'an illegal answer is refused with its paragraph and changes nothing', run: each(refusesNonsense) },
    { title: 'an illegal set-up is refused, and one that is not can be played', run: each(refusesBentSetups) },
    { title: 'undo and the same answer again lead to the same place', run: each(undoLeadsBack) },
    { title: 'the same answer with the same number is taken once', run: each(answersAreTakenOnce) },
    { title: 'views are built up: a new field of the state does not show', run: each(viewsAreBuiltUp) },
    { title: 'what a seat knows is enough for it and says nothing more', run: each(knownIsEnough) },
    { title: 'no event is created when nobody listens, and the match goes the same way', run: each(silenceIsSilent) },
    { title: 'between steps the state is plain data, and what was told stays as told', run: each(stateIsPlain) },
    { title: 'a step goes on from its JSON, and begins with its question', run: each(resumesFromJson) },
    { title: 'a referee that passes on changes nothing, nor do exact odds', run: each(forwardingChangesNothing) },
    { title: 'every value of every switch is played', run: () => everyValueIsPlayed(subject, seed) },
  ]
}
