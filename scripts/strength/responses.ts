/** A best response that knows whom it meets: it asks for his own distribution of answers, and searches as a master does. */
import { draw } from '@harena/bots/lib/fictitious-play'
import { masterly } from '@harena/bots/master/master'
import { type Bot, type Considered, Dice, type Game, type GameEntry, type Opponent } from '@harena/engine'
import { gameOf } from '@harena/games'
import { duelScore, sitting } from './duels.ts'
import { minds } from './minds.ts'
import { type Part, scored, table } from './part.ts'

/** A master's own draws decide a little what he finds: so often he is asked what he would answer. */
const ASKED = 3
const SAMPLES = 2000
/** Next to nothing: what promises most is what he does. */
const GRAIN = 0.0005

/** Answers as this opponent would; the same position, asked again, is thought about once. */
export function foreseeing({ play, explain }: Opponent<Game>): Bot<Game> {
  let asked: Asked | null = null
  return (known, question, random) => {
    if (!explain) return play(known, question, random)
    if (asked === null || asked.known !== known || asked.question !== question) {
      const reasons = Array.from({ length: ASKED }, (_, i) => explain(known, question, Dice.fromSeed(`foreseen/${i}`)))
      asked = { known, question, considered: reasons.flatMap((one) => one?.considered ?? []) }
    }
    const { considered } = asked
    if (considered.length === 0) return play(known, question, random)
    const shares = considered.map(({ share }) => share)
    return considered[draw(shares, random)]!.answer
  }
}

interface Asked {
  readonly known: unknown
  readonly question: unknown
  readonly considered: readonly Considered<Game>[]
}

export function bestResponseTo(game: GameEntry, level: string): Bot<Game> {
  const others = foreseeing(game.opponents[level]!)
  return masterly({ ...minds[game.ruleset.id]!, others }, { samples: SAMPLES, grain: GRAIN }).play
}

export const responsesPart: Part = {
  heading: 'GLADIATOR: a best response that knows them',
  measure(keep, { long }) {
    const game = gameOf('colosseum')
    const rows = ['veteran', 'master'].map((level) => {
      const score = keep(`colosseum response ${level}`, () =>
        duelScore(game, [`response to ${level}`, bestResponseTo(game, level)], sitting(game, level), long),
      )
      return [level, scored(score), String(score.matches)]
    })
    return `One who is told, before every decision, with what shares the other would answer, and who plays the best response to that
by the same value and ${SAMPLES.toLocaleString('en')} samples.

${table(['against', 'score', 'matches'], rows)}`
  },
}
