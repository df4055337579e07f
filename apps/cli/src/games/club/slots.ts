/** A club in the terminal: its table and rosters, and the arena while a bout is on. */
import type { ArenaGame, Club, ClubSheet } from '@harena/engine'
import { hexSlots } from '../hex/slots.ts'
import type { Slots } from '../slots.ts'
import { clubSentences, clubText } from './board.ts'

export const clubSlots: Slots<Club<ArenaGame, ClubSheet>> = {
  drawn: (view, look) => (view.match ? hexSlots.drawn(view.match, look) : clubText(view)),
  told: (view, seat, events) => {
    if (!view.match) return clubSentences(view)
    const first = view.fighters.findIndex((man) => view.men[man]!.owner === seat)
    return hexSlots.told(view.match, first < 0 ? null : first, events)
  },
  points: (view) => (view.match ? hexSlots.points!(view.match) : ''),
}
