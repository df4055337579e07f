/** From what a game on hexes shows of its gladiators to what the board draws. */
import { toneOf } from '../../figures/look.ts'
import '../../figures/figures.css'
import {
  type ArenaView,
  dirName,
  type FigureView,
  type HeldView,
  type Hex,
  kept,
  type Seat,
  same,
  t,
} from '@harena/engine'
import type { FigurePlacement, GroundKind, GroundThing } from '../../board/arena.tsx'
import type { BeastKind, FigureProps, HeldItem, ItemKind, Posture } from '../../board/figure.tsx'

export type Dress = Partial<Pick<FigureProps, 'helmet' | 'armour' | 'legs' | 'arms'>>

/** What a game says of how its men look. */
export interface HexLooks<V extends ArenaView = ArenaView> {
  typeName(type: string): string
  /** What he wears besides what his view says. */
  dressOf(figure: FigureView): Dress
  /** What a thing in the hands of this type looks like, if not like what it is called. */
  drawnAs?(type: string, kind: string): string
  /** The number on his wounds, if it is not what he has lost of his health. */
  woundsOf?(view: V, figure: FigureView): number
  /** Whether one who is out still lies where he fell. */
  isLying(out: string): boolean
  /** Whether he is not out but only to come. */
  isToCome?(out: string): boolean
  /** Whether he lies beaten while it is decided what becomes of him. */
  hasFallen?(figure: FigureView): boolean
  /** As a part of whose figure it is drawn, if it has none of its own. */
  partOf?(view: V, figure: FigureView): Seat | undefined
  /** What put him out, as a card says it. */
  outWords?(out: string): string
  /** The hexes that he takes up besides his own: of one who lies over two the second, of a beast its trunk. */
  trunkOf?(view: V, figure: FigureView): readonly Hex[]
  /** Which beast it is, or he rides, and how it bears itself. */
  beastOf?(view: V, figure: FigureView): Animal | undefined
  /** Where blood lies besides under the fallen. */
  bloodIn?(view: V): readonly Hex[]
}

export interface Animal {
  readonly kind: BeastKind
  readonly bearing: Posture | null
  readonly isRidden: boolean
}

const drawn: Readonly<Record<string, ItemKind>> = {
  sword: 'sword',
  axe: 'axe',
  flail: 'flail',
  maul: 'maul',
  scimitar: 'scimitar',
  trident: 'trident',
  dagger: 'dagger',
  longSpear: 'longSpear',
  pike: 'longSpear',
  spear: 'spear',
  javelin: 'javelin',
  darts: 'darts',
  bow: 'bow',
  twoHanded: 'twoHanded',
  net: 'net',
  lasso: 'lasso',
  cone: 'cone',
  scissor: 'cone',
  shield: 'largeShield',
  small: 'smallShield',
  large: 'largeShield',
  xlarge: 'xlargeShield',
  smallShield: 'smallShield',
  largeShield: 'largeShield',
  xlargeShield: 'xlargeShield',
}

export function heldItems(held: readonly HeldView[], nameOf = (kind: string) => kind): HeldItem[] {
  return held.flatMap(({ kind, count }) => {
    const item = drawn[nameOf(kind)]
    return item ? [count === undefined ? { kind: item } : { kind: item, count }] : []
  })
}

function postureOf({ hasFallen, isToCome }: Pick<HexLooks, 'hasFallen' | 'isToCome'>, figure: FigureView): Posture {
  const { out, marks } = figure
  const is = (...names: string[]) => marks.some((mark) => names.some((name) => mark.startsWith(name)))
  if (out !== null) return isToCome?.(out) ? 'standing' : 'out'
  if (is('prone', 'unconscious') || hasFallen?.(figure)) return 'prone'
  if (is('entangled', 'ensnared')) return 'entangled'
  if (is('grappled')) return 'held'
  if (is('kneeling')) return 'kneeling'
  return is('stumbling', 'off balance') ? 'offBalance' : 'standing'
}

export function figureProps<V extends ArenaView>(
  looks: HexLooks<V>,
  view: V,
  figure: FigureView,
  isActive: boolean,
): FigureProps {
  const { total, lost } = figure.health
  const nameOf = (kind: string) => looks.drawnAs?.(figure.type, kind) ?? kind
  return {
    right: heldItems(figure.right, nameOf),
    left: heldItems(figure.left, nameOf),
    helmet: figure.helmet,
    armour: figure.armour,
    ...looks.dressOf(figure),
    side: figure.team,
    facing: figure.facing,
    woundShare: total > 0 ? Math.min(1, Math.max(0, lost / total)) : 0,
    woundCount: looks.woundsOf?.(view, figure) ?? lost,
    posture: postureOf(looks, figure),
    tone: toneOf(figure.name),
    active: isActive && figure.out === null,
    ...animalProps(looks, view, figure),
  }
}

function animalProps<V extends ArenaView>(looks: HexLooks<V>, view: V, figure: FigureView): Partial<FigureProps> {
  const animal = looks.beastOf?.(view, figure)
  if (!animal) return {}
  const { kind, bearing, isRidden } = animal
  const posture = postureOf(looks, figure)
  return {
    beast: { kind, hexes: 1 + (looks.trunkOf?.(view, figure).length ?? 0) },
    isRider: isRidden,
    posture: posture === 'standing' ? (bearing ?? posture) : posture,
  }
}

/** The dead lie where they fell as long as nobody stands there; they hinder nobody. The others have left. */
function isSeen<V extends ArenaView>(looks: HexLooks<V>, figure: FigureView, view: V): boolean {
  if (looks.partOf?.(view, figure) !== undefined) return false
  if (figure.out === null) return true
  return looks.isLying(figure.out) && !view.figures.some(({ out, hex }) => out === null && same(hex, figure.hex))
}

export function placements<V extends ArenaView>(looks: HexLooks<V>, view: V, active: number | null): FigurePlacement[] {
  const showNames = view.figures.filter((figure) => looks.partOf?.(view, figure) === undefined).length > 2
  const standsOn = (hex: Hex) => view.figures.some((one) => one.out === null && same(one.hex, hex))
  return view.figures
    .filter((figure) => isSeen(looks, figure, view))
    .sort((a, b) => Number(a.out === null) - Number(b.out === null))
    .map((figure) => {
      const props = figureProps(looks, view, figure, figure.seat === active)
      const trunk = looks.trunkOf?.(view, figure) ?? []
      const lies = props.beast ? undefined : trunk[0]
      const parts = view.figures.filter((one) => looks.partOf?.(view, one) === figure.seat)
      return {
        seat: figure.seat,
        ...(parts.length > 0 && { parts: parts.map(({ seat }) => seat) }),
        // Whoever stands where another fell does not stand on him.
        hex: figure.out !== null && standsOn(figure.hex) ? aside(figure.hex) : besideOthers(looks, view, figure),
        ...(lies && { lies }),
        ...(props.beast && { trunk }),
        name: figure.name,
        description: describe(looks, figure),
        isNamed: showNames,
        figure: props,
      }
    })
}

/** The lower edge of a hex. */
function aside({ q, r }: Hex): Hex {
  return { q, r: r + 0.42 }
}

/** Men who have run into each other share a hex until it is decided who stays: both are to be seen. */
function besideOthers<V extends ArenaView>(looks: HexLooks<V>, view: V, { seat, hex, out }: FigureView): Hex {
  const here = view.figures.filter(
    (one) => one.out === null && same(one.hex, hex) && looks.partOf?.(view, one) === undefined,
  )
  if (out !== null || here.length < 2) return hex
  const shift = here[0]!.seat === seat ? -APART : APART
  return { q: hex.q + shift, r: hex.r - shift / 2 }
}

/** To the left and right of the middle of a hex. */
const APART = 0.26

function describe<V extends ArenaView>(looks: HexLooks<V>, figure: FigureView): string {
  const { name, total, lost } = figure.health
  const type = looks.typeName(figure.type)
  if (figure.out !== null) return `${type}, ${outWords(looks, figure.out)}`
  return [
    type,
    ...(total > 0 ? [t`${kept(name)} ${total - lost} of ${total}`] : []),
    ...figure.marks.map(kept),
    t`facing ${dirName(figure.facing)}`,
  ].join(', ')
}

const endWords: Readonly<Record<string, string>> = {
  killed: t('killed'),
  dispatched: t('put to death'),
  spared: t('spared'),
  beaten: t('beaten'),
  mortallyWounded: t('mortally wounded'),
}

export function outWords<V extends ArenaView>(looks: HexLooks<V>, out: string): string {
  return looks.outWords?.(out) ?? endWords[out] ?? out
}

const groundKinds = new Set<string>(['dart', 'arrow', 'sword', 'spear', 'shield', 'net', 'blood'])

/** What lies about, and blood where somebody fell. */
export function groundThings<V extends ArenaView>(looks: HexLooks<V>, view: V): GroundThing[] {
  const fallen = view.figures.filter(({ out }) => out !== null && looks.isLying(out)).map(({ hex }) => hex)
  const things = view.ground.flatMap(({ hex, kind }): GroundThing[] => {
    const known = groundKinds.has(kind) ? (kind as GroundKind) : drawn[kind]
    return known ? [{ hex, kind: known }] : []
  })
  const blood = [...(looks.bloodIn?.(view) ?? []), ...fallen]
  return [...blood.map((hex): GroundThing => ({ hex, kind: 'blood' })), ...things]
}

/** By seat: whose colours he wears. One who is not placed yet has those of his seat. */
export function hexSides(view: ArenaView, names: readonly string[]): number[] {
  return names.map((_, seat) => view.figures.find((figure) => figure.seat === seat)?.team ?? seat)
}
