/** How somebody looks. It follows from his name, so that he looks the same on every page, in every browser, on every day. */

export type Hair = 'cropped' | 'fringe' | 'curls' | 'long' | 'knot' | 'thin' | 'bald' | 'bun' | 'braid'
export type Beard = 'none' | 'stubble' | 'short' | 'full' | 'forked' | 'moustache'
export type HairColour = 'black' | 'brown' | 'chestnut' | 'fair' | 'red' | 'grey' | 'white'
export type Mood = 'calm' | 'grim' | 'smile' | 'sneer' | 'shout' | 'sad'

/** Where a wound has left its mark. */
export type ScarPlace = 'brow' | 'cheek' | 'nose' | 'chin' | 'neck' | 'chest' | 'belly' | 'shoulder' | 'arm' | 'leg'

/** What he wears on his head or face besides a helmet. */
export type Mark = 'patch' | 'wreath' | 'hood' | 'fillet' | 'earring'

export interface Look {
  /** From light to dark, 0 to 3. */
  readonly skin: number
  readonly hair: Hair
  readonly colour: HairColour
  readonly beard: Beard
  /** Three shapes each. */
  readonly jaw: number
  readonly nose: number
  /** 0 a boy, 1 a man, 2 weathered, 3 old. */
  readonly age: number
  readonly isWoman: boolean
  readonly mood: Mood
  readonly scars: readonly ScarPlace[]
  readonly mark: Mark | null
}

const men: readonly Hair[] = ['cropped', 'fringe', 'curls', 'long', 'knot', 'thin', 'bald']
const women: readonly Hair[] = ['bun', 'braid', 'long', 'curls']
const beards: readonly Beard[] = ['none', 'stubble', 'short', 'full', 'forked', 'moustache', 'none', 'stubble']
const colours: readonly HairColour[] = ['black', 'brown', 'chestnut', 'fair', 'red', 'black', 'brown']
const moods: readonly Mood[] = ['calm', 'grim', 'calm', 'grim', 'sneer']
const marks: readonly (Mark | null)[] = [null, null, null, null, 'fillet', null, 'earring', null]

/** Names that women bore or bear in the arena: a relief from Halicarnassus has two of them, Juvenal one. */
export const womensNames: ReadonlySet<string> = new Set([
  'Achillia',
  'Amazon',
  'Mevia',
  'Antiope',
  'Atalanta',
  'Camilla',
  'Hippolyta',
  'Penthesilea',
])

/** The same number below `count` for the same name and purpose, always. */
export function drawn(name: string, purpose: string, count: number): number {
  let sum = 0x811c9dc5
  for (const letter of `${purpose}/${name}`) sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193)
  sum ^= sum >>> 15
  return ((Math.imul(sum, 0x2c1b3c6d) >>> 8) & 0xffff) % count
}

/** Of him who bears this name; what is known of him goes before what the name says. */
export function lookOf(name: string, known: Partial<Look> = {}): Look {
  const pick = <T>(purpose: string, of: readonly T[]): T => of[drawn(name, purpose, of.length)]!
  const isWoman = known.isWoman ?? womensNames.has(name)
  const look: Look = {
    skin: drawn(name, 'skin', 4),
    hair: pick('hair', isWoman ? women : men),
    colour: pick('colour', colours),
    beard: isWoman ? 'none' : pick('beard', beards),
    jaw: drawn(name, 'jaw', 3),
    nose: drawn(name, 'nose', 3),
    age: 1,
    isWoman,
    mood: pick('mood', moods),
    scars: [],
    mark: pick('mark', marks),
    ...known,
  }
  return aged(look)
}

/** The classes of his skin and hair, for those who are drawn from above. */
export function toneOf(name: string): string {
  const { skin, colour } = lookOf(name)
  return `skin-${skin} hair-${colour}`
}

/** Boys have no beards; with the years hair goes grey and thin. */
function aged(look: Look): Look {
  const { age, isWoman, hair, beard } = look
  if (age === 0) return { ...look, hair: hair === 'bald' || hair === 'thin' ? 'cropped' : hair, beard: 'none' }
  if (age < 3) return look
  const isThick = hair === 'cropped' || hair === 'fringe'
  return {
    ...look,
    colour: look.colour === 'white' ? 'white' : 'grey',
    hair: isThick && !isWoman ? 'thin' : hair,
    beard: beard === 'stubble' ? 'short' : beard,
  }
}

const places: Readonly<Record<string, readonly ScarPlace[]>> = {
  head: ['cheek', 'brow', 'chin', 'nose'],
  chest: ['chest', 'shoulder'],
  groin: ['belly'],
  arms: ['shoulder', 'arm'],
  legs: ['leg'],
}

/** So many fights weather a man, and so many make him old. */
export const WEATHERED = 8
export const OLD = 20

export function ageAfter(fights: number): Look['age'] {
  return fights >= OLD ? 3 : fights >= WEATHERED ? 2 : 1
}

/** Where the scars of one man are, by the parts of the body that were struck: a second one on a part lies elsewhere. */
export function scarPlaces(parts: readonly string[]): ScarPlace[] {
  const seen = new Map<string, number>()
  return parts.flatMap((part) => {
    const area = areaOf(part)
    const count = seen.get(area) ?? 0
    seen.set(area, count + 1)
    const place = places[area]?.[count]
    return place === undefined ? [] : [place]
  })
}

/** The books divide the body in their own ways. */
function areaOf(part: string): string {
  const word = part.toLowerCase()
  if (/head|face|neck/.test(word)) return 'head'
  if (/groin|belly|abdomen|loin/.test(word)) return 'groin'
  if (/leg|thigh|foot/.test(word)) return 'legs'
  return /arm|hand|shield|weapon/.test(word) ? 'arms' : 'chest'
}

/** Of whom only the face is known. */
export const unarmed = { right: [], left: [], helmet: 'none', armour: 'none' } as const
