/** Chapter 39, §39.5.1: who is the Editor of the month. */
import type { Seat } from '@harena/engine'
import type { LudusRef } from '../ludus/game.ts'
import { inOrder, type LudusState } from '../ludus/state.ts'
import { go } from './months.ts'

/** §39.5.1 Two dice for every lanista; of the highest that are equal, again among them. */
export function playEditor(state: LudusState, referee: LudusRef): void {
  const before = state.editor
  state.editor = null
  const all = inOrder(state)
  const throws: (number | null)[][] = []
  const roll = (seats: readonly Seat[]): Seat => {
    const totals = new Map(seats.map((seat) => [seat, referee.roll(2, '§39.5.1', seat, 'Editor')]))
    throws.push(state.ludi.map((_, seat) => totals.get(seat) ?? null))
    // §39.5.1.1 Not twice running, unless nobody else is left (C.33).
    const others = seats.length > 1 ? seats.filter((seat) => seat !== before) : seats
    const highest = Math.max(...others.map((seat) => totals.get(seat)!))
    const first = others.filter((seat) => totals.get(seat) === highest)
    return first.length === 1 ? first[0]! : roll(first)
  }
  state.editor = roll(all)
  if (referee.listening) {
    const rule = throws.length === 1 && isPassedOver(throws[0]!, before, state.editor) ? '§39.5.1.1' : '§39.5.1'
    referee.tell({ kind: 'editorChosen', rule, seat: state.editor, throws })
  }
  go(state, 'event')
}

function isPassedOver(totals: readonly (number | null)[], before: Seat | null, editor: Seat): boolean {
  return before !== null && before !== editor && (totals[before] ?? 0) > totals[editor]!
}
