/** The match that was on the screen last, as long as it goes on, so that pages can lead back to it. */
import { savedMatches } from './stores.ts'

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

/** In the tab, as another language loads the page anew: its id, and whether it is a campaign. */
const [ID, KIND] = ['harena.last-played', 'harena.last-played.kind']
const CAMPAIGN = 'campaign'

export function setLastPlayed(played: LastPlayed): void {
  last = played
  seen = played
  try {
    sessionStorage.setItem(ID, played.id)
    sessionStorage.setItem(KIND, played.isCampaign ? CAMPAIGN : 'bout')
  } catch {
    // Where nothing may be kept the way back is lost with the page.
  }
}

/** As it was before the page was loaded anew. */
function remembered(): LastPlayed | null {
  try {
    const saved = savedMatches.find(sessionStorage.getItem(ID) ?? '')
    if (!saved) return null
    const { id, isOver, record } = saved
    const { ruleset, options } = record
    return { id, ruleset, isCampaign: sessionStorage.getItem(KIND) === CAMPAIGN, options, isOver: () => isOver }
  } catch {
    return null
  }
}

/** A match that is looked at again: nobody goes back to it, but its switches are what one wants to read about. */
export function setLastSeen(replayed: Seen): void {
  seen = replayed
}

/** The match or replay that was on the screen last, over or not. */
export function lastSeen(): Seen | null {
  seen ??= lastPlayed()
  return seen
}

export function lastPlayed(): Omit<LastPlayed, 'isOver'> | null {
  last ??= remembered()
  return last && !last.isOver() ? last : null
}
