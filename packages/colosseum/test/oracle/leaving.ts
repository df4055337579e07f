/** What a man lets go who falls senseless or dies, and where one lands who falls off a rock. */
import { OUTSIDE } from '@harena/engine'
import { beside, terrainOf } from './hexes.ts'
import type { Play } from './play.ts'
import { bodyOf, isIn, type Man } from './sheet.ts'

/** ARE-7 Whoever falls on a rock lands beside it. */
export function fallOffRock({ state, feed }: Play, man: Man): void {
  const free = [0, 1, 2, 3, 4, 5]
    .map((dir) => beside(man.cell, dir))
    .filter((cell) => cell !== OUTSIDE && !['pillar', 'rock'].includes(terrainOf(state, cell) ?? ''))
    .filter((cell) => !state.gladiators.some((other) => isIn(other) && bodyOf(other).includes(cell)))
  man.isOnRock = false
  if (free.length === 0) return
  const faces = free.length === 1 ? [1] : feed.dice('which hex', man.seat, 1)
  man.cell = free[(faces[0]! - 1) % free.length]!
}

/** NET-7 A net that nobody holds any more lies where its man was. */
export function leaveSnare({ state }: Play, man: Man): void {
  const { snare } = man
  if (snare && !snare.isHeld) {
    state.ground.push({ item: { kind: snare.kind, boxes: 0, condition: 'whole' }, cell: man.cell })
  }
  man.snare = null
}

/** NET-7 Whoever is senseless or dead holds nobody any more; the net stays on the man who is caught. */
export function letGo({ state }: Play, man: Man): void {
  for (const other of state.gladiators) {
    const { snare } = other
    if (!snare || snare.by !== man.seat || !snare.isHeld) continue
    snare.isHeld = false
    const hand = man.hands.findIndex((item) => item?.kind === snare.kind)
    if (hand >= 0) man.hands[hand] = null
  }
}
