/** What a balance report needs to know of a ruleset: who meets whom, and what can be varied. */

/** One point more of what? */
export interface Characteristic {
  readonly id: string
  readonly name: string
}

export interface Adapter {
  readonly ruleset: string
  /** The styles that are set against each other, in the book's order. */
  readonly styles: readonly string[]
  /** Bouts of each pairing when nobody says otherwise, and for a quick look. */
  readonly bouts: { readonly usual: number; readonly quick: number }
  /** How gladiators are made and anything else a reader must know, in sentences. */
  readonly notes: readonly string[]
  duel(first: string, second: string): unknown
  /** What each end of the game means, in a few words. */
  readonly ends: Readonly<Record<string, string>>
  /** The ends that are deaths. */
  readonly deaths: readonly string[]
  /** Who moves first and how that is settled; a game in which all move at once has no first move. */
  readonly firstMove: { readonly exists: boolean; readonly note: string }
  /** The pairings on which switches are tried out. */
  readonly reference: readonly (readonly [string, string])[]
  /** What is tried of switches that are numbers; without an entry their ends. */
  readonly numbers: Readonly<Record<string, readonly number[]>>
  readonly characteristics: readonly Characteristic[]
  /** Two equal gladiators, of whom the one on that seat has a point more of something. */
  mirror(characteristic: string, better: 0 | 1): unknown
  /** Who those two are, in a sentence. */
  readonly mirrorNote: string
}

/** Two lists swapped or not, so that the better one sits first or second. */
export function seated<T>(better: 0 | 1, stronger: T, plain: T): [T, T] {
  return better === 0 ? [stronger, plain] : [plain, stronger]
}
