/** The arena of a game on hexes in words: distances, directions as on a clock, who has whom in front of him. */
import {
  type ArenaView,
  bearing,
  capital,
  counted,
  type Dir,
  dirNames,
  distance,
  type FigureView,
  type HeldView,
  type Hex,
  inWords,
  listed,
  t,
} from '@harena/engine'
import type { ArenaInWords, PersonInWords } from '../../match/arena-words.ts'
import { pointsName } from '../../match/points.ts'
import { type HexLooks, outWords } from './figures.ts'

export interface Stand {
  readonly hex: Hex
  readonly facing: Dir
}

/** By the hour at which something is seen; at 12 is what one faces. */
const ways: Readonly<Record<number, string>> = {
  1: t('ahead, a little to the right'),
  2: t('to the right front'),
  3: t('to the right'),
  4: t('to the right rear'),
  5: t('behind, a little to the right'),
  6: t('straight behind'),
  7: t('behind, a little to the left'),
  8: t('to the left rear'),
  9: t('to the left'),
  10: t('to the left front'),
  11: t('ahead, a little to the left'),
  12: t('straight ahead'),
}

/** The hour at which a hex is seen; undefined for one's own. */
function hourOf({ hex, facing }: Stand, to: Hex): number | undefined {
  const seen = bearing(hex, to)
  return seen === undefined ? undefined : Math.round(((seen - facing + 6) % 6) * 2) || 12
}

/** "two hexes away, to the right front (2 o'clock)" */
function whereIs(from: Stand, to: Hex): string {
  const hour = hourOf(from, to)
  if (hour === undefined) return t('in your hex')
  const away = distance(from.hex, to)
  const how = t`${ways[hour === 0 ? 12 : hour]!} (${hour} o'clock)`
  return away === 1 ? t`adjacent, ${how}` : t`${counted(away, 'hex', 'hexes')} away, ${how}`
}

/** Where one stands for him: what matters most before a blow. */
function forHim(him: FigureView, me: Hex): string {
  const hour = hourOf(him, me)
  return hour === undefined ? '' : t`For him you are ${ways[hour]!}.`
}

function held(things: readonly HeldView[]): string[] {
  return things.map(({ kind, count }) => (count === undefined ? t(inWords(kind)) : t`${count} ${t(inWords(kind))}`))
}

/** Hurt, marked, armed. */
function stateOf(figure: FigureView): string[] {
  const { health, marks, right, left, points } = figure
  const holds = [...held(right), ...held(left)]
  return [
    ...(health.total > 0 ? [t`${capital(t(health.name))} ${health.total - health.lost} of ${health.total}.`] : []),
    ...(marks.length > 0 ? [`${capital(listed(marks))}.`] : []),
    holds.length > 0 ? t`Holds ${listed(holds)}.` : t('Holds nothing.'),
    ...(points ? [t`${points.left} ${pointsName(points)} left.`] : []),
  ]
}

function personOf<V extends ArenaView>(
  looks: HexLooks<V>,
  me: FigureView | undefined,
  figure: FigureView,
): PersonInWords {
  const name = t`${figure.name}, ${looks.typeName(figure.type)}`
  if (figure.out !== null) return { seat: figure.seat, name, lines: [`${capital(outWords(looks, figure.out))}.`] }
  const faces = t`Faces ${t(dirNames[figure.facing])}.`
  if (!me || me.seat === figure.seat) return { seat: figure.seat, name, lines: [faces, ...stateOf(figure)] }
  const side = figure.team === me.team ? t('A friend') : t('An enemy')
  const where = t`${side}, ${whereIs(me, figure.hex)}.`
  return { seat: figure.seat, name, lines: [where, forHim(figure, me.hex), ...stateOf(figure)] }
}

/** What the game has to say of a man besides, and what stands about besides things. */
export interface MoreInWords<V extends ArenaView> {
  of?(view: V, figure: FigureView): readonly string[]
  places?(view: V): readonly { readonly hex: Hex; readonly name: string }[]
}

export function hexArenaInWords<V extends ArenaView>(
  looks: HexLooks<V>,
  view: V,
  seat: number | null,
  more: MoreInWords<V> = {},
): ArenaInWords {
  const shown = view.figures.filter((figure) => looks.partOf?.(view, figure) === undefined)
  const me = shown.find((figure) => figure.seat === seat && figure.out === null)
  const near = (hex: Hex) => (me ? distance(me.hex, hex) : 0)
  const people = [...shown]
    .sort((a, b) => Number(b === me) - Number(a === me) || near(a.hex) - near(b.hex))
    .map((figure) => {
      const person = personOf(looks, me, figure)
      return { ...person, lines: [...person.lines, ...(more.of?.(view, figure) ?? [])] }
    })
  const lying = view.ground.map(({ hex, kind }) => ({ hex, name: t(inWords(kind)) }))
  const things = [...lying, ...(more.places?.(view) ?? [])]
    .filter(({ hex }) => near(hex) <= FARTHEST)
    .sort((a, b) => near(a.hex) - near(b.hex))
    .map(({ hex, name }) => (me ? t`${capital(name)}: ${whereIs(me, hex)}.` : `${capital(name)}.`))
  return { people, things }
}

/** Nobody wants to hear of what is out of reach. */
const FARTHEST = 6

/** Where everybody would be for one who stood there: "Felix: two hexes away, straight ahead. For him you are ...". */
export function seenFrom(view: ArenaView, seat: number, stand: Stand): string[] {
  return view.figures
    .filter((other) => other.seat !== seat && other.out === null)
    .map((other) => t`${other.name}: ${whereIs(stand, other.hex)}. ${forHim(other, stand.hex)}`)
}
