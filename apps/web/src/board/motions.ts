/** What can be seen of a line on the sand, as a game says it. */

/** Somebody moves: at another man, away from him, out of step, to the ground. Without another it is ahead, as he faces. */
export interface BodyMotion {
  readonly kind: 'lunge' | 'recoil' | 'stumble' | 'fall'
  readonly seat: number
  /** Who is struck, strikes, pulls him; of one who falls, from whom he is thrown. */
  readonly other?: number
}

/** What meets a blow: shield or blade, on the side of the other, or ahead. */
export interface Guard {
  readonly kind: 'block' | 'parry'
  readonly seat: number
  readonly other?: number
}

/** A number that rises from a man: what harms him, or what tiring costs him. */
export interface Harm {
  readonly kind: 'wounds' | 'stun' | 'tired'
  readonly seat: number
  readonly number: number
  /** The part of the body, where the book tells. */
  readonly where?: string
}

/** Something flies from one to the other, or ahead of him where nobody is there. */
export interface Flight {
  readonly kind: 'flight'
  readonly seat: number
  readonly other?: number
  readonly what: 'net' | 'spear' | 'sand'
  /** Whether it goes past him. */
  readonly isMiss?: boolean
}

export type Motion = BodyMotion | Guard | Harm | Flight

/** The motions of the newest line; another `line` starts them anew. */
export interface Motions {
  readonly line: number
  readonly all: readonly Motion[]
}

export const noMotions: Motions = { line: -1, all: [] }
