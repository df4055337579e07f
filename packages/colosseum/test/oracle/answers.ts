/** Who answers: people, and for a centurion the book, or chance where it names no die (§29.3). */
import type { Answers, Question } from '../../src/match/questions.ts'
import { distance } from './hexes.ts'
import type { Play } from './play.ts'
import { bodyOf, isOfTheBook, type Man } from './sheet.ts'
import { armourWorth } from './tables.ts'

/** What a person was asked, or what the book says of a centurion. */
export function answerOf<K extends Question['kind']>(
  play: Play,
  kind: K,
  man: Man,
  byBook: () => Answers[K],
): Answers[K] {
  return isOfTheBook(man) ? byBook() : play.feed.answer(kind, man.seat)
}

export const byChance = <T>(play: Play, man: Man, name: string, choices: readonly T[]): T =>
  play.feed.pick(name, choices, man.seat)

/** §29.6.1.2 Two halved dice, or one by the card, for every six CF begun. */
export function rolledCF(play: Play, man: Man, limit: number): number {
  let cf = 0
  for (let i = 0; i < Math.ceil(limit / 6); i++) {
    if (play.state.options.centurionEscape === 'd6') cf += play.feed.sum('escape CF', man.seat, 1)
    else cf += play.feed.d3('escape CF', man.seat) + play.feed.d3('escape CF', man.seat)
  }
  return Math.min(cf, limit)
}

/** The worth of what covers an area: its DRM times the faces that meet it. */
export function protection({ armour, hide }: Man, area: number): number {
  const piece = armour[area - 1]
  if (hide !== null) return 0
  return piece ? armourWorth[piece.letter] * (piece.covers ?? 6 * piece.dice) : 0
}

export function weakestOf(play: Play, man: Man, target: Man, areas: readonly number[]): number {
  const least = Math.min(...areas.map((area) => protection(target, area)))
  return byChance(
    play,
    man,
    'weakest armour',
    areas.filter((area) => protection(target, area) === least),
  )
}

export const rangeBetween = (man: Man, other: Man): number =>
  Math.min(...bodyOf(other).map((cell) => distance(man.cell, cell)))

/** §29.4.2.1 Of equals one by chance. */
export function closestOf(play: Play, man: Man, others: readonly Man[]): Man {
  const near = Math.min(...others.map((other) => rangeBetween(man, other)))
  return play.feed.pick(
    'closest opponent',
    others.filter((other) => rangeBetween(man, other) === near),
    man.seat,
  )
}
