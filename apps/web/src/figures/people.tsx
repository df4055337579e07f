/** Faces of those who play: the levels, the named opponents, the lanistas by their tempers. */
import type { Equipment, HeldItem, ItemKind } from '../board/figure.tsx'
import { paint } from '../board/paint.ts'
import { type BustProps, ManBust, Medallion } from './bust.tsx'
import { Face } from './face.tsx'
import { type Look, lookOf } from './look.ts'

const edge = { stroke: paint.ink, strokeWidth: 2, strokeLinejoin: 'round' } as const
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

interface Person {
  readonly look: Partial<Look>
  readonly right?: ItemKind
  readonly left?: ItemKind
  readonly armour?: Equipment['armour']
  readonly arms?: boolean
}

/** By the id of a level or of a named opponent: who learns their faces learns what they do. */
const people: Readonly<Record<string, Person>> = {
  novice: { look: { skin: 0, hair: 'curls', colour: 'fair', age: 0, mood: 'sad' }, right: 'dagger' },
  standard: {
    look: { skin: 1, hair: 'cropped', colour: 'brown', beard: 'stubble', mood: 'calm' },
    right: 'sword',
    left: 'largeShield',
    armour: 'light',
  },
  veteran: {
    look: { skin: 2, hair: 'thin', colour: 'grey', beard: 'short', age: 2, mood: 'grim', scars: ['brow'] },
    right: 'sword',
    left: 'smallShield',
    armour: 'light',
    arms: true,
  },
  master: {
    look: { skin: 1, hair: 'fringe', colour: 'white', beard: 'full', age: 2, mood: 'calm', mark: 'wreath' },
    right: 'sword',
  },
  charger: {
    look: { skin: 0, hair: 'long', colour: 'red', beard: 'moustache', mood: 'shout' },
    right: 'sword',
    left: 'axe',
  },
  waiter: {
    look: { skin: 1, hair: 'thin', colour: 'grey', beard: 'short', age: 2, mood: 'calm' },
    right: 'sword',
    left: 'xlargeShield',
    armour: 'light',
  },
  'net-man': {
    look: { skin: 3, hair: 'curls', colour: 'black', beard: 'none', mood: 'smile', mark: 'earring' },
    right: 'net',
    left: 'trident',
  },
  showman: {
    look: { skin: 1, hair: 'curls', colour: 'fair', beard: 'none', mood: 'smile', mark: 'wreath' },
    right: 'scimitar',
    left: 'smallShield',
  },
  shield: {
    look: { skin: 2, hair: 'bald', beard: 'short', colour: 'black', jaw: 0, mood: 'grim' },
    right: 'sword',
    left: 'largeShield',
    armour: 'heavy',
  },
  butcher: {
    look: { skin: 0, hair: 'bald', beard: 'moustache', colour: 'black', jaw: 0, mood: 'grim', scars: ['cheek'] },
    right: 'axe',
    armour: 'light',
  },
  reaper: {
    look: { skin: 0, hair: 'long', colour: 'black', beard: 'forked', jaw: 2, mood: 'grim', mark: 'hood', age: 2 },
    right: 'scimitar',
  },
  thief: {
    look: {
      skin: 2,
      hair: 'cropped',
      colour: 'black',
      beard: 'stubble',
      nose: 1,
      jaw: 2,
      mood: 'sneer',
      mark: 'patch',
    },
    right: 'dagger',
    left: 'lasso',
  },
  guard: {
    look: { skin: 1, hair: 'fringe', colour: 'chestnut', beard: 'short', mood: 'calm' },
    right: 'spear',
    left: 'largeShield',
    armour: 'light',
  },
  brawler: {
    look: {
      skin: 1,
      hair: 'cropped',
      colour: 'black',
      beard: 'stubble',
      nose: 2,
      jaw: 0,
      mood: 'sneer',
      scars: ['brow', 'chin'],
    },
  },
  runner: {
    look: { skin: 2, hair: 'cropped', colour: 'chestnut', beard: 'none', jaw: 2, mood: 'sad', mark: 'fillet' },
    right: 'javelin',
  },
  dancer: {
    look: { skin: 2, hair: 'knot', colour: 'black', beard: 'none', jaw: 1, mood: 'smile' },
    right: 'dagger',
    left: 'dagger',
  },
  gatherer: {
    look: { skin: 0, hair: 'thin', colour: 'chestnut', beard: 'full', nose: 1, age: 2, mood: 'smile' },
    right: 'darts',
    left: 'spear',
  },
  'free-man': {
    look: { skin: 3, hair: 'bald', beard: 'none', colour: 'black', jaw: 0, mood: 'grim', scars: ['neck', 'shoulder'] },
    right: 'dagger',
  },
  lasher: {
    look: { skin: 1, hair: 'knot', colour: 'red', beard: 'moustache', jaw: 2, mood: 'sneer' },
    right: 'net',
    left: 'flail',
  },
  hunter: {
    look: { skin: 2, hair: 'long', colour: 'brown', beard: 'full', mood: 'grim', mark: 'fillet' },
    right: 'bow',
    left: 'spear',
    armour: 'light',
  },
  rock: {
    look: { skin: 3, hair: 'cropped', colour: 'grey', beard: 'full', jaw: 0, age: 2, mood: 'calm' },
    right: 'maul',
    armour: 'heavy',
  },
  gambler: {
    look: { skin: 1, hair: 'fringe', colour: 'black', beard: 'forked', nose: 1, mood: 'smile', mark: 'earring' },
    right: 'sword',
    left: 'sword',
  },
  miser: {
    look: { skin: 0, hair: 'thin', colour: 'white', beard: 'none', nose: 1, jaw: 2, age: 3, mood: 'sneer' },
    right: 'dagger',
    left: 'smallShield',
  },
  thrower: {
    look: { skin: 3, hair: 'knot', colour: 'black', beard: 'short', mood: 'shout' },
    right: 'javelin',
    left: 'darts',
  },
  trickster: {
    look: { skin: 0, hair: 'curls', colour: 'red', beard: 'stubble', jaw: 1, nose: 1, mood: 'sneer', mark: 'hood' },
    right: 'dagger',
    left: 'net',
  },
}

const hold = (kind: ItemKind | undefined): readonly HeldItem[] => (kind ? [{ kind }] : [])

/** Whoever may sit at the other side of the board; null for people, whom we do not know. */
export function OpponentBust({ id, ...rest }: BustProps & { readonly id: string }) {
  if (id === 'dummy') return <Dummy {...rest} />
  const person = people[id]
  if (!person) return null
  const { look, right, left, armour = 'none', arms = false } = person
  return (
    <ManBust
      arms={{ right: hold(right), left: hold(left), helmet: 'none', armour, arms }}
      look={lookOf(id, { scars: [], mark: null, ...look })}
      {...rest}
    />
  )
}

export function hasFace(id: string): boolean {
  return id === 'dummy' || people[id] !== undefined
}

/** A post with straw and a bucket: what recruits strike at. */
function Dummy(props: BustProps) {
  return (
    <Medallion {...props}>
      <path d="M-5 0H5V64H-5ZM-34 22H34V30H-34Z" fill={paint.wood} {...edge} />
      <path d="M-20 12C-26 30 -24 48 -22 66H22C24 48 26 30 20 12Z" fill={paint.rope} {...edge} />
      <path
        {...line}
        d="M-22 30Q0 36 22 30M-23 44Q0 50 23 44M-14 16L-16 28M0 16V30M14 16L16 28M-10 36L-11 46M10 36L11 46"
        stroke={paint.ropeDark}
        strokeWidth={2.2}
      />
      <circle cy={-10} r={21} fill={paint.rope} {...edge} />
      <path
        {...line}
        d="M-12 -4L-6 -10M-6 -4L-12 -10M6 -4L12 -10M12 -4L6 -10M-6 4H6M-4 2V6M0 2V6M4 2V6"
        stroke={paint.ink}
        strokeWidth={2}
      />
      <path d="M-22 -18L-17 -44H17L22 -18Q0 -24 -22 -18Z" fill={paint.wood} {...edge} />
      <path {...line} d="M-20 -26Q0 -31 20 -26M-18 -38Q0 -42 18 -38" stroke={paint.steelDark} strokeWidth={3} />
    </Medallion>
  )
}

/** What a lanista is known by. */
const lanistas: Readonly<Record<string, Partial<Look>>> = {
  cautious: {
    skin: 0,
    hair: 'thin',
    colour: 'white',
    beard: 'none',
    jaw: 2,
    nose: 0,
    age: 3,
    mood: 'sad',
    mark: 'hood',
  },
  gambler: {
    skin: 2,
    hair: 'curls',
    colour: 'black',
    beard: 'forked',
    jaw: 1,
    nose: 1,
    age: 1,
    mood: 'sneer',
    mark: 'earring',
  },
  'beast-lover': {
    skin: 3,
    hair: 'long',
    colour: 'black',
    beard: 'full',
    jaw: 0,
    nose: 0,
    age: 2,
    mood: 'grim',
    mark: null,
  },
  showman: {
    skin: 1,
    hair: 'fringe',
    colour: 'chestnut',
    beard: 'none',
    jaw: 0,
    nose: 2,
    age: 1,
    mood: 'smile',
    mark: 'wreath',
  },
  trader: {
    skin: 2,
    hair: 'bald',
    colour: 'grey',
    beard: 'short',
    jaw: 1,
    nose: 1,
    age: 2,
    mood: 'calm',
    mark: 'fillet',
  },
}

export interface LanistaBustProps extends BustProps {
  readonly name: string
  /** Of a person none is known. */
  readonly temper: string | null
}

export function LanistaBust({ name, temper, ...rest }: LanistaBustProps) {
  const look = lookOf(name, { age: 2, scars: [], ...(temper && lanistas[temper]) })
  return (
    <Medallion {...rest}>
      <g className={`skin-${look.skin} hair-${look.colour}`} transform="translate(0 -4) scale(0.96)">
        <path
          d="M-47 62C-48 40 -36 31 -21 27C-13 25 -9.4 22 -9.4 12H9.4C9.4 22 13 25 21 27C36 31 48 40 47 62Z"
          fill={paint.cloth}
          {...edge}
        />
        <path
          d="M-9.4 12H9.4C9.4 20 11 24 15 26Q0 36 -15 26C-11 24 -9.4 20 -9.4 12Z"
          fill={paint.skin}
          {...edge}
          strokeWidth={1.7}
        />
        {temper === 'beast-lover' ? <Pelt /> : <Toga />}
        <Face look={look} />
        {temper && <Attribute temper={temper} />}
      </g>
    </Medallion>
  )
}

/** A fold over the left shoulder with the stripe of his side. */
function Toga() {
  return (
    <>
      <path d="M18 26C36 30 48 40 47 64H-30C-10 58 8 46 18 26Z" fill={paint.side} {...edge} />
      <path
        {...line}
        d="M24 32C18 48 4 58 -14 63M33 36C30 50 20 60 8 64M41 44C40 54 36 60 30 64"
        stroke={paint.sideSoft}
        strokeWidth={2}
      />
    </>
  )
}

/** A leopard's skin over both shoulders. */
function Pelt() {
  const spots = [
    [-34, 44],
    [-26, 36],
    [-38, 55],
    [-24, 50],
    [34, 44],
    [26, 36],
    [38, 55],
    [24, 50],
  ] as const
  return (
    <>
      {[1, -1].map((side) => (
        <path
          key={side}
          transform={`scale(${side} 1)`}
          d="M12 26C30 28 48 38 48 64H18C22 50 20 38 12 26Z"
          fill="var(--coat-leopard)"
          {...edge}
        />
      ))}
      {spots.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={3}
          fill="var(--coat-leopard-2)"
          stroke={paint.ink}
          strokeWidth={1.4}
        />
      ))}
    </>
  )
}

/** What lies before him: purse, dice, whip, laurel branch, scales. */
function Attribute({ temper }: { readonly temper: string }) {
  switch (temper) {
    case 'cautious':
      return (
        <g transform="translate(-22 30)">
          <path d="M-5 -12H5L3 -8C12 -4 14 12 8 16H-8C-14 12 -12 -4 -3 -8Z" fill={paint.leather} {...edge} />
          <path {...line} d="M-6 -8H6" stroke={paint.bronzeLight} strokeWidth={2.6} />
        </g>
      )
    case 'gambler':
      return (
        <>
          {[
            [-28, 26, -14],
            [-14, 36, 12],
          ].map(([x, y, turn]) => (
            <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
              <rect x={-8} y={-8} width={16} height={16} rx={3} fill={paint.cloth} {...edge} />
              <circle cx={-3.4} cy={-3.4} r={1.7} fill={paint.ink} />
              <circle r={1.7} fill={paint.ink} />
              <circle cx={3.4} cy={3.4} r={1.7} fill={paint.ink} />
            </g>
          ))}
        </>
      )
    case 'beast-lover':
      return (
        <path
          {...line}
          d="M-22 54L-16 26C-14 14 -28 10 -32 18C-36 28 -20 30 -24 40"
          stroke={paint.leatherDark}
          strokeWidth={3.4}
        />
      )
    case 'showman':
      return (
        <>
          <circle cy={44} r={9} fill={paint.bronze} {...edge} />
          <path
            d="M0 37l2 5 5.4.4-4.2 3.4 1.4 5.2L0 48l-4.6 3 1.4-5.2-4.2-3.4 5.4-.4z"
            fill={paint.bronzeLight}
            stroke={paint.ink}
            strokeWidth={1.1}
          />
          <path {...line} d="M-9 30Q-4 34 0 35Q4 34 9 30" stroke={paint.bronzeDark} strokeWidth={2.6} />
        </>
      )
    default:
      return (
        <g transform="translate(-22 30)">
          <path
            {...line}
            d="M0 -14V12M-13 -10H13M-13 -10L-18 2M-13 -10L-8 2M13 -10L8 2M13 -10L18 2"
            stroke={paint.ink}
            strokeWidth={2}
          />
          <path
            d="M-19 2H-7Q-8 8 -13 8Q-18 8 -19 2ZM7 2H19Q18 8 13 8Q8 8 7 2Z"
            fill={paint.bronze}
            {...edge}
            strokeWidth={1.6}
          />
        </g>
      )
  }
}
