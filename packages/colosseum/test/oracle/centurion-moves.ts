/** §29.4 How a centurion moves: two dice, a list of checks, and the chart. */
import { add, type Dir, type Hex, OUTSIDE, steps, subtract } from '@harena/engine'
import type { State } from '../../src/index.ts'
import { closestOf, rangeBetween } from './answers.ts'
import { chart, shieldStyles } from './centurion-tables.ts'
import { edgeOf, isWall } from './edges.ts'
import { advantageOver } from './engagement.ts'
import { beside, cellOf, distance, headingOf, headingTo, hexOf, turn } from './hexes.ts'
import { isPaired } from './pairs.ts'
import { manOf, type Play } from './play.ts'
import { legalPlots, type Part, read, stepOf, type Written } from './plots.ts'
import { type Item, isArm, isAwake, isFoe, isIn, isProne, isShield, type Man, shieldOf, tick } from './sheet.ts'
import { isSolid } from './walkers.ts'

/** What he is measured by: the dice, the closest opponent and how far off he is. */
interface Look {
  readonly red: number
  readonly white: number
  readonly foe: Man
  readonly range: number
}

/** §29.3 What he does in this phase, when all others have written theirs. */
export function centurionPlot(play: Play, man: Man): Written {
  const { state, feed } = play
  if (!isIn(man) || man.isUnconscious || man.now.isAside || man.grappledBy >= 0 || (isProne(man) && man.snare))
    return read('X')
  if (man.mustStumble && !isProne(man)) return read('S')
  // He never overexerts himself (our ruling).
  if (man.movesUsed >= man.turnRate) return read('X')
  const foes = state.gladiators.filter((other) => isIn(other) && isFoe(man, other) && isPaired(state, man, other))
  man.centurion!.foe = -1
  if (foes.length === 0) return isProne(man) ? (fromGround(state, man, 'KN') ?? read('RO-FR')) : read('X')
  const foe = closestOf(play, man, foes)
  const [red, white] = feed.dice('movement', man.seat, 2)
  man.centurion!.foe = foe.seat
  return checked(play, man, { red: red!, white: white!, foe, range: rangeBetween(man, foe) })
}

/** §29.4.1, §29.6.1 The checks in their order, then the chart. */
function checked(play: Play, man: Man, look: Look): Written {
  const { state } = play
  const { foe, range } = look
  const sum = look.red + look.white
  const isLow = sum + range < limit(state, 10)
  if (isProne(man)) return (isLow ? null : kneelUp(state, man, foe)) ?? rollAway(play, man, foe)
  if (man.snare?.place === 'leg') return read('X')
  if (man.mount < 0 && needed(state, man).some(({ cell }) => distance(cell, man.cell) <= 1) && man.hands.includes(null))
    return read('R')
  const left = pausesLeft(state, man)
  const pause = sum - Math.floor(range / 3) - (left + state.phase) + advantageOver(state, foe, man)
  if (left > 0 && pause < limit(state, 1)) return read('X')
  if (man.mount < 0 && repels(state, man, sum)) return read('RN')
  return byChart(play, man, look)
}

/** §29.6.1 The closest of those whose nets are ready, that is, neither just used nor round somebody (NET-2). */
function repels(state: State, man: Man, sum: number): boolean {
  if (state.options.nets === 'off' || man.snare) return false
  const isReady = (other: Man) =>
    isAwake(other) &&
    isFoe(man, other) &&
    isPaired(state, man, other) &&
    other.hands.some((item) => item?.kind === 'net' || item?.kind === 'lasso') &&
    tick(state) >= other.netReady &&
    !other.snare &&
    other.grappledBy < 0 &&
    !state.gladiators.some(({ snare }) => snare?.isHeld && snare.by === other.seat)
  const ranges = state.gladiators.filter(isReady).map((other) => rangeBetween(man, other))
  return ranges.length > 0 && sum + Math.min(...ranges) < limit(state, 10)
}

/** R28 Less than the number in the text, not more than it on the card. */
const limit = ({ options }: State, number: number): number => (options.centurionCompare === 'le' ? number + 1 : number)

/** Phases of the turn beyond his rate in which he has not stood still yet (our ruling). */
const pausesLeft = ({ phase }: State, { turnRate, movesUsed }: Man): number => 8 - turnRate - (phase - 1 - movesUsed)

/** §29.4.1.1 The way that leads farthest from the opponent, not off the board or into something solid if that can be. */
function rollAway(play: Play, man: Man, foe: Man): Written {
  const ways = { FR: 1, FL: 5, BR: 2, BL: 4 }
  const away = ([, dir]: [string, number]) => {
    const cell = beside(man.cell, turn(man.facing, dir))
    return cell === OUTSIDE || isSolid(play.state, cell) ? -1 : distance(cell, foe.cell)
  }
  const all = Object.entries(ways)
  const far = all.filter((way) => away(way) === Math.max(...all.map(away)))
  return read(`RO-${play.feed.pick('which way', far, man.seat)[0]}`)
}

/** One hexside towards him; straight behind it is to the right (our convention). */
function kneelUp(state: State, man: Man, foe: Man): Written | null {
  const by = turn(headingTo(man.cell, foe.cell), -man.facing)
  const plot = by === 0 ? 'KN' : by <= 3 ? 'KN(R)' : 'KN(L)'
  return fromGround(state, man, plot)
}

/** B-9, V9 Who may not kneel yet lies still; who never may has to roll. */
function fromGround(state: State, man: Man, plot: string): Written | null {
  const open = [plot, 'X'].find((one) => legalPlots(state, man).has(one))
  return open ? read(open) : null
}

const hasWeapon = ({ hands, sheath }: Man): boolean => hands.some(isArm) || sheath.some(isArm)
const needsShield = (man: Man): boolean => shieldStyles.has(man.style) && !shieldOf(man)
const isSound = (item: Item): boolean => item.condition === 'whole'

/** §29.4.1.2 What lies about that he needs; a weapon before a shield. */
export function needed({ ground }: State, man: Man): State['ground'] {
  const weapons = hasWeapon(man) ? [] : ground.filter(({ item }) => isArm(item))
  const shields = needsShield(man) ? ground.filter(({ item }) => isShield(item) && isSound(item)) : []
  return [...weapons, ...shields]
}

/** Walls, pillars and rocks. */
function isClosed(state: State, cell: number, dir: number): boolean {
  const next = beside(cell, dir)
  if (next === OUTSIDE) return isWall(state, edgeOf(cell, dir))
  return isSolid(state, next)
}

/** §29.4.2 The chart, turned so that its arrow points at the opponent. */
function byChart(play: Play, man: Man, look: Look): Written {
  const { state } = play
  const { foe, range, red, white } = look
  const far = man.style === 'retiarius' ? 0 : Math.floor(range / 3)
  const tens =
    red + far - Math.floor(man.stun / 3) + advantageOver(state, man, foe) + man.centurion!.FS + (man.mount < 0 ? 0 : 2)
  const isTop = tens > 6 || (tens === 6 && white === 6)
  const arrow = headingTo(man.cell, foe.cell)
  const isMounted = man.mount >= 0
  if (isTop && (isMounted || man.facing === arrow) && !man.snare) return read(`${turnText(man, arrow)}C`)
  const row = isTop ? 6 : Math.max(1, tens)
  const [q, r] = chart[row - 1]![isTop ? 5 : white - 1]!
  const target = shifted(play, man, add(hexOf(man.cell), turned({ q: q!, r: r! }, arrow)))
  if (isMounted) return ride(play, man, target, look, arrow)
  const parts = walk(play, man, target, look)
  const hasBack = turn(man.facing, 3) === arrow && 10 * Math.max(1, tens) + white > 22
  const away = subtract(target, hexOf(man.cell))
  const turns = hasBack || man.snare ? 0 : 3 - Math.min(2, length(away))
  return { ...written(parts), turns, text: `${codes(parts) || 'X'} (${turns})` }
}

/** §30.4.1 To the arrow before he moves. */
function turnText({ facing }: Man, arrow: Dir): string {
  const by = turn(arrow, -facing)
  if (by === 0) return ''
  return `(${by <= 3 ? 'R'.repeat(by) : 'L'.repeat(6 - by)})`
}

function ride(play: Play, man: Man, target: Hex, look: Look, arrow: Dir): Written {
  const parts = walk(play, { ...man, facing: arrow }, target, look)
  const turns = turnText(man, arrow)
  return read(parts.length > 0 ? turns + codes(parts) : `X${turns}`)
}

const length = ({ q, r }: Hex): number => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2

function turned({ q, r }: Hex, dir: number): Hex {
  let [a, b] = [q, r]
  for (let i = 0; i < dir; i++) [a, b] = [-b, a + b]
  return { q: a, r: b }
}

/** §29.4.2.4, §29.4.2.5 One hex towards a shield, two towards a weapon. */
function shifted(play: Play, man: Man, target: Hex): Hex {
  const { ground } = play.state
  const shields = ground.filter(({ item }) => isShield(item) && isSound(item))
  const weapons = ground.filter(({ item }) => isArm(item))
  let now = target
  if (needsShield(man)) now = drawn(play, man, now, shields, 1)
  return hasWeapon(man) ? now : drawn(play, man, now, weapons, 2)
}

function drawn(play: Play, man: Man, target: Hex, items: State['ground'], hexes: number): Hex {
  if (items.length === 0) return target
  const near = Math.min(...items.map(({ cell }) => distance(cell, man.cell)))
  const { cell } = play.feed.pick(
    'closest item',
    items.filter((one) => distance(one.cell, man.cell) === near),
    man.seat,
  )
  let now = target
  for (let i = 0; i < hexes; i++) now = towards(now, hexOf(cell))
  return now
}

function towards(from: Hex, to: Hex): Hex {
  const { q, r } = subtract(to, from)
  if (q === 0 && r === 0) return from
  return add(from, steps[headingOf(from, to)]!)
}

/** §29.5 The shortest way, by chance where there are two, drawn as a whole before he sets out; two hexes at most. */
function walk(play: Play, man: Man, target: Hex, look: Look): Part[] {
  const { state, feed } = play
  const dirs: Dir[] = []
  let at = hexOf(man.cell)
  for (let i = 0; i < 2; i++) {
    const left = length(subtract(target, at))
    const cell = cellOf(at)
    if (left === 0) break
    const nearer = ([0, 1, 2, 3, 4, 5] as Dir[]).filter((dir) => length(subtract(target, stepped(at, dir))) < left)
    const dir = feed.pick('which way', nearer, man.seat)
    if (cell !== OUTSIDE && isClosed(state, cell, dir)) break
    dirs.push(dir)
    at = stepped(at, dir)
  }
  return upToItem(state, man, dirs, look).map((dir) => stepOf(turn(dir, -man.facing)))
}

/** §29.4.2.6 He stops at the first item on his way, to kick it. */
function upToItem(state: State, man: Man, dirs: readonly Dir[], look: Look): readonly Dir[] {
  const isLow = look.red + look.white + look.range < limit(state, 10)
  if (!isLow || man.mount >= 0) return dirs
  let at = hexOf(man.cell)
  for (const [i, dir] of dirs.entries()) {
    at = stepped(at, dir)
    if (!state.ground.some(({ cell }) => cell === cellOf(at))) continue
    man.centurion!.kicks = true
    return dirs.slice(0, i + 1)
  }
  return dirs
}

const norths: readonly Hex[] = [0, 1, 2, 3, 4, 5].map((dir) => turned({ q: 0, r: -1 }, dir))
const stepped = (hex: Hex, dir: number): Hex => add(hex, norths[dir]!)

const names = ['F', 'SFR', 'SBR', 'B', 'SBL', 'SFL']
const codes = (parts: readonly Part[]): string =>
  parts.map((part) => ('step' in part ? names[part.step.dir] : '')).join(' ')
const written = (parts: readonly Part[]): Written => ({ ...read(codes(parts) || 'X'), parts })

/** §29.4.3 When all have moved: towards the opponent he looked at, by as many hexsides as his hex allows. */
export function turnCenturion(play: Play, man: Man, { turns = 0 }: Written): void {
  if (!isIn(man) || isProne(man) || man.isUnconscious || man.now.collided || man.snare) return
  const foe = turns > 0 ? manOf(play, man.centurion!.foe) : null
  if (!foe || !isIn(foe)) return
  for (let i = 0; i < turns; i++) {
    const by = turn(headingTo(man.cell, foe.cell), -man.facing)
    if (by === 0) break
    man.facing = turn(man.facing, by <= 3 ? 1 : -1)
    if (man.now.moved === 0) man.now.turned++
  }
}
