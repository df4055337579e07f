/** A scenario from high above: who stands where, and what stands between them. */
import { isObject, type Scenario } from '@harena/engine'
import { forms } from '../../board/beasts/kinds.ts'
import type { BeastKind } from '../../board/figure.tsx'
import { type Direction, facingAngle, hexAt, hexCentre, round } from '../../board/geometry.ts'
import { sideOf } from '../../board/paint.ts'

interface Dot {
  readonly x: number
  readonly y: number
  readonly team: number
  /** In degrees from north. */
  readonly angle: number
  readonly isBeast: boolean
}

interface Stone {
  readonly x: number
  readonly y: number
  readonly terrain: string
}

/** Columns and rows of GLADIATOR's map; games without places on it are drawn in a ring. */
const [COLUMNS, ROWS] = [17, 16]
const low = hexCentre(hexAt(COLUMNS - 1, ROWS - 1))
const middle = { x: low.x / 2, y: low.y / 2 }

type Data = Readonly<Record<string, unknown>>

function listIn(data: unknown, ...names: readonly string[]): readonly Data[] {
  const found = isObject(data) ? names.map((name) => data[name]).find(Array.isArray) : undefined
  return (found ?? []).filter(isObject)
}

function placeIn(value: unknown): { column: number; row: number; facing: number } | null {
  if (!isObject(value)) return null
  const { column, row, facing = 0 } = value
  const isFine = [column, row, facing].every((number) => Number.isInteger(number) && Math.abs(number as number) < 100)
  return isFine ? { column: column as number, row: row as number, facing: facing as number } : null
}

function dotsOf(setup: unknown): Dot[] {
  const men = listIn(setup, 'gladiators', 'fighters')
  const teamOf = (one: Data) => Number(one.team ?? one.side ?? 0)
  const teams = [...new Set(men.map(teamOf))]
  return men.map((one) => {
    const team = teamOf(one)
    const isBeast = one.beast !== undefined
    const place = placeIn(one.place)
    if (place) {
      return {
        ...hexCentre(hexAt(place.column, place.row)),
        team,
        isBeast,
        angle: facingAngle(place.facing as Direction),
      }
    }
    const mates = men.filter((other) => teamOf(other) === team)
    const spread = (mates.indexOf(one) - (mates.length - 1) / 2) * 0.36
    const turn = (teams.indexOf(team) / teams.length) * 2 * Math.PI + spread
    const at = { x: middle.x + 330 * Math.sin(turn), y: middle.y - 330 * Math.cos(turn) }
    return { ...at, team, isBeast, angle: 180 + (turn * 180) / Math.PI }
  })
}

function stonesOf(setup: unknown): Stone[] {
  const arena = isObject(setup) ? setup.arena : null
  return listIn(arena, 'obstacles').flatMap((one) => {
    const place = placeIn(one)
    return place ? [{ ...hexCentre(hexAt(place.column, place.row)), terrain: String(one.terrain) }] : []
  })
}

/** A square around everything, so large that two men are not all there is to see. */
function boxAround(points: readonly { readonly x: number; readonly y: number }[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const size = Math.max(640, right - left + 400, bottom - top + 400)
  return { left: (left + right - size) / 2, top: (top + bottom - size) / 2, size }
}

/** The kinds of beasts in it, each once. */
export function beastsIn({ setup }: Scenario): BeastKind[] {
  const kinds = listIn(setup, 'gladiators', 'fighters').flatMap(({ beast }) => (isKind(beast) ? [beast] : []))
  return [...new Set(kinds)]
}

/** How many men are set up; horses come with their riders. */
export function menIn({ setup }: Scenario): number {
  return listIn(setup, 'gladiators', 'fighters').length
}

/** Files of scenarios may say anything. */
const isKind = (beast: unknown): beast is BeastKind => typeof beast === 'string' && Object.hasOwn(forms, beast)

export function MiniMap({ scenario }: { readonly scenario: Scenario }) {
  const [dots, stones] = [dotsOf(scenario.setup), stonesOf(scenario.setup)]
  const { left, top, size } = boxAround([...dots, ...stones, middle])
  return (
    <svg className="mini-map" viewBox={`${round(left)} ${round(top)} ${round(size)} ${round(size)}`} aria-hidden="true">
      {stones.map(({ x, y, terrain }) => (
        <circle key={`${x} ${y}`} className={`mini-stone mini-${terrain}`} cx={round(x)} cy={round(y)} r={36} />
      ))}
      {dots.map(({ x, y, team, angle, isBeast }, seat) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a gladiator is his seat
          key={seat}
          transform={`translate(${round(x)} ${round(y)}) rotate(${round(angle)})`}
          fill={sideOf(team).colour}
        >
          {isBeast ? <path d={BEAST} /> : <path d={MAN} />}
        </g>
      ))}
    </svg>
  )
}

/** Both look north. */
const MAN = 'M0 -62L24 -28A40 40 0 1 1 -24 -28Z'
const BEAST = 'M0 -52L44 30Q44 130 0 150Q-44 130 -44 30Z'
