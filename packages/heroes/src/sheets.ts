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
  tracks,
} from '@harena/engine'
import type { Heroes } from './match/game.ts'
import { type GladiatorView, view } from './match/view.ts'
import { MOST_ATTRIBUTE } from './rules/creation.ts'
import { type HeroesTables, tablesOf } from './tables/index.ts'
import { PARTS } from './tables/styles.ts'

const words = (name: string) => capital(inWords(name))

/** §3.3.1, §3.7 Twice the Strength; two more for a woman, three for the Strong (D-20). */
const MOST_BONUS = 2 * MOST_ATTRIBUTE + 2 + 3

const LABELS = ['Style', 'Second style', 'Gender', 'Hand', 'Size', 'Signatures', 'AP Total', 'Star Power']

function card(name: string | null, values: readonly (string | number | null)[], blocks: readonly SheetBlock[]): Sheet {
  const known = LABELS.map((label, at) => field(label, values[at] ?? null))
  return { title: 'Heroes: Roster Card', name, columns: 1, blocks: [fields('Gladiator', 4, known), ...blocks] }
}

function blank(): Sheet {
  const attributes = ['Savvy', 'Strength', 'Speed'].map((label) => field(label))
  return card(
    null,
    [],
    [
      fields('Attributes', 3, attributes),
      tracks(
        'Body',
        PARTS.map((part) => ({
          label: words(part),
          note: 'AC ____',
          boxes: countdown(MOST_ATTRIBUTE),
          groups: [],
          checked: 0,
        })),
      ),
      tracks('Bonus Dice', [{ label: 'Left', note: '', boxes: countdown(MOST_BONUS), groups: [], checked: 0 }]),
      fields('In hand', 2, [field('Right'), field('Left')]),
      fields(
        'Match',
        4,
        ['Wounds taken', 'Wounds inflicted', 'Defeated', 'Fate'].map((label) => field(label)),
      ),
      grid(
        'Career',
        ['Month', 'Match', 'Against', 'Result', 'Popularity', 'Money'],
        Array.from({ length: 12 }, () => Array(6).fill('')),
      ),
    ],
  )
}

function filled(gladiator: GladiatorView): Sheet {
  const { style, secondaryInUse, gender, handed, size, signatures, apTotal, starPower, parts, marks } = gladiator
  const styles = [words(style), secondaryInUse ? 'in use' : 'not in use']
  const values = [
    ...styles,
    gender,
    handed,
    words(size),
    signatures.map(words).join(', ') || 'none',
    apTotal,
    starPower,
  ]
  const spent = (now: number, original: number) => (now === original ? `${now}` : `${now} of ${original}`)
  return card(gladiator.name, values, [
    fields(
      'Attributes',
      3,
      gladiator.attributes.map(({ attribute, now, original }) => field(words(attribute), spent(now, original))),
    ),
    tracks(
      'Body',
      parts.map(({ part, armour, now, max }) => ({
        label: words(part),
        note: `AC ${armour}`,
        boxes: countdown(max),
        groups: [],
        checked: Math.max(0, max - now),
      })),
    ),
    fields('In hand', 3, [
      field('Right', gladiator.right ? words(gladiator.right) : 'empty'),
      field('Left', gladiator.left ? words(gladiator.left) : 'empty'),
      field('Bonus Dice', gladiator.bonus),
    ]),
    fields('Match', 4, [
      field('Wounds taken', gladiator.woundsTaken),
      field('Wounds inflicted', gladiator.woundsInflicted),
      field('Fate', words(gladiator.fate)),
      field('Now', marks.join(', ') || 'nothing'),
    ]),
  ])
}

const cover = { never: 'never', arm: "that arm's shield", anyShield: 'any shield', largeShield: 'a large shield' }

function reference({ styles, hitLocation, gladiatorSize, signatures, signatureAp }: HeroesTables): Sheet {
  return {
    title: 'Heroes: the tables of play',
    name: '',
    columns: 2,
    blocks: [
      lines('A turn', [
        'Order: one die each with the modifiers of Table 5-1, highest first. Whoever is active moves, handles what he holds, then maneuvers against one opponent and attacks.',
        'Dice show a success on 1 to 3. Whoever has more of them wins by the difference.',
      ]),
      grid(
        'Hit location, two dice (5-6)',
        ['', 'part', 'blocked by'],
        Object.entries(hitLocation).map(([sum, { part, blocked }]) => [sum, words(part), cover[blocked]]),
      ),
      grid(
        'Styles (3.8)',
        ['', 'weapon', 'other hand'],
        Object.entries(styles).map(([style, { weapon, other }]) => [words(style), words(weapon), words(other)]),
      ),
      grid(
        'Armour',
        ['', ...PARTS.map(words)],
        Object.entries(styles).map(([style, { armour }]) => [words(style), ...PARTS.map((part) => armour[part])]),
      ),
      grid(
        'Size, two dice (3-1)',
        ['up to', '', 'Speed', 'Strength'],
        Object.values(gladiatorSize).map(({ upTo, size, speed, strength }) => [
          upTo,
          words(size),
          signed(speed),
          signed(strength),
        ]),
      ),
      grid(
        'Signature, two dice (3-2)',
        ['', '', 'AP'],
        Object.entries(signatures).map(([sum, signature]) => [sum, words(signature), signed(signatureAp[signature])]),
      ),
    ],
  }
}

export const sheets: readonly SheetKind<Heroes>[] = [
  {
    id: 'roster',
    title: 'Roster Card',
    what: 'a gladiator with his Attributes, body and arms',
    blank: () => [blank()],
    filled: (state) => view(state).gladiators.map(filled),
  },
  {
    id: 'reference',
    title: 'Tables of play',
    what: 'hit locations, styles, sizes and Signatures, on a page',
    blank: (options) => [reference(tablesOf(options))],
    filled: (state) => [reference(tablesOf(state.options))],
  },
]
