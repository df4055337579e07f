/** How screens open matches; what that takes is the page's affair. */
import type { CampaignRecord, MatchRecord } from '@harena/engine'
import { createContext, useContext } from 'react'
import type { NewMatch } from '../games/new-match.ts'
import type { Sitter } from './saved-match.ts'

export interface Opening {
  /** Opens a new match and goes there. */
  begin(match: NewMatch): Promise<void>
  /** What the button of a set-up says, where it does something else with the match. */
  readonly deed?: string
  /** Goes on with a match from a record. */
  goOn(record: MatchRecord, sitters: readonly Sitter[]): void
  /** Saves a record from elsewhere and gives its name. Fails with a RecordError when it cannot be played. */
  keep(record: MatchRecord | CampaignRecord): Promise<string>
}

export const OpeningContext = createContext<Opening>({
  begin: async () => undefined,
  goOn: () => undefined,
  keep: async () => '',
})

export function useOpening(): Opening {
  return useContext(OpeningContext)
}
