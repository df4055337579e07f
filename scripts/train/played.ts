/**
 * How the rules of a game play: a digest of matches drawn as those are from which its master learnt, in half of which everybody does
 * anything legal, and in the others now and then, so that men do not give up before they have fought. It stands in his weights. Changes
 * of form leave it as it is; where a match can go another way, it becomes another.
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
/** Standard opponents do something else once in so many times. */
const WANDERING = 5
/** Players without a goal can go on for ever. */
const ANSWERS = 400

class Enough extends Error {}

export function digestOfPlay(course: Pick<Course, 'game' | 'match'>): string {
  const hash = createHash('sha256')
  for (let number = 0; number < MATCHES; number++) {
    const { setup, options } = course.match(Dice.fromSeed(`drawn/${number}`))
    hash.update(played(course, setup, options, number))
  }
  return hash.digest('hex')
}

/** All that was asked and answered, and how it ended. */
function played({ game }: Pick<Course, 'game'>, setup: unknown, options: AnyOptions, number: number): string {
  const { ruleset, opponents } = game
  const told: unknown[] = []
  const anything = randomPlayer<Game>(ruleset)
  const bot: Bot<Game> = (known, question, random) => {
    if (told.length === ANSWERS) throw new Enough()
    const isAny = number % 2 === 0 || random.below(WANDERING) === 0
    const answer = (isAny ? anything : opponents.standard!.play)(known, question, random)
    told.push([question.seat, question.kind, answer])
    return answer
  }
  const state = ruleset.start(setup, options)
  try {
    playOut(
      ruleset,
      state,
      ruleset.names(state).map(() => bot),
      `played/${number}`,
    )
    told.push(ruleset.result(state).seats.map(({ outcome }) => outcome))
  } catch (thrown) {
    if (!(thrown instanceof Enough)) throw thrown
  }
  return JSON.stringify(told)
}
