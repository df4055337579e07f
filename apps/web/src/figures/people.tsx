/** Faces of those who play: the levels and the named opponents. */
import { STRONG } from '@harena/bots/levels'
import type { Equipment, HeldItem, ItemKind } from '../board/figure.tsx'
import { paint } from '../board/paint.ts'
import { type BustProps, ManBust, Medallion } from './bust.tsx'
import { type Look, lookOf } from './look.ts'

const edge = { stroke: paint.ink, strokeWidth: 2, strokeLinejoin: 'round' } as const
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

interface Person {
  readonly look: Partial<Look>
  readonly right?: ItemKind
  readonly left?: ItemKind
  readonly helmet?: Equipment['helmet']
  readonly armour?: Equipment['armour']
  readonly arms?: boolean
}

/** By the id of a person, a level or a named opponent: who learns their faces learns what they do. */
const people: Readonly<Record<string, Person>> = {
  you: { look: { skin: 1, hair: 'fringe', colour: 'brown', beard: 'none', mood: 'smile', mark: 'wreath' } },
  second: { look: { skin: 2, isWoman: true, hair: 'bun', colour: 'black', mood: 'smile' } },
  centurion: { look: { skin: 1, beard: 'none', mood: 'grim' }, right: 'sword', helmet: 'crested', armour: 'heavy' },
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
  ambusher: {
    look: { skin: 1, hair: 'cropped', colour: 'black', beard: 'stubble', jaw: 2, mood: 'sneer', mark: 'hood' },
    right: 'dagger',
    left: 'dagger',
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

/** One who only thinks for longer is the same man. */
const sameMan = (id: string) => (id === STRONG ? 'master' : id)

/** Whoever may sit at the board. */
export function OpponentBust({ id: whose, ...rest }: BustProps & { readonly id: string }) {
  const id = sameMan(whose)
  if (id === 'dummy') return <Dummy {...rest} />
  if (id === 'book') return <Scroll {...rest} />
  const person = people[id]
  if (!person) return null
  const { look, right, left, helmet = 'none', armour = 'none', arms = false } = person
  return (
    <ManBust
      arms={{ right: hold(right), left: hold(left), helmet, armour, arms }}
      isHelmed={helmet !== 'none'}
      look={lookOf(id, { scars: [], mark: null, ...look })}
      {...rest}
    />
  )
}

export function hasFace(id: string): boolean {
  return id === 'dummy' || id === 'book' || people[sameMan(id)] !== undefined
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

/** The rules, rolled up on two sticks, with a die on them: nobody decides but these. */
function Scroll(props: BustProps) {
  return (
    <Medallion {...props}>
      <path d="M-26 -38H26V42H-26Z" fill={paint.rope} {...edge} />
      <path {...line} d="M-17 -24H17M-17 -14H17M-17 -4H10M-17 28H17" stroke={paint.ropeDark} strokeWidth={3} />
      <path d="M-40 -46H40V-34H-40ZM-40 36H40V48H-40Z" fill={paint.wood} {...edge} />
      <path d="M-13 4H13V30H-13Z" fill={paint.steel} {...edge} />
      <path {...line} d="M-6 11V11.1M6 11V11.1M0 17V17.1M-6 23V23.1M6 23V23.1" stroke={paint.ink} strokeWidth={4} />
    </Medallion>
  )
}
