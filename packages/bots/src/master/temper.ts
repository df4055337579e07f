/** Named opponents: masters with a leaning that one can learn. */

export interface Temper {
  readonly id: string
  readonly name: string
  /** What he is like, in a sentence. */
  readonly note: string
  /** By tag of an answer: so much of his chance to win he would give to do it. */
  readonly likes: Readonly<Record<string, number>>
}

/** No leaning costs more than this: an answer that is worse than that he never prefers. */
export const DEAREST = 0.05

export function temper(id: string, name: string, note: string, likes: Readonly<Record<string, number>>): Temper {
  return { id, name, note, likes }
}

/** What all tags of an answer are worth to one with these likes. */
export function likingOf(likes: Readonly<Record<string, number>> | undefined, tags: readonly string[]): number {
  if (!likes) return 0
  let sum = 0
  for (const tag of tags) sum += likes[tag] ?? 0
  return Math.min(DEAREST, sum)
}
