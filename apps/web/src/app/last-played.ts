/** The match that was on the screen last, as long as it goes on, so that pages can lead back to it. */
interface LastPlayed {
  readonly id: string
  readonly ruleset: string
  /** Its switches. */
  readonly options: Readonly<Record<string, unknown>>
  isOver(): boolean
}

let last: LastPlayed | null = null

export function setLastPlayed(played: LastPlayed): void {
  last = played
}

export function lastPlayed(): Omit<LastPlayed, 'isOver'> | null {
  return last && !last.isOver() ? last : null
}

export function matchToReturnTo(): string | null {
  return lastPlayed()?.id ?? null
}
