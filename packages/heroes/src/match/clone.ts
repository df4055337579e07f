/** A copy of a match that shares nothing that changes. */
import type { Card, State } from './state.ts'

function cloneCard(card: Card): Card {
  return {
    ...card,
    // Never changed in a match, but a copy is a copy.
    signatures: card.signatures.slice(),
    original: { ...card.original },
    now: { ...card.now },
    armour: card.armour.slice(),
    partMax: card.partMax.slice(),
    parts: card.parts.slice(),
    woundsAt: card.woundsAt.slice(),
    attributeLoss: card.attributeLoss.slice(),
    woundsFrom: card.woundsFrom.slice(),
    defeated: card.defeated.slice(),
    killingStrokes: card.killingStrokes.slice(),
  }
}

export function clone(state: State): State {
  return {
    ...state,
    cards: state.cards.map(cloneCard),
    items: state.items.map((item) => ({ ...item })),
    order: state.order.slice(),
  }
}
