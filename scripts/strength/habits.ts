/** What those with a name do more often than the master, in the same positions. */
import { characters as colosseum } from '@harena/bots/colosseum/characters'
import { characters as heroes } from '@harena/bots/heroes/characters'
import type { Temper } from '@harena/bots/master/temper'
import { characters as munera } from '@harena/bots/munera/characters'
import { characters as outland } from '@harena/bots/outland/characters'
import { type Bot, Dice, type Game, type GameEntry, type Opponent, playOut, type Question } from '@harena/engine'
import { anyDuel } from './duels.ts'
import { minds } from './minds.ts'

export const tempers: Readonly<Record<string, readonly Temper[]>> = { colosseum, heroes, munera, outland }

interface Position {
  readonly known: unknown
  readonly question: Question
}

/** How often he does what he likes, where he can, and the master; and how much chance to win he gives for it. */
export interface Habit {
  readonly positions: number
  readonly his: number
  readonly masters: number
  /** How far the interval of 95 % of the difference reaches to either side. */
  readonly margin: number
  readonly price: number
}

/** So many positions at most for each, each from another moment of the duels of veterans. */
const POSITIONS = 24
const DUELS = 120

export function habitOf(game: GameEntry, { id, likes }: Temper, most = POSITIONS): Habit {
  const positions = positionsFor(game, likes, most)
  const { [id]: named, master } = game.opponents
  let [his, masters, price, squares] = [0, 0, 0, 0]
  for (const position of positions) {
    const [his1, masters1] = [answered(game, named!, likes, position), answered(game, master!, likes, position)]
    his += his1.liked / positions.length
    masters += masters1.liked / positions.length
    squares += (his1.liked - masters1.liked) ** 2 / positions.length
    price += (masters1.chance - his1.chance) / positions.length
  }
  const variance = Math.max(0, squares - (his - masters) ** 2) / Math.max(1, positions.length - 1)
  return { positions: positions.length, his, masters, margin: 1.96 * Math.sqrt(variance), price }
}

function isLiked(game: GameEntry, likes: Temper['likes'], { known, question }: Position, answer: unknown): boolean {
  const tags = minds[game.ruleset.id]!.tagsOf(known, question as never, answer)
  return tags.some((tag) => (likes[tag] ?? 0) > 0)
}

/** Positions in which some answers are to his liking and others are not. */
function positionsFor(game: GameEntry, likes: Temper['likes'], most: number): Position[] {
  const { ruleset, opponents } = game
  const mind = minds[ruleset.id]!
  const found: Position[] = []
  for (let i = 0; i < DUELS && found.length < most; i++) {
    const { setup, options } = anyDuel(game)(Dice.fromSeed(`habits/${i}`))
    const state = ruleset.start(setup, options)
    let isFound = false
    let left = i % 5
    const bot: Bot<Game> = (known, question, random) => {
      if (!isFound && left >= 0) {
        const position = { known, question }
        const liked = mind
          .candidates(known, question, random)
          ?.filter((one) => isLiked(game, likes, position, one)).length
        const isOpen = liked !== undefined && liked > 0 && liked < mind.candidates(known, question, random)!.length
        if (isOpen && left-- === 0 && opponents.master!.explain!(known, question, Dice.fromSeed('is he asked'))) {
          isFound = true
          found.push({ known: ruleset.clone(known), question })
        }
      }
      return opponents.standard!.play(known, question, random)
    }
    playOut(
      ruleset,
      state,
      ruleset.names(state).map(() => bot),
      `habits/${i}`,
    )
  }
  return found
}

function answered(game: GameEntry, { explain }: Opponent<Game>, likes: Temper['likes'], position: Position) {
  let [liked, chance] = [0, 0]
  const { considered } = explain!(position.known, position.question as never, Dice.fromSeed('habit'))!
  for (const one of considered) {
    if (isLiked(game, likes, position, one.answer)) liked += one.share
    chance += one.share * one.chance
  }
  return { liked, chance }
}
