/** Chapter 28: what a beast is, where it stands, and the places around it (D-06). */
import { type Dir, OUTSIDE } from '@harena/engine'
import type { State } from '../../src/index.ts'
import { isClassic } from './edition.ts'
import { beside, distance, positionValue, terrainOf, turn } from './hexes.ts'
import type { Play } from './play.ts'
import { bodyOf, isIn, type Man } from './sheet.ts'

interface Kind {
  readonly ST: number
  readonly CN: number
  readonly W: number
  readonly CF: number
  readonly hide: number
  readonly CU: number
  readonly hexes: number
  /** §28.6 Collision with Beast. */
  readonly impact: number
  /** 1981 alone. */
  readonly AG: number
  readonly speed: number
}

/** §28.3.3 ST CN W CF, what the hide takes off, CU; hexes; collision. */
const kinds: Readonly<Record<string, Kind>> = tableOf(`bear 9 4 18 12 3 3 3 3
boar 5 1 14 8 1 -2 2 1
elephant 20 4 32 6 2 -2 3 8
gazelle 2 1 4 4 0 -3 3 0
leopard 3 2 10 10 0 1 3 1
lion 9 3 14 14 0 2 3 3
rhino 13 2 24 6 3 -1 3 8
tiger 11 4 16 16 0 3 3 5
wolf 1 1 6 8 0 1 2 0
zebra 3 1 6 4 0 -3 3 5`)

function tableOf(rows: string): Readonly<Record<string, Kind>> {
  return Object.fromEntries(
    rows.split('\n').map((line) => {
      const [name, ...numbers] = line.split(' ')
      const [ST = 0, CN = 0, W = 0, CF = 0, hide = 0, CU = 0, hexes = 0, impact = 0, AG = 0, speed = 0] =
        numbers.map(Number)
      return [name!, { ST, CN, W, CF, hide, CU, hexes, impact, AG, speed }]
    }),
  )
}

/** Springsteen's Table A with the impacts of Table E: no hide; cunning stands for training. */
const kinds1981: Readonly<Record<string, Kind>> = tableOf(`bear 9 4 18 12 0 1 2 3 2 5
leopard 3 2 10 10 0 3 2 1 4 8
lion 9 3 14 14 0 2 2 3 3 6
tiger 11 4 16 16 0 2 2 4 3 6
wolf 1 1 6 8 0 3 1 0 4 8`)

export function kindOf({ options }: Pick<State, 'options'>, { beast }: Man): Kind {
  if (isClassic({ options })) return kinds1981[beast!.kind]!
  const kind = kinds[beast!.kind]!
  return beast!.kind === 'zebra' && options.zebraCu === 'minus2' ? { ...kind, CU: -2 } : kind
}

/** E-17 On its hind legs a bear of 1981 covers one. */
const hexesOf = (state: Pick<State, 'options'>, man: Man): number =>
  isClassic(state) && man.beast!.isReared ? 1 : kindOf(state, man).hexes

/** §28.2 Its hexes lie straight behind the head; one that is taken or barred is left off. */
export function layBody({ state }: Pick<Play, 'state'>, beast: Man): void {
  const hexes = beast.beast ? hexesOf(state, beast) : 3
  const back = turn(beast.facing, 3)
  const isFree = (cell: number) =>
    cell !== OUTSIDE &&
    !['pillar', 'rock'].includes(terrainOf(state, cell) ?? '') &&
    !state.gladiators.some((other) => other !== beast && isIn(other) && bodyOf(other).includes(cell))
  const second = beside(beast.cell, back)
  const third = beside(second, back)
  beast.torso = hexes > 1 && isFree(second) ? second : OUTSIDE
  beast.hind = hexes > 2 && beast.torso !== OUTSIDE && isFree(third) ? third : OUTSIDE
}

interface Zone {
  readonly advantage: number
  readonly areas: readonly number[]
}

/** D-06 By hexes: steps from the head, seen by the beast, advantage and areas; nearer to the head first. */
function places(hexes: number): [readonly number[], Zone][] {
  const zone = (advantage: number, ...areas: number[]): Zone => ({ advantage, areas })
  const ahead: [readonly number[], Zone][] = [
    [[0], zone(0, 1, 2, 4)],
    [[1], zone(1, 1, 2, 4)],
    [[5], zone(1, 1, 2, 4)],
  ]
  const both = (back: readonly number[], one: Zone): [readonly number[], Zone][] => [
    [[...back, 2], one],
    [[...back, 4], one],
  ]
  const behind: [readonly number[], Zone] = [Array<number>(hexes).fill(3), zone(3, 3, 5)]
  return hexes === 2
    ? [...ahead, ...both([], zone(2, 2, 3, 4, 5)), ...both([3], zone(2, 3, 5)), behind]
    : [...ahead, ...both([], zone(2, 2, 3, 4)), ...both([3], zone(2, 2, 3, 5)), ...both([3, 3], zone(2, 3, 5)), behind]
}

/** The place of the nearest of those hexes; of equals that of the lower advantage. */
export function zoneAt(head: number, facing: Dir, hexes: number, from: number): Zone {
  const found = places(hexes).flatMap(([steps, zone]) => {
    const cell = steps.reduce<number>((at, side) => (at === OUTSIDE ? at : beside(at, turn(facing, side))), head)
    return cell === OUTSIDE ? [] : [{ zone, far: distance(cell, from) }]
  })
  const near = found.filter(({ far }) => far === Math.min(...found.map((one) => one.far)))
  return near.reduce((a, b) => (b.zone.advantage < a.zone.advantage ? b : a)).zone
}

/** §28.7.4 Bears stand up to fight and are met like men; in 1981 when they have risen, and so are wolves (C-17). */
export const isRisen = (state: Pick<State, 'options'>, { beast }: Man): boolean =>
  beast?.kind === 'bear' && (!isClassic(state) || beast.isReared)

const hasZones = (state: Pick<State, 'options'>, man: Man): boolean =>
  man.beast !== null && !isRisen(state, man) && hexesOf(state, man) > 1

export function beastAdvantage(state: State, beast: Man, from: number): number {
  if (!beast.beast) return zoneAt(beast.cell, beast.facing, 3, from).advantage
  if (!hasZones(state, beast)) return positionValue(beast.cell, beast.facing, from)
  return zoneAt(beast.cell, beast.facing, kindOf(state, beast).hexes, from).advantage
}

/** §28.7.1.2 What can be struck from there. */
export function openAreas(state: State, man: Man, target: Man): readonly number[] {
  const reached = isRisen(state, man) ? [1, 2, 4] : [1, 2, 3, 4, 5]
  if (!hasZones(state, target)) return reached
  const open = zoneAt(target.cell, target.facing, kindOf(state, target).hexes, man.cell).areas
  return open.filter((area) => reached.includes(area))
}
