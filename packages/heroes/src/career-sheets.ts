/** Heroes' sheet for a career: a gladiator from month to month (chapter 7). */
import {
  capital,
  emptyRows,
  field,
  fields,
  grid,
  inWords,
  type Seat,
  type Sheet,
  type SheetKind,
  t,
} from '@harena/engine'
import type { HeroesCareer } from './career/game.ts'
import { type CareerGladiatorView, type CareerView, careerView } from './career/view.ts'
import { ATTRIBUTES } from './match/state.ts'
import { PARTS } from './tables/styles.ts'

const words = (name: string) => capital(t(inWords(name)))

const FIELDS = [
  t('Primary style'),
  t('Secondary style'),
  t('Size'),
  t('Signatures'),
  t('Savvy'),
  t('Strength'),
  t('Speed'),
  t('AP Total'),
]
const MATCHES = [t('Year'), t('Month'), t('Where'), t('Style'), t('Against'), t('Result'), t('Fame'), t('Total')]

function cardOf(
  name: string | null,
  values: readonly (string | number | null)[],
  matches: readonly (readonly (string | number)[])[],
): Sheet {
  return {
    title: t('Heroes: career card'),
    name,
    columns: 1,
    blocks: [
      fields(
        t('Gladiator'),
        4,
        FIELDS.map((label, at) => field(label, values[at] ?? null)),
      ),
      fields(
        t('Lasting wounds, by part'),
        7,
        PARTS.map((part, at) => field(words(part), values[FIELDS.length + at] ?? null)),
      ),
      fields(
        t('Fame'),
        4,
        [t('Total Fame'), t('Laurels'), t('Locale'), t('Won, lost, drawn, kills')].map((label, at) =>
          field(label, values[FIELDS.length + PARTS.length + at] ?? null),
        ),
      ),
      grid(t('Matches'), MATCHES, matches),
    ],
  }
}

function filled(one: CareerGladiatorView, { journal }: CareerView): Sheet {
  const { wins, losses, draws, kills } = one.record
  const values = [
    words(one.primary),
    one.secondary ? words(one.secondary) : 'none',
    words(one.size),
    one.signatures.map(words).join(', ') || 'none',
    ...ATTRIBUTES.map((attribute) => one.attributes[attribute]),
    one.apTotal,
    ...one.partPenalty,
    one.totalFame,
    one.laurels,
    words(one.locale),
    `${wins}, ${losses}, ${draws}, ${kills}`,
  ]
  const fought = journal
    .filter(({ name }) => name === one.name)
    .map(({ year, month, locale, style, opponents, result, fame, totalFame }) => {
      return [year, month, words(locale), words(style), opponents.join(', '), result, fame, totalFame]
    })
  return cardOf(one.name, values, fought)
}

function cards(view: CareerView, seat: Seat | null): Sheet[] {
  const own = view.gladiators.filter(({ owner, control }) => control === 'star' && (seat === null || owner === seat))
  return own.map((one) => filled(one, view))
}

export const careerSheets: readonly SheetKind<HeroesCareer>[] = [
  {
    id: 'career',
    title: t('Career card'),
    what: t('a gladiator of a career with his fame, lasting wounds and matches'),
    blank: () => [
      cardOf(
        null,
        [],
        emptyRows(16, () => '', MATCHES.length),
      ),
    ],
    filled: (state, seat) => cards(careerView(state), seat),
  },
]
