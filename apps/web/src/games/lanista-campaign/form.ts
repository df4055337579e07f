/** The set-up form of a lanista campaign: which ludi there are, who runs them, how long. */
import { temperOf, tempers } from '@harena/bots/colosseum/tempers'
import type { Conduct, LudusSetup } from '@harena/colosseum'
import { type AnyOptions, capital, t } from '@harena/engine'
import type { Sitter } from '../../app/saved-match.ts'
import type { DiceForm } from '../new-match.ts'

export interface LudusForm {
  readonly name: string
  readonly sitter: 'person' | 'opponent'
}

export interface LanistasForm extends DiceForm {
  readonly ludi: readonly LudusForm[]
  readonly munera: number
  readonly conduct: Conduct | 'ask'
  readonly options: AnyOptions
}

/** Schools of which something is known, and towns that had one. Their names make their tempers. */
const names = [
  'Ludus Magnus',
  'Ludus Capuae',
  'Ludus Dacicus',
  'Ludus Caesaris',
  'Ludus Matutinus',
  'Ludus Pergami',
  'Ludus Gallicus',
  'Ludus Puteolanus',
  'Ludus Neronis',
  'Ludus Iulianus',
  'Ludus Carnunti',
  'Ludus Ravennae',
  'Ludus Alexandriae',
  'Ludus Praenestinus',
  'Ludus Aemilius',
  'Ludus Batiati',
  'Ludus Corinthi',
  'Ludus Lugduni',
  'Ludus Aquileiae',
  'Ludus Ostiae',
]

/** What shows of a temper. */
export const temperWords: Readonly<Record<string, string>> = {
  cautious: t('few men, cheap stock, half of the purse kept'),
  gambler: t('much on one wager, and champions wherever he may choose'),
  'beast-lover': t('hunts wherever he may choose'),
  showman: t('many strong men, battles, high bids'),
  trader: t('buys cheaply and sells dearly'),
}

export const fresh: LanistasForm = {
  ludi: withLudi([{ name: names[0]!, sitter: 'person' }], 4),
  munera: 12,
  conduct: 'ask',
  dice: 'app',
  seed: '',
  options: {},
}

/** So many ludi; whoever is new is run by a built-in lanista. */
export function withLudi(ludi: readonly LudusForm[], count: number): readonly LudusForm[] {
  const next = ludi.slice(0, count)
  while (next.length < count) {
    next.push({ name: names.find((name) => next.every((one) => one.name !== name)) ?? '', sitter: 'opponent' })
  }
  return next
}

/** The names that are free, by the temper that they make. */
export function nameWith(temper: string, ludi: readonly LudusForm[]): string | undefined {
  return names.find((name) => temperOf(name).name === temper && ludi.every((one) => one.name !== name))
}

export function tempersFor({ name }: LudusForm, ludi: readonly LudusForm[]): readonly (readonly [string, string])[] {
  const own = temperOf(name).name
  return tempers
    .filter((one) => one.name === own || nameWith(one.name, ludi) !== undefined)
    .map((one) => [one.name, capital(one.name)])
}

export function setupOf({ ludi, munera, conduct }: LanistasForm): LudusSetup {
  return { ludi: ludi.map(({ name, sitter }) => ({ name, conduct: sitter === 'person' ? conduct : 'decide' })), munera }
}

/** The first person is whoever sits here; others are called by their ludi. */
export function sittersOf({ ludi }: LanistasForm): Sitter[] {
  const first = ludi.findIndex(({ sitter }) => sitter === 'person')
  return ludi.map(({ name, sitter }, seat) =>
    sitter === 'opponent'
      ? { kind: 'opponent', level: 'standard' }
      : { kind: 'person', name: seat === first ? 'You' : t`The lanista of ${name}` },
  )
}
