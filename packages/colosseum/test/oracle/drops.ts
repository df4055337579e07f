/** Chapter 13.1, 13.2: what falls out of a man's hands, and where it comes to lie. Chapter 12: shields. */
import { OUTSIDE } from '@harena/engine'
import type { State } from '../../src/index.ts'
import { weaponLost } from './attack-order.ts'
import { beside, terrainOf, turn } from './hexes.ts'
import { fallOffRock, leaveSnare, letGo } from './leaving.ts'
import { manOf, type Play } from './play.ts'
import { dismount } from './riders.ts'
import { isArm, isProne, type Man, shieldOf } from './sheet.ts'
import { torsoOf } from './torso.ts'

/** §13.2 D-07: 1 is straight ahead, the others follow clockwise; wall, pillar and edge stop it in the last open hex. */
export function landingPlace({ state, feed }: Play, by: number, cell: number, facing: number): number {
  const dir = turn(facing, feed.sum('direction', by, 1) - 1)
  return flight(state, cell, dir, feed.sum('distance', by, 1) - 1)
}

export function flight(state: State, cell: number, dir: number, hexes: number): number {
  let at = cell
  for (let i = 0; i < hexes; i++) {
    const next = beside(at, dir)
    if (next === OUTSIDE || terrainOf(state, next) === 'pillar') break
    at = next
  }
  return at
}

/** §13.2 The thing in a hand flies. */
export function dropHand(play: Play, man: Man, hand: number): void {
  const item = man.hands[hand]
  if (!item) return
  man.hands[hand] = null
  play.state.ground.push({ item, cell: landingPlace(play, man.seat, man.cell, man.facing) })
  weaponLost(play, man, hand)
}

/** ACT-2, NET-7 Let go of on purpose: it lies in his own hex; a net that holds somebody stays on him. */
export function letFall(play: Play, man: Man, hand: number): void {
  const item = man.hands[hand]
  if (!item) return
  const isFirst = man.hands.findIndex((one) => one?.kind === item.kind) === hand
  man.hands[hand] = null
  const held =
    isFirst &&
    play.state.gladiators.find(({ snare }) => snare?.isHeld && snare.by === man.seat && snare.kind === item.kind)
  if (held) held.snare!.isHeld = false
  else play.state.ground.push({ item, cell: man.cell })
}

/** §21.11.2 A scissor is never dropped; of two weapons one falls by chance. */
export function dropWeapon(play: Play, man: Man): void {
  const hands = [0, 1].filter((hand) => isArm(man.hands[hand]) && man.hands[hand]!.kind !== 'scissor')
  if (hands.length === 0) return
  const hand = hands.length === 1 ? hands[0]! : hands[(play.feed.sum('which hand', man.seat, 1) - 1) % 2]!
  dropHand(play, man, hand)
}

export function dropShield(play: Play, man: Man): void {
  const shield = shieldOf(man)
  if (shield) dropHand(play, man, man.hands.indexOf(shield))
}

/** §10.3.2 He lies where he stood, and what he held beside him. */
export function die(play: Play, man: Man, by: number, isCleaved: boolean): void {
  if (man.out) return
  letGo(play, man)
  for (const other of play.state.gladiators) if (other.grappledBy === man.seat) other.grappledBy = -1
  if (man.isOnRock) fallOffRock(play, man)
  if (man.mount >= 0) dismount(play, man)
  // §16.2 Who stood falls with his whole length.
  if (!isProne(man) && !man.beast) {
    man.isFaceDown = man.lastStep === 'forward'
    man.torso = torsoOf(play, man)
  }
  man.out = 'killed'
  man.posture = 'prone'
  leaveSnare(play, man)
  layDown(play, man)
  if (by >= 0 && by !== man.seat && !man.beast?.isMount) manOf(play, by).kills++
  if (isCleaved && play.state.options.cleaving === 'on') {
    const count = play.feed.d3('blood', man.seat)
    for (let i = 0; i < count; i++) {
      const cell = landingPlace(play, man.seat, man.cell, man.facing)
      if (!play.state.arena.blood.includes(cell)) play.state.arena.blood.push(cell)
    }
  }
}

/** What a man held who is no longer there lies in his hex; a scissor is worn (§21.11.2). */
export function layDown(play: Play, man: Man): void {
  for (const hand of [0, 1]) {
    const item = man.hands[hand]
    if (item && item.kind !== 'scissor') play.state.ground.push({ item, cell: man.cell })
    man.hands[hand] = null
    weaponLost(play, man, hand)
  }
}
