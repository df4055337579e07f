/** The same match once more, with other dice. */
import { type AnyOptions, seeded } from '@harena/engine'
import { createContext, useContext } from 'react'
import { type NewMatch, newSeed } from '../games/new-match.ts'
import { ownMen } from '../own/store.ts'
import type { MatchController } from './controller.ts'

export function rematchOf(controller: Pick<MatchController, 'record' | 'sitters' | 'isQuick' | 'id'>): NewMatch {
  const { ruleset, setup, options, dice } = controller.record()
  return {
    ruleset,
    setup,
    options: options as AnyOptions,
    dice: dice.kind === 'typed' ? dice : seeded(newSeed()),
    sitters: controller.sitters,
    isQuick: controller.isQuick,
    takesOwn: ownMen.inMatch(controller.id).length > 0,
  }
}

/** What a match was set up with; null where it is part of something larger. */
export interface Beginning {
  setup(): unknown
  /** Begins it with other dice; null where everybody has the same ones. */
  readonly anew: (() => void) | null
}

export const BeginningContext = createContext<Beginning | null>(null)

export function useBeginning(): Beginning | null {
  return useContext(BeginningContext)
}
