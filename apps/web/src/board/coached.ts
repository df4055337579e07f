/** The answer that a trainer points at: its button and its place on the sand are marked, or what its panel needs next. */
import { createContext, useContext } from 'react'

export interface Coached {
  /** The name of its choice; null where a panel makes it. */
  readonly choice: string | null
  readonly answer: unknown
}

export const CoachedContext = createContext<Coached | null>(null)

export function useCoached(): Coached | null {
  return useContext(CoachedContext)
}

/** For the class of whatever is marked. */
export function coachedIf(isMarked: boolean): string {
  return isMarked ? ' coached' : ''
}
