/** The match that was on the screen last, as long as it goes on, so that pages can lead back to it. */
interface LastPlayed {
  readonly id: string
  readonly ruleset: string
  /** Whether it is a campaign, in which bouts come and go. */
  readonly isCampaign: boolean
  /** Its switches. */
  readonly options: Readonly<Record<string, unknown>>
  isOver(): boolean
}

/** What a match or a replay is played by. */
type Seen = Pick<LastPlayed, 'ruleset' | 'options'>

let last: LastPlayed | null = null
let seen: Seen | null = null

export function setLastPlayed(played: LastPlayed): void {
  last = played
  seen = played
}

/** A match that is looked at again: nobody goes back to it, but its switches are what one wants to read about. */
export function setLastSeen(replayed: Seen): void {
  seen = replayed
}

/** The match or replay that was on the screen last, over or not. */
export function lastSeen(): Seen | null {
  return seen
}

export function lastPlayed(): Omit<LastPlayed, 'isOver'> | null {
  return last && !last.isOver() ? last : null
}
