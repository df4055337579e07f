/** §28.6 Collisions with beasts. */
import { OUTSIDE } from '@harena/engine'
import { beastAdvantage, kindOf } from './beasts.ts'
import { goBack, impact, push, stunOfCollision, trip } from './collisions.ts'
import { nearestDirs, positionValue } from './hexes.ts'
import { layInCollision } from './nets.ts'
import type { Play } from './play.ts'
import { read } from './plots.ts'
import { isIn, isProne, type Man } from './sheet.ts'
import { torsoOf } from './stun.ts'
import { type Moves, type Walker, walkerOf } from './walkers.ts'
import { woundRoll } from './wounds.ts'

/** BST-4 A die, strength, what its kind brings, two for each hex, its place, less its stun. */
function beastImpact({ state, feed }: Play, beast: Man, advantage: number): number {
  const strength = state.options.beastImpact === 'full' ? beast.ST : 0
  const die = feed.sum('impact', beast.seat, 1)
  return die + strength + kindOf(state, beast).impact + 2 * beast.now.moved + advantage - beast.stun
}

/** Its head has entered the hex of a man. */
export function meetBeast(moves: Moves, beast: Man, man: Man, from: number): void {
  const { play } = moves
  const cell = beast.cell
  moves.at = (one) => one
  // He stands, whatever he did before.
  const walker: Walker = { ...moves.walkers.find((one) => one.man === man)!, came: OUTSIDE }
  const own: Walker = { ...walkerOf(beast, read('X')), came: from }
  const ofBeast = beastImpact(play, beast, positionValue(cell, man.facing, from))
  // Straight ahead of it, unless it whirls.
  const ofMan = impact(play, walker, positionValue(from, beast.facing, cell))
  clash(moves, own, walker, cell, ofBeast, ofMan, false)
}

/** A man has run into a beast that stands: he goes back, whoever wins. */
export function runIntoBeast(moves: Moves, walker: Walker, other: Walker, cell: number): void {
  const { play } = moves
  const { man } = walker
  const beast = other.man
  layInCollision(play, man, beast, cell, true)
  const place = beastAdvantage(play.state, beast, walker.came)
  const ofMan = impact(play, walker, place)
  const ofBeast = beastImpact(play, beast, positionValue(walker.came, man.facing, cell))
  clash(moves, other, walker, cell, ofBeast, ofMan, true)
}

function clash(
  moves: Moves,
  own: Walker,
  walker: Walker,
  cell: number,
  ofBeast: number,
  ofMan: number,
  isRunInto: boolean,
): void {
  const { play } = moves
  const { man } = walker
  const beast = own.man
  for (const one of [own, walker]) {
    one.isStopped = true
    one.man.now.collided = true
  }
  const stun = man.stun
  if (ofBeast > ofMan && !isRunInto) push(moves, own, walker, cell, ofBeast - ofMan)
  else {
    if (isRunInto) goBack(play, walker, cell)
    else goBack(play, own, cell)
    // COL-6 Who is thrown back by a tie looks where he came from.
    if (isRunInto && ofBeast === ofMan && man.cell !== cell) man.facing = nearestDirs(man.cell, cell)[0]!
    if (ofBeast < ofMan) stunOfCollision(play, beast, ofMan - ofBeast, isRunInto)
    else if (ofBeast > ofMan) {
      stunOfCollision(play, man, ofBeast - ofMan, !isRunInto)
      trip(play, man)
    } else {
      stunOfCollision(play, man, 0, !isRunInto)
      stunOfCollision(play, beast, 0, isRunInto)
      if (isIn(man)) trip(play, man)
    }
  }
  if (isProne(man)) man.torso = torsoOf(play, man)
  if (beast.beast!.isPanicked && man.stun > stun && isIn(man)) trample(play, beast.seat, man, man.stun - stun)
}

/** §28.6.1 A hit on an area by chance, as much better as the stun. */
export function trample(play: Play, by: number, man: Man, bonus: number): void {
  const area = play.feed.pick('trampled area', [1, 2, 3, 4, 5], by)
  const [first, second, black] = play.feed.dice('trampled', by, 3) as [number, number, number]
  const white = first + second
  const dice = { ...sixDiceOf(white, black) }
  woundRoll(play, man, area, dice, bonus, by, false)
}

const sixDiceOf = (white: number, black: number) => ({
  red: 0,
  wound: () => white + black,
  covers: ({ covers, dice }: { covers: number | null; dice: number }) =>
    covers === null || (dice === 2 ? white : black) <= covers,
  critical: () => white,
  shield: () => white,
  drop: () => white + black,
})
