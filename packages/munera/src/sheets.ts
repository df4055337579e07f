/** Munera's sheets for the table: the record sheet, and a card with the tables of play. */
import {
  countdown,
  emptyRows,
  field,
  fields,
  grid,
  inWords,
  lines,
  type Sheet,
  type SheetKind,
  type SheetTrack,
  signed,
  t,
  tracks,
} from '@harena/engine'
import type { Munera } from './match/game.ts'
import type { Fighter, State } from './match/state.ts'
import { MERCY } from './tables/appeal-modifiers.ts'
import { attackRows, DISADVANTAGED, modifiersByRow, UNARMED } from './tables/attack-modifiers.ts'
import type { Double } from './tables/doubles.ts'
import { type Tables, tablesOf } from './tables/index.ts'
import { skillName, skillRows } from './tables/skills.ts'
import { weightClasses, weightClassNames } from './tables/weight.ts'

const HEAD = [
  t('Type'),
  t('Class'),
  'AP',
  t('Save'),
  t('Right hand'),
  t('Left hand'),
  t('Armour'),
  t('Won'),
  t('Lost'),
  t('Drawn'),
  t('Kills'),
]

/** §1.1 Two dice and Stamina. */
const MOST_STRENGTH = 14

/** §8.2, §8.3 Where a man is lightly and seriously wounded is left to the player: it depends on his strength. */
function woundTrack(strength: number, wounds: number): SheetTrack {
  return { label: t('Strength'), note: '', boxes: countdown(strength), groups: [], checked: wounds }
}

function blankRecord(): Sheet {
  return {
    title: t('Munera: record sheet'),
    name: null,
    columns: 1,
    blocks: [
      fields(
        t('Gladiator'),
        4,
        [t('Type'), t('Class'), t('Action points'), t('Save')].map((label) => field(label)),
      ),
      fields(
        '',
        4,
        [t('AP without shield'), t('Save without shield'), t('Armour'), t('Shield')].map((label) => field(label)),
      ),
      fields('', 2, [field(t('Right hand')), field(t('Left hand'))]),
      tracks(t('Strength and wounds'), [woundTrack(MOST_STRENGTH, 0)]),
      grid(
        t('Skills'),
        ['', t('Skill'), t('Effect')],
        skillRows.map(({ name, effect }) => ['', t(name), t(effect)]),
      ),
      grid(
        t('Bouts'),
        [t('Day'), t('Against'), t('Won, lost or drawn'), t('Kills'), t('Remarks')],
        emptyRows(12, () => '', 5),
      ),
    ],
  }
}

function inHand(
  { sheets }: State,
  { seat, weaponLost, shieldLost, missilesLeft }: Fighter,
  hand: 'right' | 'left',
): string {
  const { shield, weapons } = sheets[seat]!
  const held = weapons.flatMap(({ kind, hand: own }, at) => {
    const isHere = own === hand || own === 'both'
    const count = missilesLeft[at]! > 0 ? ` (${missilesLeft[at]})` : ''
    return isHere && !weaponLost[at] ? [`${inWords(kind)}${count}`] : []
  })
  if (shield?.hand === hand && !shieldLost) held.unshift(t`${shield.size} shield`)
  return held.join(', ') || 'empty'
}

function filledRecord(state: State): Sheet[] {
  const { weightAp } = tablesOf(state.options)
  return state.fighters.map((fighter) => {
    const { seat, strength, wounds, weight, save } = fighter
    const { name, type, armour, skills, record } = state.sheets[seat]!
    const bouts = [type, weightClassNames[weight]!, signed(weightAp[weightClasses[weight]!]), signed(save)]
    const hands = [inHand(state, fighter, 'right'), inHand(state, fighter, 'left'), armour]
    const row = [...bouts, ...hands, record.won, record.lost, record.drawn, record.kills]
    return {
      title: t('Munera: record sheet'),
      name,
      columns: 1,
      blocks: [
        fields(
          t('Gladiator'),
          4,
          HEAD.map((label, at) => field(label, row[at]!)),
        ),
        fields('', 1, [field(t('Skills'), skills.map(skillName).join(', ') || 'none')]),
        // §1.1 Strength may still have to be rolled.
        tracks(t('Strength and wounds'), [woundTrack(strength || MOST_STRENGTH, wounds)]),
        grid(
          t('Bouts'),
          [t('Day'), t('Against'), t('Won, lost or drawn'), t('Kills'), t('Remarks')],
          emptyRows(12, () => '', 5),
        ),
      ],
    }
  })
}

const doubleTexts: Readonly<Record<Double, string>> = {
  killed: t('the defender is killed'),
  shieldLost: t('the defender loses his shield'),
  defenderOffBalance: t('the defender is off balance'),
  attackerOffBalance: t('the attacker is off balance'),
  floored: t('the defender is floored; from farther off, off balance'),
  weaponLost: t('the attacker loses his weapon'),
}

function ranged(ranges: Readonly<Record<number, number>>, shown: (value: number) => string): string {
  return Object.entries(ranges)
    .map(([range, value]) => `${range}: ${shown(value)}`)
    .join(', ')
}

const modified = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([name, value]) => [inWords(name), signed(value)])

function reference(tables: Tables): Sheet {
  const { weightAp, apModifiers, apCosts, attackModifiers, weapons, appealModifiers, doubles } = tables
  return {
    title: t('Munera: the tables of play'),
    name: '',
    columns: 2,
    blocks: [
      grid(
        t('Action points: one die and (T4)'),
        ['', ''],
        [
          ...weightClasses.map((weight, at) => [weightClassNames[at]!, signed(weightAp[weight])]),
          ...modified(apModifiers),
        ],
      ),
      grid(
        t('What actions cost (T5)'),
        ['', t('Action points')],
        Object.entries(apCosts).map(([name, ap]) => [inWords(name), ap]),
      ),
      grid(
        t('Added to the attack (T6)'),
        ['', ''],
        modifiersByRow(attackModifiers).flatMap((value, row) =>
          row === 0 || row === UNARMED || row === DISADVANTAGED ? [] : [[attackRows[row]!.what, signed(value)]],
        ),
      ),
      grid(
        t('Weapons (T7)'),
        ['', t('Action points'), t('at hexes'), t('entangles from')],
        Object.values(weapons).map(({ name, ap, ranges, needs }) => [
          name,
          ap,
          ranged(ranges, signed),
          ranged(needs, String),
        ]),
      ),
      grid(
        t('Natural doubles (T10)'),
        ['', ''],
        Object.entries(doubles).map(([face, what]) => [`${face} ${face}`, doubleTexts[what]]),
      ),
      grid(t`Appeals: two dice, spared from ${MERCY} (T8)`, ['', ''], modified(appealModifiers)),
      lines('', [t('A natural 12 always spares, a natural 2 never.')]),
    ],
  }
}

export const sheets: readonly SheetKind<Munera>[] = [
  {
    id: 'record',
    title: t('Record sheet'),
    what: t('a gladiator with his arms, wounds, skills and bouts'),
    blank: () => [blankRecord()],
    filled: (state) => filledRecord(state),
  },
  {
    id: 'reference',
    title: t('Tables of play'),
    what: t('the tables that one needs in every turn, on a page'),
    blank: (options) => [reference(tablesOf(options))],
    filled: (state) => [reference(tablesOf(state.options))],
  },
]
