/** Chapter 38, §38.2 and §38.6: the turn of a player, from the bill to the arena. */
import type { CampaignRef } from '../campaign/game.ts'
import { type CampaignState, manOf } from '../campaign/state.ts'
import { chooseStyle, chooseSuit, ownStyles, rollBill, stylesOf } from './arranging.ts'
import { equipRival, findMeeting, setUpMeeting } from './meetings.ts'
import { setUpMatch } from './setting-up.ts'

/** One thing after the other: the bill, his style, his armour. */
export function arrange(state: CampaignState, referee: CampaignRef): void {
  const man = manOf(state, state.next)!
  const { bill } = state
  if (state.options.pairingMode === 'ownClass' && man.style === null)
    man.style = chooseStyle(man, ownStyles(state.options, man), referee)
  else if (bill === null) state.bill = state.drawn[state.next] ?? rollBill(state.options, man, referee)
  else if (bill.type === 'matchedPair' && state.rival === null && state.options.interPlayerMatches === 'yes')
    findMeeting(state, referee)
  else if (bill.style === null)
    state.bill = { ...bill, style: chooseStyle(man, stylesOf(state.options, man, bill.own), referee) }
  else if (bill.suit === null) state.bill = { ...bill, suit: chooseSuit(man, bill.style, referee) }
  else equipRival(state, referee)
  if (state.bill?.suit && isSettled(state)) state.phase = 'opponents'
}

/** Nobody is met, or the other man is ready too. */
function isSettled({ rival, drawn, bill, options }: CampaignState): boolean {
  if (options.interPlayerMatches === 'no' || bill!.type !== 'matchedPair') return true
  return rival !== null && (rival < 0 || drawn[rival]!.suit !== null)
}

/** §38.6 Against another player's man, or against those who are made for the match. */
export function setUp(state: CampaignState, referee: CampaignRef): void {
  if (state.rival !== null && state.rival >= 0) setUpMeeting(state, referee)
  else setUpMatch(state, referee)
}
