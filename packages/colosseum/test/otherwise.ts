/** The same match with all otherwise that a seat may not know: what it knows and is shown must stay as it is. */
import type { Seat } from '@harena/engine'
import type { Fight } from '../src/09-combat/attack-order.ts'
import { blowOf } from '../src/09-combat/blow.ts'
import { colosseum, type State } from '../src/index.ts'
import { type Gladiator, isAble } from '../src/match/state.ts'

export function otherwise(state: State, seat: Seat | null): State {
  const other = colosseum.clone(state)
  if (other.options.sheets === 'hidden') {
    // What a beast is stands in the book (§28.3.3).
    for (const who of other.gladiators) if (who.seat !== seat && !who.beast) changeSheet(who)
  }
  if (other.fight) other.fight = withOtherDefences(other, other.fight, seat)
  return other
}

/** §3.1 Another log sheet; what can be seen from the stands is kept. */
function changeSheet(who: Gladiator): void {
  for (const rating of ['TR', 'ST', 'AG', 'CN', 'W', 'CF'] as const) who[rating] += 2
  who.armour = who.armour.map((piece) => piece && { ...piece, letter: piece.letter === 'A' ? 'B' : 'A' })
  who.wounds = who.wounds.map((wounds) => wounds + 1)
  who.cfLoss = who.cfLoss.map((loss) => loss + 1)
  who.visionLoss++
  who.enduranceLoss += 3
  who.stun += 2
  who.isMortal = !who.isMortal
  who.limp++
  who.stumbler++
  who.arteries = [1, 0, 2, 0, 1]
  who.attackTally += 40
  who.defenceTally += 9
  who.prestige += 2
  who.prestigeBonus++
  who.wins += 4
  who.mercies++
  who.trained = ['axe']
  // What a man who lies dead or senseless has in his sheath is seen by whoever stands beside him (§21.1.2.2).
  if (isAble(who)) who.sheath = [...who.sheath, { kind: 'dagger', boxes: 0, condition: 'whole' }]
  who.arrows = 3
  for (const item of who.hands) if (item?.kind === 'largeShield') item.boxes = (item.boxes + 3) % 12
}

/** §9.4.1 Another defence in every area where it has not shown, and blows that are judged against it. */
function withOtherDefences(state: State, fight: Fight, seat: Seat | null): Fight {
  const allocations = fight.allocations.map((allocation, of) => {
    const isSeen = seat !== null && (of === seat || ((fight.seenBy[of]! >> seat) & 1) === 1)
    if (allocation === null || isSeen) return allocation
    const hasShown = (area: number) => ((fight.shown[of]! >> area) & 1) === 1
    return { ...allocation, defence: allocation.defence.map((cf, at) => (hasShown(at + 1) ? cf : cf + 1)) }
  })
  state.fight = { ...fight, allocations }
  return { ...state.fight, due: fight.due.map((one) => ({ ...one, blow: blowOf(state, one.attack) })) }
}
