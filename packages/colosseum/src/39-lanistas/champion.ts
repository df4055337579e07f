/** Chapter 39, §39.5.2: a professional who is to be had for one month, by sealed bids. */
import type { Seat } from '@harena/engine'
import { rollAnyTalent } from '../31-talents/talent-rolls.ts'
import { firstTalents, startingRolls } from '../31-talents/talents.ts'
import { buyAtRandom } from '../33-experience/random-spending.ts'
import { rollStableMan } from '../38-matches/challengers.ts'
import { finish } from '../campaign/creation.ts'
import { nextName } from '../campaign/names.ts'
import type { LudusRef } from '../ludus/game.ts'
import { inOrder, type LudusMan, type LudusState, newLudusMan } from '../ludus/state.ts'
import { pickFrom } from '../match/context.ts'
import { combatValue } from './combat-value.ts'
import { move } from './treasury.ts'

const RULE = '§39.5.2'

/** He learns what a swordsman needs. */
const STYLE = 'myrmillo'

/** C.35 Two dice and six: he is made like any other, and learns by chance until he is worth it. */
export function makeChampion(state: LudusState, referee: LudusRef): LudusMan {
  const { options, editor } = state
  const value = referee.roll(2, RULE, editor!, 'combat value') + 6
  const man = { ...newLudusMan(editor!, nextName(state)), isHired: true }
  rollStableMan(options, man, referee)
  man.talents = firstTalents
  for (let rolls = startingRolls(man.ratings.TR); rolls > 0; rolls--) rollAnyTalent(options, man, STYLE, referee)
  finish(options, man, referee)
  while (combatValue(man) < value) {
    man.XP = 1000
    if (!buyAtRandom(options, man, STYLE, false, referee)) break
  }
  man.XP = 0
  if (referee.listening) {
    const { name, ratings } = man
    referee.tell({ kind: 'ratingsRolled', rule: '§29.2', name, ratings })
    referee.tell({ kind: 'championOffered', rule: RULE, name, value: combatValue(man) })
  }
  return man
}

/** The highest bid has him; equals bid once more, then chance decides. Without a bid he goes his way. */
export function offerChampion(state: LudusState, referee: LudusRef): void {
  const man = state.forHire!
  state.forHire = null
  let bids = bidding(state, man, inOrder(state), referee)
  let first = highest(bids)
  if (first.length > 1) {
    const again = bidding(state, man, first, referee)
    // Where nobody bids again the first bids stand (our ruling).
    if (highest(again).length > 0) {
      bids = again
      first = highest(again)
    }
  }
  if (first.length === 0) return
  const seat = pickFrom(referee, first, RULE, state.editor!, 'whose bid')
  man.owner = seat
  state.men.push(man)
  move(state, seat, null, bids[seat]!, { heading: 'hire', rule: RULE, about: man.name }, referee)
  if (referee.listening) referee.tell({ kind: 'championHired', rule: RULE, seat, name: man.name })
}

/** By seat: sealed until all are in. */
function bidding(state: LudusState, man: LudusMan, seats: readonly Seat[], referee: LudusRef): (number | null)[] {
  const { name } = man
  const value = combatValue(man)
  const answers = referee.askAll(seats.map((seat) => ({ kind: 'bid', seat, rule: RULE, name, value }) as const))
  const bids = state.ludi.map((_, seat) => (seats.includes(seat) ? answers[seats.indexOf(seat)]! : null))
  if (referee.listening) referee.tell({ kind: 'bidsOpened', rule: RULE, bids })
  return bids
}

function highest(bids: readonly (number | null)[]): Seat[] {
  const most = Math.max(...bids.map((bid) => bid ?? 0))
  return most === 0 ? [] : bids.flatMap((bid, seat) => (bid === most ? [seat] : []))
}
