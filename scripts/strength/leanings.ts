/** Styles made of leanings: what somebody does rather than anything else, by the words with which tempers are described. */
import { draw } from '@harena/bots/lib/fictitious-play'
import { type Bot, Dice, type Game, type GameEntry } from '@harena/engine'
import { minds } from './minds.ts'

/** By word, such as `charge` or `legs`: how much he wants it, or, below nought, would avoid it. */
export type Leanings = Readonly<Record<string, number>>

/** So many answers of the veteran are thought of besides. */
const DRAWS = 6

/** Whenever he may choose between such things he does what he likes best; in all else he is a veteran. */
export function leaning(game: GameEntry, likes: Leanings, whim = 0): Bot<Game> {
  const mind = minds[game.ruleset.id]!
  const { play } = game.opponents.veteran!
  return (known, question, random) => {
    const usual = play(known, question, random)
    const others = mind.candidates(known, question, random)
    if (!others) return usual
    const drawn = Array.from({ length: DRAWS }, () => play(known, question, random))
    const wanted = others.filter((answer) => mind.tagsOf(known, question, answer).some((tag) => (likes[tag] ?? 0) > 0))
    let best = usual
    let most = Number.NEGATIVE_INFINITY
    for (const answer of [usual, ...drawn, ...wanted]) {
      let worth = (whim * random.below(1000)) / 1000
      for (const tag of mind.tagsOf(known, question, answer)) worth += likes[tag] ?? 0
      if (worth <= most) continue
      most = worth
      best = answer
    }
    return best
  }
}

const words = [
  ['head', 'chest', 'groin', 'arms', 'legs'],
  ['disarm', 'feint', 'sweep', 'bash', 'sand'],
  ['heavy', 'careful', 'many', 'guard'],
  ['charge', 'stand', 'toss', 'near', 'far'],
]

/** A style of GLADIATOR by its number: some likes and dislikes of each kind, and how often he follows a whim. */
export function drawnLeanings(number: number): { likes: Leanings; whim: number } {
  const random = Dice.fromSeed(`leanings/${number}`)
  const likes: Record<string, number> = {}
  for (const group of words) {
    for (const word of group) {
      const kind = draw([4, 3, 3], random)
      if (kind > 0) likes[word] = Math.round((kind === 1 ? 1 : -1) * (20 + random.below(80))) / 100
    }
  }
  return { likes, whim: [0, 0.3, 1][random.below(3)]! }
}
