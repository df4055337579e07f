/** A best response that knows whom it meets: it asks for his own distribution of answers, and searches as a master does. */
import { draw } from '@harena/bots/lib/fictitious-play'
import { masterly } from '@harena/bots/master/master'
import { type Bot, type Considered, Dice, type Game, type GameEntry, type Opponent } from '@harena/engine'
import { duelScore, sitting } from './duels.ts'
import { minds } from './minds.ts'
import { boutsOf, type Part, scored, table } from './part.ts'

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

/** He has no habits to keep to: what he knows of the other is worth more than they are. */
export function bestResponseTo(game: GameEntry, level: string): Bot<Game> {
  const others = foreseeing(game.opponents[level]!)
  const mind = { ...minds[game.ruleset.id]!, others, isHabitual: () => false }
  return masterly(mind, { samples: SAMPLES, grain: GRAIN }).play
}

export const responsesPart: Part = {
  heading: 'A best response that knows them',
  measure(keep, size) {
    const secret = boutsOf(size).filter(({ ruleset }) => !minds[ruleset.id]!.turns)
    const rows = secret.flatMap((game) =>
      ['veteran', 'master'].map((level) => {
        const { id, title } = game.ruleset
        const score = keep(`${id} response ${level}`, () =>
          duelScore(game, [`response to ${level}`, bestResponseTo(game, level)], sitting(game, level), size.long),
        )
        return [title, level, scored(score), String(score.matches)]
      }),
    )
    return `One who is told, before every decision, with what shares the other would answer, and who plays the best response to that
by the same value and ${SAMPLES.toLocaleString('en')} samples. In Munera and Outland nothing is secret: nobody answers at the same time, so there is
nothing to be told. Whoever wanted to use the other's habits there would have to play his whole search in every position in
which a turn may end; against Munera's quick levels the best answer is worked out exactly (above).

${table(['', 'against', 'score', 'matches'], rows)}`
  },
}
