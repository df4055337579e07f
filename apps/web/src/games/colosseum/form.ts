/** The set-up form of a match: the men, who plays them, the rules they fight by, the arena. */
import { characters } from '@harena/bots/colosseum/characters'
import {
  type ArenaSetup,
  type BeastId,
  beastIds,
  colosseum,
  type GladiatorSetup,
  manifest,
  type Options,
  presets,
  riderStyles,
  type Setup,
  type StyleId,
  styleIds,
  styles,
} from '@harena/colosseum'
import { type AnyOptions, effectiveOptions, type Refusal, seatsOf, t } from '@harena/engine'
import { sideOf } from '../../board/paint.ts'
import { type Offer, offersOf } from '../../ui/offers.ts'
import { gladiatorNames } from '../names.ts'
import { changedOptions, type DiceForm, diceOf, type NewMatch, refusalOf as refusalOfSetup } from '../new-match.ts'
import { sitterOf, sitterTitles } from '../sitter-choices.ts'
import { type ArenaId, arenas } from './arenas.ts'
import { isBeast, isBeastName, nameOfBeast } from './beasts.ts'
import { broughtBy, type Kept, stranger } from './life.ts'

export const FEWEST = 2
export const MOST = 12

export const ratingIds = ['TR', 'ST', 'AG', 'CN', 'W'] as const

export interface GladiatorForm {
  readonly name: string
  readonly team: number
  readonly style: StyleId
  /** Which beast, for the style `beast`. */
  readonly beast: BeastId | null
  /** The book decides for a centurion and for a beast. */
  /** A person, a level or a named opponent; `centurion` and `book` where the book decides. */
  readonly sitter: string
  /** By rating; null: the dice decide. */
  readonly ratings: Readonly<Record<(typeof ratingIds)[number], number>> | null
  /** Five pieces such as `A4 - C C5 -`; empty: as his style has it, or rolled. */
  readonly armour: string
  readonly shield: '' | 'small' | 'large' | 'none'
  /** What one of one's own brings along; null for anybody else. */
  readonly kept: Kept | null
}

export interface ColosseumForm extends DiceForm {
  readonly gladiators: readonly GladiatorForm[]
  readonly preset: PresetId
  /** Switches that were touched besides. */
  readonly options: AnyOptions
  readonly arena: ArenaId
}

/** The bundles of switches, the easiest first. */
export const presetWords = {
  basic: { title: t('Basic Game'), note: t('Sword and shield: chapters 2 to 18 of the book. The one to begin with.') },
  book: { title: t('As printed'), note: t('All chapters, every ruling as close to the text as it goes.') },
  house: {
    title: t('House'),
    note: t('All chapters, milder where the print is harsh: fatigue, time, the edge of the map.'),
  },
  classic1981: { title: t('Classic 1981'), note: t('The older game: one action a phase with quick moves and turns.') },
  billings: { title: t('Billings 1982'), note: t('The 1981 game with the amendments of 1982 and a walled map.') },
  tablesV2: { title: t('Tables V2.0'), note: t('The 1981 game with gladiators made on percentile tables.') },
  billingsTablesV2: { title: t('Billings and V2.0'), note: t('Both together.') },
} as const

export type PresetId = keyof typeof presetWords

const firstStyles: readonly StyleId[] = ['parmularius', 'myrmillo']
const plainRatings = { TR: 10, ST: 1, AG: 0, CN: 3, W: 11 } as const

function newGladiator(seat: number): GladiatorForm {
  const sitter = seat === 0 ? 'you' : 'standard'
  return {
    name: gladiatorNames[seat]!,
    team: seat % 2,
    style: firstStyles[seat % 2]!,
    beast: null,
    sitter,
    ratings: null,
    armour: '',
    shield: '',
    kept: null,
  }
}

/** Who comes when a beast has to go. */
function newcomer(seat: number): Pick<GladiatorForm, 'name' | 'sitter'> {
  const { name, sitter } = newGladiator(seat)
  return { name, sitter }
}

export function newForm(opponent = 'standard'): ColosseumForm {
  const gladiators = [newGladiator(0), { ...newGladiator(1), sitter: opponent }]
  return { gladiators, preset: 'basic', options: {}, arena: 'rolled', dice: 'app', seed: '' }
}

export function typedRatings(form: GladiatorForm): GladiatorForm {
  return { ...form, ratings: form.ratings ? null : plainRatings }
}

/** More gladiators or fewer; those who stay keep everything. */
export function resized(form: ColosseumForm, count: number): ColosseumForm {
  const gladiators = Array.from({ length: count }, (_, seat) => form.gladiators[seat] ?? newGladiator(seat))
  const next = withTeams({ ...form, gladiators })
  if (count > 2 && (refusalOf(form) || !refusalOf(next))) return next
  // Those who are left are all on one side, or too many on one; two are not even asked for theirs.
  return { ...next, gladiators: gladiators.map((one, seat) => ({ ...one, team: seat % 2 })) }
}

/** Another style, or a beast: what a beast has is printed, and the book decides for it unless somebody may. */
export function withKind(form: ColosseumForm, seat: number, kind: string): ColosseumForm {
  const { name } = form.gladiators[seat]!
  if (!isBeast(kind)) {
    const wasBeast = form.gladiators[seat]!.beast !== null
    const next = changed(form, seat, { style: kind as StyleId, beast: null, ...(wasBeast && newcomer(seat)) })
    return refusalOf(next) && !refusalOf(form) ? changed(next, seat, { sitter: 'centurion' }) : next
  }
  const others = form.gladiators.filter((_, at) => at !== seat).map((one) => one.name)
  const called = gladiatorNames.includes(name) || isBeastName(name) ? nameOfBeast(kind, others) : name
  const plain = { name: called, ratings: null, armour: '', shield: '', kept: null } as const
  return changed(form, seat, { style: 'beast', beast: kind, sitter: 'book', ...plain })
}

/** §26.1 More than two men need the rules of team combat, which the Basic Game leaves out. */
function withTeams(form: ColosseumForm): ColosseumForm {
  const needsTeams = form.gladiators.length > 2 && optionsOf(form).teams === 'off'
  return needsTeams ? { ...form, options: { ...form.options, teams: 'on' } } : form
}

export function hasAddedTeams({ preset, options }: ColosseumForm): boolean {
  return options.teams === 'on' && optionsOf({ preset, options: {} }).teams === 'off'
}

export function changed(form: ColosseumForm, seat: number, part: Partial<GladiatorForm>): ColosseumForm {
  const next = { ...form, gladiators: form.gladiators.map((one, at) => (at === seat ? { ...one, ...part } : one)) }
  const isBroken = part.style !== undefined && !refusalOf(form) && refusalOf(next)
  // What his former style could carry may be nothing for this one.
  return isBroken ? changed(form, seat, { ...part, armour: '', shield: '' }) : next
}

const shields = [
  ['', t('As his style has it')],
  ['small', t('Small')],
  ['large', t('Large')],
  ['none', t('None')],
] as const

const ofMen: [string, string][] = [...sitterTitles(characters), ['centurion', t('Centurion')]]
const ofBeasts: [string, string][] = [['book', t('The book')], ...sitterTitles([])]

/** What the form offers a man or a beast: who plays him, his side and his shield. */
export function gladiatorOffers(form: ColosseumForm, seat: number) {
  const now = refusalOf(form)
  const sitters = form.gladiators[seat]!.beast ? ofBeasts : ofMen
  const sides = form.gladiators.map((_, side) => [String(side), `${side + 1}, ${sideOf(side).name}`] as const)
  const refusalWith = (part: Partial<GladiatorForm>) => refusalOf(changed(form, seat, part))
  return {
    sitters: offersOf(sitters, (sitter) => refusalWith({ sitter }), now),
    sides: offersOf(sides, (team) => refusalWith({ team: Number(team) }), now),
    shields: offersOf(shields, (shield) => refusalWith({ shield: shield as GladiatorForm['shield'] }), now),
  }
}

export type GladiatorOffers = ReturnType<typeof gladiatorOffers>

export function optionsOf({ preset, options }: Pick<ColosseumForm, 'preset' | 'options'>) {
  return { ...(presets[preset] as AnyOptions), ...options }
}

/** Other rules may not know a man's style: he takes up one that they know. */
export function withPreset(form: ColosseumForm, preset: PresetId): ColosseumForm {
  const next = { ...form, preset, options: {} }
  const known = stylesFor(next)
  const beasts = beastsFor(next)
  const gladiators = form.gladiators.map((one, seat): GladiatorForm => {
    if (one.beast ? beasts.includes(one.beast) : known.includes(one.style)) return one
    return { ...one, style: known[seat % known.length]!, beast: null, ...(one.beast && newcomer(seat)) }
  })
  const men = withTeams({ ...next, gladiators })
  if (refusalOf(form) || !refusalOf(men)) return men
  // They may not allow what he carries either, nor know centurions, nor let beasts be played.
  const plain = (one: GladiatorForm) => ({ sitter: usualSitter(one), armour: '', shield: '' as const })
  return { ...men, gladiators: gladiators.map((one) => ({ ...one, ...plain(one) })) }
}

/** Who plays him by any rules that know him (§28.4, §30.2.1). */
function usualSitter({ beast, style, sitter }: GladiatorForm): GladiatorForm['sitter'] {
  if (beast) return 'book'
  if (riderStyles.includes(style)) return 'centurion'
  return sitter === 'centurion' ? 'standard' : sitter
}

/** The styles that the rules of the form allow. */
export function stylesFor(form: Pick<ColosseumForm, 'preset' | 'options'>): readonly StyleId[] {
  const options = effectiveOptions(colosseum, optionsOf(form)) as unknown as Options
  const onFoot = styleIds.filter((style) => isAllowed({ name: 'one', team: 0, style }, options))
  // §30.2.1 Only centurions ride, unless a switch lets others.
  const riding = riderStyles.filter((style) => isAllowed({ name: 'one', team: 0, style, centurion: true }, options))
  return [...onFoot, ...riding]
}

/** The beasts that the rules of the form know. */
export function beastsFor(form: Pick<ColosseumForm, 'preset' | 'options'>): readonly BeastId[] {
  const options = effectiveOptions(colosseum, optionsOf(form)) as unknown as Options
  return beastIds.filter((beast) => isAllowed({ name: 'one', team: 0, style: 'beast', beast }, options))
}

function isAllowed(sheet: GladiatorSetup, options: Options): boolean {
  return refusalOfMan(sheet, options) === null
}

function refusalOfMan(sheet: GladiatorSetup, options: Options): Refusal | null {
  return colosseum.checkSetup({ gladiators: [sheet, { name: 'two', team: 1, style: 'myrmillo' }] }, options)
}

/** The styles on foot that the rules of the form leave out, each with what it needs. */
export function closedStyles(form: Pick<ColosseumForm, 'preset' | 'options'>): readonly Offer[] {
  const options = effectiveOptions(colosseum, optionsOf(form)) as unknown as Options
  return styleIds.flatMap((style) => {
    const why = refusalOfMan({ name: 'one', team: 0, style }, options)
    return why ? [{ id: style, title: styles[style].name, why }] : []
  })
}

/** Whether the rules of the form know obstacles and walls (chapter 27). */
export function hasArena(form: Pick<ColosseumForm, 'preset' | 'options'>): boolean {
  return effectiveOptions(colosseum, optionsOf(form)).arena === 'on'
}

/** Whether the rules of the form know chapters 31 to 38, by which men of one's own live. */
export function hasLives({ preset }: Pick<ColosseumForm, 'preset'>): boolean {
  return preset === 'basic' || preset === 'book' || preset === 'house'
}

export function setupOf(form: ColosseumForm): Setup {
  const isLife = hasLives(form) && form.gladiators.some(({ kept }) => kept)
  const gladiators = form.gladiators.map((one): GladiatorSetup => {
    const { name, team, style, beast, sitter, ratings, armour, shield, kept } = one
    const pieces = armour
      .trim()
      .toUpperCase()
      .split(/[\s,]+/)
    return {
      name: name.trim(),
      team,
      style,
      ...(beast && { beast }),
      ...(beast && sitter !== 'book' && { played: true }),
      ...(sitter === 'centurion' && { centurion: true }),
      ...(ratings && { ratings }),
      ...(armour.trim() && { armour: pieces }),
      ...(shield && { shield }),
      // §31.1 One of them from a campaign, all of them.
      ...(isLife && (kept ? broughtBy(kept, style) : stranger)),
    }
  })
  const arena: ArenaSetup | null = hasArena(form) ? arenas[form.arena].setup : null
  return arena ? { gladiators, arena } : { gladiators }
}

export function matchOf(form: ColosseumForm): NewMatch {
  const setup = setupOf(form)
  const horses = seatsOf(manifest, setup, optionsOf(form))
    .slice(form.gladiators.length)
    .map(() => ({ sitter: 'book' }))
  return {
    ruleset: colosseum.id,
    setup,
    options: changedOptions(colosseum.options, optionsOf(form)),
    dice: diceOf(form),
    // For whom the book decides is asked nothing; somebody must sit there all the same, and it is no second person.
    sitters: [...form.gladiators, ...horses].map(({ sitter }) =>
      sitterOf(sitter === 'centurion' || sitter === 'book' ? 'standard' : sitter),
    ),
  }
}

/** What is wrong with the form; null if the match can begin. */
export function refusalOf(form: ColosseumForm): Refusal | null {
  const names = form.gladiators.map(({ name }) => name.trim())
  if (new Set(names).size < names.length) return { rule: '§3.2', message: t('Each gladiator needs a name of his own.') }
  return refusalOfSetup(colosseum, () => setupOf(form), optionsOf(form))
}
