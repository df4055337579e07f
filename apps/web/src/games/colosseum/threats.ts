/** §7.3, §7.4 Where the others can come to in this phase, as far as the sand shows it, and where they can run into a man. */
import type { View } from '@harena/colosseum'
import { dirs, distance, type FigureView, type Hex, neighbour, same } from '@harena/engine'
import type { Course } from './plot-builder.ts'

export interface Threat {
  readonly who: FigureView
  /** All hexes that he can reach with his two steps. */
  readonly steps: readonly Hex[]
  /** §7.4 The hexes of his charge, straight on. */
  readonly charge: readonly Hex[]
}

const STEPS = 2
const CHARGE = 3

/** What keeps a man from going where he likes, or makes him no man on foot. */
const bound = ['prone', 'unconscious', 'ensnared', 'grappled', 'stumbling', 'mounted', 'ridden']

/** In a crowd only those matter who are nearest. */
const NEAR = 6
const MOST = 2

export function threatsTo(view: View, seat: number, isFree: (hex: Hex) => boolean): readonly Threat[] {
  const me = view.figures[seat]!
  const isWalking = (one: FigureView) =>
    one.out === null &&
    one.team !== me.team &&
    (one.points?.left ?? 0) > 0 &&
    !one.marks.some((mark) => bound.includes(mark)) &&
    !view.beasts.some((beast) => beast.seat === one.seat)
  const away = (one: FigureView) => distance(one.hex, me.hex)
  const near = view.figures.filter((one) => isWalking(one) && away(one) <= NEAR).sort((a, b) => away(a) - away(b))
  return near.slice(0, MOST).map((who) => ({
    who,
    steps: within(who.hex, isFree),
    charge: straightOn(who, isFree),
  }))
}

function within(from: Hex, isFree: (hex: Hex) => boolean): readonly Hex[] {
  let rim: readonly Hex[] = [from]
  const found: Hex[] = [from]
  for (let step = 0; step < STEPS; step++) {
    rim = rim.flatMap((hex) => dirs.map((dir) => neighbour(hex, dir))).filter(isFree)
    for (const hex of rim) if (!found.some((one) => same(one, hex))) found.push(hex)
  }
  return found
}

function straightOn({ hex, facing }: FigureView, isFree: (hex: Hex) => boolean): readonly Hex[] {
  const line: Hex[] = []
  for (let next = neighbour(hex, facing); line.length < CHARGE && isFree(next); next = neighbour(next, facing)) {
    line.push(next)
  }
  return line
}

/** How somebody can meet a man on his way: where he ends (§8.1), or where their ways cross, and then only on a 6 (§8.1.1). */
export type Meeting = 'charge' | 'step' | 'crossing'

/** Null where he cannot meet him. In contact it comes to blows anyway. */
export function meetingOf({ who, steps, charge }: Threat, { stands, end }: Course): Meeting | null {
  if (distance(who.hex, end.hex) <= 1) return null
  const has = (line: readonly Hex[], hex: Hex) => line.some((one) => same(one, hex))
  if (has(charge, end.hex)) return 'charge'
  if (has(steps, end.hex)) return 'step'
  return stands.slice(1, -1).some(({ hex }) => has(charge, hex)) ? 'crossing' : null
}

export interface Danger {
  readonly who: FigureView
  readonly meeting: Meeting
}

const gravest: readonly Meeting[] = ['charge', 'step', 'crossing']

/** Of all who can meet him on this way the one who does it hardest. */
export function danger(threats: readonly Threat[], course: Course): Danger | null {
  const all = threats.flatMap((threat): Danger[] => {
    const meeting = meetingOf(threat, course)
    return meeting ? [{ who: threat.who, meeting }] : []
  })
  return all.sort((a, b) => gravest.indexOf(a.meeting) - gravest.indexOf(b.meeting))[0] ?? null
}
