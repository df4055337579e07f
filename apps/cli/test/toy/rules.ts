/**
 * Rudis, a toy: practice with wooden swords.
 * §1 Two of different teams have five points of stamina each.
 * §2 In turn each rests, steps to a free hex beside him, or strikes the other beside him.
 * §3 A strike is a die and his skill (T1): it costs one point or two. §4 Who has none left is out.
 */
import {
  type ArenaView,
  type Dir,
  dirs,
  type Game,
  type OptionsOf,
  OUTSIDE,
  type Referee,
  rectangle,
  type Seat,
  tableSet,
} from '@harena/engine'

export const types = ['recruit', 'veteran'] as const
export const options = [{ id: 'rounds', rule: '§4', title: 'Rounds at most', min: 1, max: 99, default: 30 }] as const
export const tables = { strike: { one: 4, two: 6 }, skill: { recruit: 0, veteran: 1 } }
const tablesOf = tableSet(tables)
export const STAMINA = 5
export const map = rectangle(7, 5)

export interface Entrant {
  readonly name: string
  readonly type: (typeof types)[number]
  readonly team: number
}

export interface State {
  readonly options: OptionsOf<typeof options>
  readonly fighters: (Entrant & { cell: number; facing: Dir; lost: number })[]
  round: number
  active: Seat
}

export type Act = { readonly do: 'rest' } | { readonly do: 'step'; readonly dir: Dir } | { readonly do: 'strike' }

export interface Rudis extends Game {
  readonly setup: { readonly fighters: readonly Entrant[] }
  readonly options: State['options']
  readonly state: State
  readonly question: { readonly kind: 'act'; readonly seat: Seat; readonly rule: '§2' }
  readonly answers: { readonly act: Act }
  readonly event:
    | { readonly kind: 'stepped'; readonly rule: '§2'; readonly seat: Seat; readonly dir: Dir }
    | { readonly kind: 'struck'; readonly rule: '§3'; readonly seat: Seat; readonly points: number }
  readonly view: ArenaView
}

export const isOut = ({ lost }: State['fighters'][number]) => lost >= STAMINA

export function isOver({ fighters, round, options }: State): boolean {
  return fighters.some(isOut) || round > options.rounds
}

/** §3 How many points a strike costs. */
export function strike(referee: Referee<Rudis>, by: Seat, skill: number, { one, two } = tables.strike): number {
  const sum = referee.roll(1, '§3', by, 'strike') + skill
  return sum >= two ? 2 : sum >= one ? 1 : 0
}

export function legal({ fighters }: State, { seat }: Rudis['question']): Act[] {
  const [{ cell }, other] = [fighters[seat]!, fighters[1 - seat]!]
  const isFree = (to: number) => to !== OUTSIDE && to !== other.cell
  return [
    ...(map.distance(cell, other.cell) === 1 ? [{ do: 'strike' } as const] : []),
    ...dirs.filter((dir) => isFree(map.neighbour(cell, dir))).map((dir) => ({ do: 'step', dir }) as const),
    { do: 'rest' },
  ]
}

/** §2 One action of the one whose turn it is. */
export function playStep(state: State, referee: Referee<Rudis>): void {
  const { fighters, active: seat } = state
  const [own, other] = [fighters[seat]!, fighters[1 - seat]!]
  const act = referee.ask({ kind: 'act', seat, rule: '§2' })
  if (act.do === 'step') {
    own.cell = map.neighbour(own.cell, act.dir)
    own.facing = act.dir
    if (referee.listening) referee.tell({ kind: 'stepped', rule: '§2', seat, dir: act.dir })
  } else if (act.do === 'strike') {
    const numbers = tablesOf(state.options)
    const points = strike(referee, seat, numbers.skill[own.type], numbers.strike)
    other.lost += points
    own.facing = map.sectorDir(own.cell, other.cell)
    if (referee.listening) referee.tell({ kind: 'struck', rule: '§3', seat, points })
  }
  state.active = 1 - seat
  if (state.active === 0) state.round++
}
