/** The set-up form of a match: Stars made within the book's rules, their opponents, the arena. */
import { type AnyOptions, Dice, type Refusal, t } from '@harena/engine'
import {
  type ArenaId,
  type Attributes,
  allocations,
  type Entrant,
  heroes,
  plainSheet,
  rollOpponentStyle,
  rollSignature,
  rollSize,
  rollUp,
  type Setup,
  type Sheet,
  type Signature,
  type Style,
  starAttributes,
  tables,
} from '@harena/heroes'
import type { Sitter } from '../../app/saved-match.ts'
import { type DiceForm, diceOf, type NewMatch, refusalOf as refusalOfSetup } from '../new-match.ts'
import { sitterOf } from '../sitter-choices.ts'
import type { Kept } from './life.ts'

export const modes = {
  solo: { title: t('Solo'), note: t('You against gladiators whom the tables run.') },
  sameSide: { title: t('Same side'), note: t('Two of you together against gladiators whom the tables run.') },
  headToHead: { title: t('Head to head'), note: t('Star against Star, on one screen or against a built-in opponent.') },
  career: { title: t('Career'), note: t('A familia from month to month: fame, laurels, wounds, and freedom at last.') },
} as const

export type Mode = keyof typeof modes

const starNames = ['Flamma', 'Verus', 'Priscus', 'Spiculus'] as const
const chosenNames = ['Triumphus', 'Carpophorus', 'Hermes', 'Tetraites'] as const

export interface StarForm {
  readonly name: string
  readonly gender: 'male' | 'female'
  readonly handed: 'left' | 'right'
  /** The roll on Table 3-1 before a woman takes 2 off. */
  readonly size: number
  readonly points: Attributes
  readonly signature: Signature
  /** §3.5 A second one, rolled and kept. */
  readonly second: Signature
  readonly style: Style
  /** §3.8 A second style, and whether he fights in it. */
  readonly secondary: Style | null
  readonly fightsAs: Entrant['style']
  /** What one of one's own has become; null for anybody else. */
  readonly kept: Kept | null
  /** A person, a level or a named opponent. */
  readonly sitter: string
}

/** One whom the tables run: his style, and the row of Table 4-1. */
export interface OpponentForm {
  readonly name: string
  readonly style: Style
  readonly row: number
}

export interface HeroesForm extends DiceForm {
  readonly mode: Exclude<Mode, 'career'>
  readonly stars: readonly StarForm[]
  readonly opponents: 'rolled' | 'chosen'
  readonly chosen: readonly OpponentForm[]
  readonly arena: ArenaId
  readonly gates: Setup['gates']
  readonly toTheDeath: Setup['toTheDeath']
  readonly options: AnyOptions
}

const firstStyles: readonly Style[] = ['murmillo', 'thraex', 'retiarius', 'hoplomachus']

function newStar(seat: number, sitter: string): StarForm {
  return {
    name: starNames[seat]!,
    gender: 'male',
    handed: 'right',
    size: 7,
    points: { savvy: 4, strength: 4, speed: 4 },
    signature: 'none',
    second: 'none',
    secondary: null,
    fightsAs: 'primary',
    kept: null,
    style: firstStyles[seat % firstStyles.length]!,
    sitter,
  }
}

export function newForm(mode: HeroesForm['mode'], opponent = 'standard'): HeroesForm {
  const second = mode === 'headToHead' ? opponent : 'second'
  const stars = mode === 'solo' ? [newStar(0, 'you')] : [newStar(0, 'you'), newStar(1, second)]
  const chosen = [newOpponent(0)]
  const rest = { arena: 'provincial', gates: 'WE', toTheDeath: 'no', dice: 'app', seed: '', options: {} } as const
  return { mode, stars, opponents: 'rolled', chosen, ...rest }
}

function newOpponent(index: number): OpponentForm {
  return { name: chosenNames[index]!, style: firstStyles[(index + 1) % 4]!, row: 2 }
}

/** More Stars or fewer; those who stay keep everything. */
export function withStars(form: HeroesForm, count: number): HeroesForm {
  return { ...form, stars: Array.from({ length: count }, (_, seat) => form.stars[seat] ?? newStar(seat, 'you')) }
}

export function withOpponents(form: HeroesForm, count: number): HeroesForm {
  return { ...form, chosen: Array.from({ length: count }, (_, index) => form.chosen[index] ?? newOpponent(index)) }
}

/** The row of Table 3-1 for what was rolled. */
export function sizeFor(gender: StarForm['gender'], rolled: number) {
  return rollSize(gender, tables, { roll: () => rolled }, 0)
}

export function attributesOf({ points, gender, size, kept }: StarForm): Attributes {
  return kept?.sheet.attributes ?? starAttributes(points, gender, sizeFor(gender, size))
}

/** §3.6.4; the same sentence as when a Star of a career is made. */
export function refusalOfPoints(points: Attributes): Refusal | null {
  const isGood = allocations().some(
    ({ savvy, strength, speed }) => savvy === points.savvy && strength === points.strength && speed === points.speed,
  )
  if (isGood) return null
  const sum = points.savvy + points.strength + points.speed
  const message = t`Spend exactly 12 points, no Attribute more than 2 above another; these are ${sum}.`
  return { rule: '§3.6.4', message }
}

export function styleInUse({ style, secondary, fightsAs }: StarForm): Style {
  return fightsAs === 'secondary' && secondary !== null ? secondary : style
}

/** §3.5 Two dice give a second Signature. */
export function signatureFor(rolled: number): Signature {
  return rollSignature(tables, { roll: () => rolled }, 0)
}

function sheetOf(star: StarForm): Sheet {
  const { name, gender, handed, style, secondary, signature, second, kept } = star
  if (kept) return { ...kept.sheet, name, primary: style, secondary }
  return {
    ...plainSheet(name, style),
    gender,
    handed,
    size: sizeFor(gender, star.size).size,
    attributes: attributesOf(star),
    signatures: [signature, second].filter((one) => one !== 'none'),
    secondary,
  }
}

/** A row of Table 4-1 as it is printed: no die changes it, and there is no Signature. */
function rowOf(row: number): Attributes {
  const printed = { roll: (_dice: number, why: string) => (why === 'T4-1' ? row : why === 'T3-2' ? 2 : 3) }
  return rollUp('oneOff', { poolColumns: 'SvStSp', localeTotalIncludesSignature: 'no' }, tables, printed, 0).attributes
}

export function rowWords(row: number): string {
  const { savvy, strength, speed } = rowOf(row)
  return t`Savvy ${savvy}, Strength ${strength}, Speed ${speed}`
}

function entrant(sheet: Sheet, control: Entrant['control'], side: number): Entrant {
  return { sheet, control, side, style: 'primary', imperialSpares: 0 }
}

/** §4.1, §4.5.1: a traditional opponent for each Star, rolled up with dice of their own. */
export function rolledOpponents(form: HeroesForm, seed: string): Entrant[] {
  const dice = Dice.fromSeed(`${seed}/opponents`)
  const roller = { roll: (count: number) => sum(Array.from({ length: count }, () => 1 + dice.below(6))) }
  const rules = { poolColumns: form.options.poolColumns === 'SvSpSt' ? 'SvSpSt' : 'SvStSp' } as const
  const names = [...opponentNames].filter((name) => form.stars.every((star) => star.name !== name))
  return form.stars.map((star) => {
    const style = rollOpponentStyle(styleInUse(star), tables, roller, 0)
    const { attributes, signature } = rollUp(
      'oneOff',
      { ...rules, localeTotalIncludesSignature: 'no' },
      tables,
      roller,
      0,
    )
    const [name] = names.splice(dice.below(names.length), 1)
    return entrant({ ...plainSheet(name!, style), attributes, signatures: [signature] }, 'npg', 1)
  })
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

const opponentNames = ['Hilarus', 'Astacius', 'Calendio', 'Pugnax', 'Murranus', 'Raecius', 'Felix', 'Asteropaeus']

/** With `rolled` opponents given they are part of the set-up; without, they are rolled up in the match itself. */
export function setupOf(form: HeroesForm, rolled: readonly Entrant[] = []): Setup {
  const { mode, arena, gates, toTheDeath } = form
  const stars = form.stars.map((star, seat) => ({
    ...entrant(sheetOf(star), 'star', mode === 'headToHead' ? seat : 0),
    style: star.secondary === null ? 'primary' : star.fightsAs,
    imperialSpares: star.kept?.imperialSpares ?? 0,
  }))
  const isRolled = mode !== 'headToHead' && form.opponents === 'rolled'
  const npgs = form.chosen.map(({ name, style, row }) =>
    entrant({ ...plainSheet(name, style), attributes: rowOf(row) }, 'npg', 1),
  )
  const foes = isRolled ? rolled : mode === 'headToHead' ? [] : npgs
  const opponents = isRolled && rolled.length === 0 ? 'rolled' : 'given'
  return { arena, gates, toTheDeath, opponents, gladiators: [...stars, ...foes] }
}

function sittersOf(form: HeroesForm): Sitter[] {
  const stars = form.stars.map(({ sitter }) => sitterOf(sitter))
  if (form.mode === 'headToHead') return stars
  // Whom the tables run is asked nothing; somebody must sit there all the same, and it is no second person.
  const npgs = form.opponents === 'rolled' ? form.stars : form.chosen
  return [...stars, ...npgs.map((): Sitter => ({ kind: 'opponent', level: 'standard' }))]
}

/** What is wrong with the form; null if the match can begin. */
export function refusalOf(form: HeroesForm): Refusal | null {
  for (const { points, kept } of form.stars) {
    const refusal = kept ? null : refusalOfPoints(points)
    if (refusal) return refusal
  }
  return refusalOfSetup(heroes, () => setupOf(form), form.options)
}

export function matchOf(form: HeroesForm): NewMatch {
  const dice = diceOf(form)
  // Who types his dice rolls up the opponents with them; otherwise they come with names.
  const isRolled = form.mode !== 'headToHead' && form.opponents === 'rolled' && dice.kind === 'seeded'
  return {
    ruleset: heroes.id,
    setup: setupOf(form, isRolled ? rolledOpponents(form, dice.seed) : []),
    options: form.options,
    dice,
    sitters: sittersOf(form),
  }
}
