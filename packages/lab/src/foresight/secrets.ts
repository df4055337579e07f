/** What a match hides besides answers that are still sealed. */
import { isObject } from '@harena/engine'

export interface Secrets {
  /** Questions whose answers stay hidden, wholly or in part, after all are in. */
  readonly kinds: readonly string[]
  /** Why the state cannot be seen by everybody; null if it can. */
  hidesState(state: unknown): string | null
}

const NONE: Secrets = { kinds: [], hidesState: () => null }

const colosseum: Secrets = {
  // §9.4.1 The attacks are laid open, the defences are not.
  kinds: ['allocate'],
  hidesState: (state) => {
    const isHidden = isObject(state) && isObject(state.options) && state.options.sheets === 'hidden'
    return isHidden ? 'the log sheets of others are hidden in this match' : null
  },
}

export function secretsOf(ruleset: string): Secrets {
  return ruleset === 'colosseum' ? colosseum : NONE
}
