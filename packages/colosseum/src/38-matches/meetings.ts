/** Chapter 38 and C.00: men of two players who have both drawn a matched pair may meet. */
import type { CampaignRef } from '../campaign/game.ts'
import { type CampaignState, manOf } from '../campaign/state.ts'
import { chooseStyle, chooseSuit, rollBill, stylesOf } from './arranging.ts'
import { heroEntrant, openBout } from './setting-up.ts'

/** One who still waits for his turn in this round draws his match now; if both players agree, they meet. */
export function findMeeting(state: CampaignState, referee: CampaignRef): void {
  const { next, options } = state
  const own = manOf(state, next)!
  for (let player = next + 1; player < state.players.length; player++) {
    const other = manOf(state, player)
    if (!other || state.fought.includes(player) || options.pairingMode === 'ownClass') continue
    const bill = state.drawn[player] ?? rollBill(options, other, referee)
    state.drawn = state.drawn.with(player, bill)
    if (bill.type !== 'matchedPair') continue
    const ask = (seat: number, name: string, rival: string) =>
      referee.ask({ kind: 'meet', seat, rule: 'C.00', name, rival })
    if (ask(next, own.name, other.name) && ask(player, other.name, own.name)) {
      state.rival = player
      return
    }
  }
  state.rival = -1
}

/** The other man keeps the class that was rolled for him (C.00). */
export function equipRival(state: CampaignState, referee: CampaignRef): void {
  const player = state.rival!
  const man = manOf(state, player)!
  const bill = state.drawn[player]!
  const equipped =
    bill.style === null
      ? { ...bill, style: chooseStyle(man, stylesOf(state.options, man, bill.own), referee) }
      : { ...bill, suit: chooseSuit(man, bill.style, referee) }
  state.drawn = state.drawn.with(player, equipped)
}

/** The match is to the death if the first one's roll said so. */
export function setUpMeeting(state: CampaignState, referee: CampaignRef): void {
  const { options, next } = state
  const player = state.rival!
  const first = heroEntrant(options, manOf(state, next)!, state.bill!, referee)
  const second = heroEntrant(options, manOf(state, player)!, state.drawn[player]!, referee)
  const entrants = [first, { ...second, sheet: { ...second.sheet, team: 1 } }]
  state.bout = openBout(options, state.bill!, entrants, undefined, referee)
  state.phase = 'bout'
}
