/**
 * How the rules of a game play: a digest of matches between players who do anything legal, drawn as those are from which its master
 * learnt. It stands in his weights. Changes of form leave it as it is; where a match can go another way, it becomes another.
 */
import { createHash } from 'node:crypto'
import { randomPlayer } from '@harena/bots'
import type { Weights } from '@harena/bots/master/network'
import { type AnyOptions, type Bot, Dice, type Game, playOut } from '@harena/engine'
import type { Course } from './courses.ts'

/** What a training has noted of the rules that it was played by. */
export type Noted = Pick<Weights, 'rules' | 'played'>

export const TRAINED = 'trained on these'

const MATCHES = 150
/** Players without a goal can go on for ever. */
const ANSWERS = 400

class Enough extends Error {}

export function digestOfPlay(course: Pick<Course, 'game' | 'match'>): string {
  const hash = createHash('sha256')
  for (let number = 0; number < MATCHES; number++) {
    const { setup, options } = course.match(Dice.fromSeed(`drawn/${number}`))
    hash.update(played(course, setup, options, `played/${number}`))
  }
  return hash.digest('hex')
}

/** All that was asked and answered, and how it ended. */
function played(
  { game: { ruleset } }: Pick<Course, 'game'>,
  setup: unknown,
  options: AnyOptions,
  seed: string,
): string {
  const told: unknown[] = []
  const anything = randomPlayer<Game>(ruleset)
  const bot: Bot<Game> = (known, question, random) => {
    if (told.length === ANSWERS) throw new Enough()
    const answer = anything(known, question, random)
    told.push([question.seat, question.kind, answer])
    return answer
  }
  const state = ruleset.start(setup, options)
  try {
    playOut(
      ruleset,
      state,
      ruleset.names(state).map(() => bot),
      seed,
    )
    told.push(ruleset.result(state).seats.map(({ outcome }) => outcome))
  } catch (thrown) {
    if (!(thrown instanceof Enough)) throw thrown
  }
  return JSON.stringify(told)
}
