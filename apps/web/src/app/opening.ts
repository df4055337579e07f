/** How screens open matches; what that takes is the page's affair. */
import type { MatchRecord } from '@harena/engine'
import { createContext, useContext } from 'react'
import type { NewMatch } from '../games/new-match.ts'
import type { Sitter } from './saved-matches.ts'

export interface Opening {
  /** Opens a new match and goes there. */
  begin(match: NewMatch): void
  /** Goes on with a match from a record. */
  goOn(record: MatchRecord, sitters: readonly Sitter[]): void
}

export const OpeningContext = createContext<Opening>({ begin: () => undefined, goOn: () => undefined })

export function useOpening(): Opening {
  return useContext(OpeningContext)
}
