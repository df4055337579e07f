/** What the parts of the screen share. */
import { listed, t } from '@harena/engine'
import type { ReactNode } from 'react'
import type { Sitter } from '../app/saved-match.ts'
import type { Draft, MatchActions, Shown, Slots } from './slots.ts'
import type { Snapshot, Task } from './snapshot.ts'
import type { Aiming } from './use-aiming.ts'

export interface MatchScreenProps<V> {
  readonly slots: Slots<V>
  readonly actions: MatchActions
  readonly snapshot: Snapshot<V>
  readonly sitters: readonly (Sitter | undefined)[]
  /** How it ends if not as the rules say: the switch `goal` of the match. */
  readonly goal?: unknown
  /** Beside the clock in the header. */
  readonly where?: ReactNode
  /** Leaves the rest to somebody else, where that can be done. */
  readonly standIn?: ReactNode
  /** Sheets of the match, to be found under help. */
  readonly printing?: ReactNode
  /** What a trainer says, above what there is to do. */
  readonly coach?: ReactNode
  /** What comes when it is over: in the panel, and over the sand. */
  readonly end: ReactNode
  readonly endScene?: ReactNode
}

export interface Playing<V> extends MatchScreenProps<V> {
  readonly shown: Shown<V>
  readonly aiming: Aiming
  readonly draft: Draft | null
  /** Another one for every question. */
  readonly turn: number
  undo(): void
  undoFirst(handler: () => boolean): void
}

export function titleOf(names: readonly string[]): string {
  return names.length === 2 ? t`${names[0]!} against ${names[1]!}` : listed(names)
}

/** Whether the answers are made in a panel of their own. */
export function hasPanel<V>({ panels }: Slots<V>, task: Task | null): boolean {
  return task?.kind === 'answer' && panels?.[task.question.kind] !== undefined
}
