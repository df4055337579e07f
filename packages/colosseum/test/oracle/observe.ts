/**
 * A match of random answers, step by step: the state before and after, the dice and the answers in between. The oracle
 * sees nothing else.
 */
import { Dice, effectiveOptions, type Referee, successesIn } from '@harena/engine'
import { colosseum, type Options, type State } from '../../src/index.ts'
import type { Event } from '../../src/match/events.ts'
import type { Colosseum } from '../../src/match/game.ts'
import type { Question } from '../../src/match/questions.ts'

export interface Thrown {
  readonly by: number
  readonly name: string
  readonly faces: readonly number[]
}

export interface Answered {
  readonly question: Question
  readonly answer: unknown
  /** The state when he was asked. */
  readonly state: State
}

export interface StepSeen {
  readonly before: State
  readonly after: State
  readonly rolls: Thrown[]
  readonly answers: Answered[]
  readonly events: Event[]
}

type Match = { setup: Colosseum['setup']; options: Partial<Options> }

/** Plays a match to its end and shows each step. */
export function observe(
  match: Match,
  seed: string,
  answerOf: (s: State, q: Question, random: Dice) => unknown,
  see: (step: StepSeen) => void,
): void {
  const random = Dice.fromSeed(`${seed}/answers`)
  const stream = Dice.fromSeed(seed)
  const state = colosseum.start(match.setup, effectiveOptions(colosseum, match.options) as unknown as Options)
  while (!colosseum.isOver(state)) {
    const step: StepSeen = { before: colosseum.clone(state), after: state, rolls: [], answers: [], events: [] }
    const cast = (count: number, by: number, name = '') => {
      const faces = stream.faces(count)
      step.rolls.push({ by, name, faces })
      return faces
    }
    const ask = (question: Question) => {
      const then = colosseum.clone(state)
      const answer = answerOf(then, question, random)
      step.answers.push({ question, answer, state: then })
      return answer as never
    }
    const referee: Referee<Colosseum> = {
      listening: true,
      roll: (dice, _, by, name) => cast(dice, by, name).reduce((sum, face) => sum + face, 0),
      dice: (count, _, by, name) => cast(count, by, name),
      successes: (dice, _, by, name) => successesIn(cast(dice, by, name)),
      ask,
      askAll: (questions) => questions.map(ask),
      tell: (event) => step.events.push(event),
      settle: (_, run) => run(),
      point: () => {},
    }
    colosseum.playStep(state, referee)
    see(step)
  }
}
