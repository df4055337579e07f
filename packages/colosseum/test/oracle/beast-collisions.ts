/** §28.6 Collisions with beasts. */
import { OUTSIDE } from '@harena/engine'
import { beastAdvantage, kindOf, layBody } from './beasts.ts'
import { goBack, impact, push, soften, softens, stopBoth, stunOfCollision, trip, turnsLeft } from './collisions.ts'
import { beside, distance, nearestDirs, positionValue, turn } from './hexes.ts'
import { layInCollision } from './nets.ts'
import type { Play } from './play.ts'
import { isIn, isProne, type Man } from './sheet.ts'
import { torsoOf } from './torso.ts'
import type { Moves, Walker } from './walkers.ts'
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
  const own = moves.walkers.find((one) => one.man === beast)!
  own.came = from
  const ofBeast = beastImpact(play, beast, positionValue(cell, man.facing, from))
  // Straight ahead of it, unless it whirls.
  const ofMan = impact(play, walker, positionValue(from, beast.facing, cell))
  const stun = clash(moves, own, walker, cell, ofBeast, ofMan, false)
  trampleAfter(play, own.man, walker.man, stun)
}

/** Both on their way, or one of them stands: a beast that nobody plays does. */
export function collideWithBeast(
  moves: Moves,
  own: Walker,
  walker: Walker,
  cell: number,
  mover: Walker,
  isCrossing: boolean,
): void {
  const { play } = moves
  const beast = own.man
  const { man } = walker
  // A horse has come with the rider whom it has lost since.
  const { startCell } = beast.now
  if (beast.beast!.isMount && own.came === OUTSIDE && distance(startCell, beast.cell) === 1) own.came = startCell
  const step = own.made.at(-1)?.step
  const whirled = step?.kind === 'whirl' && beast.cell === cell ? own.made.at(-1)!.facing : null
  const isBacking = step?.kind === 'backward' && own.made.at(-1)!.to === cell && beast.cell !== cell
  const isRunInto = own.came === OUTSIDE || (beast.cell !== cell && !isBacking)
  layInCollision(play, man, beast, cell, true)
  const turned = beast.facing
  const turning = turnsLeft(walker)
  stopBoth(own, walker)
  if (step?.kind === 'whirl') beast.facing = turned
  const [from, facing] = isBacking ? [beast.cell, turn(beast.facing, 3)] : [own.came, beast.facing]
  // B-17 Its own turns are parts of its steps.
  const isSoft = softens(play, own, walker) && !isRunInto
  if (isSoft && !isCrossing) soften(walker, { ...own, came: from }, cell, turning)
  const both = !isSoft && haveBothMoved(play, own, walker)
  const place =
    walker.came === OUTSIDE ? positionValue(from, facing, cell) : beastAdvantage(play.state, beast, walker.came)
  const placeOfBeast = isRunInto ? positionValue(walker.came, man.facing, cell) : positionValue(cell, man.facing, from)
  const isNone = (theirs: number) => both || (isSoft && theirs >= 2)
  const ofMan = impact(play, walker, isNone(placeOfBeast) ? 0 : place)
  const ofBeast = beastImpact(play, beast, isNone(place) ? 0 : placeOfBeast)
  if (isBacking) Object.assign(beast, { cell, facing })
  own.came = from
  const stun = clash(moves, own, walker, cell, ofBeast, ofMan, isRunInto, mover === walker)
  own.isStopped = true
  walker.isStopped = true
  if (isBacking) {
    const isThere = beast.cell === cell
    beast.facing = turn(facing, 3)
    beast.cell = isThere ? from : beside(from, beast.facing)
  }
  if (whirled !== null && beast.cell !== cell) beast.facing = whirled
  layBody(play, beast)
  trampleAfter(play, beast, man, stun)
}

function trampleAfter(play: Play, beast: Man, man: Man, stun: number): void {
  if (beast.beast!.isPanicked && stun > 0 && isIn(man)) trample(play, beast.seat, man, stun)
}

/** A-5 Only with a beast that is played: the others come later. */
function haveBothMoved({ state }: Play, own: Walker, other: Walker): boolean {
  if (state.options.collisionPA !== 'notIfBothMoved' || !own.man.beast!.isPlayed) return false
  return [own, other].every(({ came, man }) => came !== OUTSIDE || man.now.moved > 0 || man.now.turned > 0)
}

function clash(
  moves: Moves,
  own: Walker,
  walker: Walker,
  cell: number,
  ofBeast: number,
  ofMan: number,
  isRunInto: boolean,
  isManFirst = false,
): number {
  const { play } = moves
  const { man } = walker
  const beast = own.man
  for (const one of [own, walker]) {
    one.isStopped = true
    one.man.now.collided = true
  }
  const stun = man.stun
  const hasStood = walker.came === OUTSIDE
  if (ofBeast > ofMan && !isRunInto) push(moves, own, walker, cell, ofBeast - ofMan)
  else {
    // §8.4.2 Where both came both go back from a tie, first the one who has come now (our convention).
    const areBoth = ofBeast === ofMan && !isRunInto && walker.came !== OUTSIDE
    if (isRunInto) goBack(play, walker, cell)
    else for (const one of areBoth ? (isManFirst ? [walker, own] : [own, walker]) : [own]) goBack(play, one, cell)
    if (areBoth) for (const one of [man, beast]) if (one.cell !== cell) one.facing = nearestDirs(one.cell, cell)[0]!
    // COL-6 Who is thrown back by a tie looks where he came from.
    if (isRunInto && ofBeast === ofMan && man.cell !== cell) man.facing = nearestDirs(man.cell, cell)[0]!
    if (ofBeast < ofMan) stunOfCollision(play, beast, ofMan - ofBeast, isRunInto)
    else if (ofBeast > ofMan) {
      stunOfCollision(play, man, ofBeast - ofMan, hasStood)
      trip(play, man)
    } else {
      stunOfCollision(play, man, 0, hasStood)
      stunOfCollision(play, beast, 0, isRunInto)
      if (isIn(man)) trip(play, man)
    }
  }
  if (isProne(man)) man.torso = torsoOf(play, man)
  return man.stun - stun
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
