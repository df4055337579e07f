/** A part of the report on opponents: it measures something, and writes what stands under its heading. */
import { gameOf, games } from '@harena/games'
import type { Score } from './pairings.ts'

/** Measures once and keeps what was found, so that a run goes on where it was interrupted. */
export type Keep = <T>(name: string, make: () => T) => T

/** How much is played, each match on either side: of quick opponents, and of those who think. */
export interface Size {
  readonly pairs: number
  readonly long: number
  /** Of one game only; empty for all. */
  readonly only: string
}

export interface Part {
  readonly heading: string
  measure(keep: Keep, size: Size): string
}

/** The games that are fought in bouts. */
export const bouts = games.filter(({ balance }) => balance !== null)

export function boutsOf({ only }: Size) {
  return bouts.filter(({ ruleset }) => only === '' || ruleset.id === only)
}

export const titleOf = (id: string) => gameOf(id).ruleset.title
export const percent = (share: number) => `${(100 * share).toFixed(1)} %`
export const scored = ({ share, margin }: Score) => `${percent(share)} ±${(100 * margin).toFixed(1)}`

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
