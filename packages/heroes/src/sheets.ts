/** Heroes' sheets for the table: the Roster Card (§2.4), and a card with the tables of play. */
import {
  capital,
  countdown,
  field,
  fields,
  grid,
  inWords,
  lines,
  type Sheet,
  type SheetBlock,
  type SheetKind,
  signed,
  t,
  tracks,
} from '@harena/engine'
import type { Heroes } from './match/game.ts'
import { type GladiatorView, view } from './match/view.ts'
import { MOST_ATTRIBUTE } from './rules/creation.ts'
import { type HeroesTables, tablesOf } from './tables/index.ts'
import { PARTS } from './tables/styles.ts'

const words = (name: string) => capital(t(inWords(name)))

/** §3.3.1, §3.7 Twice the Strength; two more for a woman, three for the Strong (D-20). */
const MOST_BONUS = 2 * MOST_ATTRIBUTE + 2 + 3

const LABELS = [
  t('Style'),
  t('Second style'),
  t('Gender'),
  t('Hand'),
  t('Size'),
  t('Signatures'),
  t('AP Total'),
  t('Star Power'),
]

function card(name: string | null, values: readonly (string | number | null)[], blocks: readonly SheetBlock[]): Sheet {
  const known = LABELS.map((label, at) => field(label, values[at] ?? null))
  return { title: t('Heroes: Roster Card'), name, columns: 1, blocks: [fields(t('Gladiator'), 4, known), ...blocks] }
}

function blank(): Sheet {
  const attributes = [t('Savvy'), t('Strength'), t('Speed')].map((label) => field(label))
  return card(
    null,
    [],
    [
      fields(t('Attributes'), 3, attributes),
      tracks(
        t('Body'),
        PARTS.map((part) => ({
          label: words(part),
          note: t('AC ____'),
          boxes: countdown(MOST_ATTRIBUTE),
          groups: [],
          checked: 0,
        })),
      ),
      tracks(t('Bonus Dice'), [{ label: t('Left'), note: '', boxes: countdown(MOST_BONUS), groups: [], checked: 0 }]),
      fields(t('In hand'), 2, [field(t('Right')), field(t('Left'))]),
      fields(
        t('Match'),
        4,
        [t('Wounds taken'), t('Wounds inflicted'), t('Defeated'), t('Fate')].map((label) => field(label)),
      ),
      grid(
        t('Career'),
        [t('Month'), t('Match'), t('Against'), t('Result'), t('Popularity'), t('Money')],
        Array.from({ length: 12 }, () => Array(6).fill('')),
      ),
    ],
  )
}

function filled(gladiator: GladiatorView): Sheet {
  const { style, secondaryInUse, gender, handed, size, signatures, apTotal, starPower, parts, marks } = gladiator
  const styles = [words(style), secondaryInUse ? t('in use') : t('not in use')]
  const values = [
    ...styles,
    gender,
    handed,
    words(size),
    signatures.map(words).join(', ') || 'none',
    apTotal,
    starPower,
  ]
  const spent = (now: number, original: number) => (now === original ? `${now}` : t`${now} of ${original}`)
  return card(gladiator.name, values, [
    fields(
      t('Attributes'),
      3,
      gladiator.attributes.map(({ attribute, now, original }) => field(words(attribute), spent(now, original))),
    ),
    tracks(
      t('Body'),
      parts.map(({ part, armour, now, max }) => ({
        label: words(part),
        note: t`AC ${armour}`,
        boxes: countdown(max),
        groups: [],
        checked: Math.max(0, max - now),
      })),
    ),
    fields(t('In hand'), 3, [
      field(t('Right'), gladiator.right ? words(gladiator.right) : 'empty'),
      field(t('Left'), gladiator.left ? words(gladiator.left) : 'empty'),
      field(t('Bonus Dice'), gladiator.bonus),
    ]),
    fields(t('Match'), 4, [
      field(t('Wounds taken'), gladiator.woundsTaken),
      field(t('Wounds inflicted'), gladiator.woundsInflicted),
      field(t('Fate'), words(gladiator.fate)),
      field(t('Now'), marks.join(', ') || 'nothing'),
    ]),
  ])
}

const cover = {
  never: t('never'),
  arm: t("that arm's shield"),
  anyShield: t('any shield'),
  largeShield: t('a large shield'),
}

function reference({ styles, hitLocation, gladiatorSize, signatures, signatureAp }: HeroesTables): Sheet {
  return {
    title: t('Heroes: the tables of play'),
    name: '',
    columns: 2,
    blocks: [
      lines(t('A turn'), [
        t(
          'Order: one die each with the modifiers of Table 5-1, highest first. Whoever is active moves, handles what he holds, then maneuvers against one opponent and attacks.',
        ),
        t('Dice show a success on 1 to 3. Whoever has more of them wins by the difference.'),
      ]),
      grid(
        t('Hit location, two dice (5-6)'),
        ['', t('part'), t('blocked by')],
        Object.entries(hitLocation).map(([sum, { part, blocked }]) => [sum, words(part), cover[blocked]]),
      ),
      grid(
        t('Styles (3.8)'),
        ['', t('weapon'), t('other hand')],
        Object.entries(styles).map(([style, { weapon, other }]) => [words(style), words(weapon), words(other)]),
      ),
      grid(
        t('Armour'),
        ['', ...PARTS.map(words)],
        Object.entries(styles).map(([style, { armour }]) => [words(style), ...PARTS.map((part) => armour[part])]),
      ),
      grid(
        t('Size, two dice (3-1)'),
        [t('up to'), '', t('Speed'), t('Strength')],
        Object.values(gladiatorSize).map(({ upTo, size, speed, strength }) => [
          upTo,
          words(size),
          signed(speed),
          signed(strength),
        ]),
      ),
      grid(
        t('Signature, two dice (3-2)'),
        ['', '', t('Attribute Points')],
        Object.entries(signatures).map(([sum, signature]) => [sum, words(signature), signed(signatureAp[signature])]),
      ),
    ],
  }
}

export const sheets: readonly SheetKind<Heroes>[] = [
  {
    id: 'roster',
    title: t('Roster Card'),
    what: t('a gladiator with his Attributes, body and arms'),
    blank: () => [blank()],
    filled: (state) => view(state).gladiators.map(filled),
  },
  {
    id: 'reference',
    title: t('Tables of play'),
    what: t('hit locations, styles, sizes and Signatures, on a page'),
    blank: (options) => [reference(tablesOf(options))],
    filled: (state) => [reference(tablesOf(state.options))],
  },
]
