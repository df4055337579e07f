/** Outland's sheets for the table: a gladiator's boxes, and a card with the tables of play. */
import {
  countdown,
  emptyRows,
  field,
  fields,
  grid,
  inWords,
  type Sheet,
  type SheetKind,
  signed,
  t,
  tracks,
} from '@harena/engine'
import type { Outland } from './match/game.ts'
import { MAX_DAMAGE } from './match/setup.ts'
import type { Fighter } from './match/state.ts'
import { type Tables, tablesOf } from './tables/index.ts'

const LABELS = [
  t('Type'),
  t('Strength'),
  t('Agility'),
  t('Movement'),
  t('Weapon'),
  t('Shield or net'),
  t('Helmet'),
  t('Armour'),
]

function recordOf(
  name: string | null,
  values: readonly (string | number | null)[],
  boxes: number,
  hits: number,
): Sheet {
  return {
    title: t("Outland's Gladiator: record sheet"),
    name,
    columns: 1,
    blocks: [
      fields(
        t('Gladiator'),
        4,
        LABELS.map((label, at) => field(label, values[at] ?? null)),
      ),
      tracks(t('Hits'), [{ label: t('he can take'), note: '', boxes: countdown(boxes), groups: [], checked: hits }]),
      grid(
        t('Bouts'),
        [t('Against'), t('Hits inflicted'), t('How it ended')],
        emptyRows(14, () => '', 3),
      ),
    ],
  }
}

function filled(fighter: Fighter): Sheet {
  const { torso, legs, arms, helmet } = fighter.equipment
  const armour = Object.entries({ torso, legs, arms }).flatMap(([piece, isWorn]) => (isWorn ? [piece] : []))
  const left = [fighter.shield && 'shield', fighter.net && 'net'].filter((thing) => thing !== false)
  // §1.6 What is 0 is still to be rolled.
  const rolled = (value: number) => (value === 0 ? null : value)
  const values = [
    fighter.type,
    rolled(fighter.strength),
    rolled(fighter.agility),
    rolled(fighter.movement),
    fighter.weapon ?? 'none',
    left.join(', ') || 'none',
    helmet,
    armour.join(', ') || 'none',
  ]
  return recordOf(fighter.name, values, fighter.damage || MAX_DAMAGE, fighter.hits)
}

const modified = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([name, value]) => [inWords(name), signed(value)])

function reference({
  strength,
  agility,
  costs,
  results,
  modifiers,
  gaulBonuses,
  facing,
  crowdModifiers,
}: Tables): Sheet {
  const faces = [1, 2, 3, 4, 5, 6]
  return {
    title: t("Outland's Gladiator: the tables of play"),
    name: '',
    columns: 2,
    blocks: [
      grid(
        t('One die (T1)'),
        ['', ...faces.map(String)],
        [
          ['strength', ...faces.map((face) => strength[face]!)],
          ['agility', ...faces.map((face) => agility[face]!)],
        ],
      ),
      grid(
        t('Movement points (T2)'),
        ['', ''],
        Object.entries(costs).map(([name, cost]) => [inWords(name), cost]),
      ),
      grid(
        t('Difference of the two totals (T3)'),
        ['', t('backs up'), t('follows'), t('winner'), t('loser'), ''],
        Object.entries(results).map(([by, row]) => [
          by,
          row.backsUp,
          row.follow,
          row.winnerTakes,
          row.loserTakes,
          row.besides === null ? '' : inWords(row.besides),
        ]),
      ),
      grid(
        t('Added to two dice (T4)'),
        ['', ''],
        [...modified(modifiers), ...modified(gaulBonuses).map(([name, value]) => [t`Gaul, ${name}`, value!])],
      ),
      grid(
        t('Attacked over (T5)'),
        ['', t('with shield'), t('without')],
        Object.values(facing).map(({ hexside, withShield, without }) => [hexside, signed(withShield), signed(without)]),
      ),
      grid(t('The crowd: one die and (T7)'), ['', ''], modified(crowdModifiers)),
    ],
  }
}

export const sheets: readonly SheetKind<Outland>[] = [
  {
    id: 'record',
    title: t('Record sheet'),
    what: t('a gladiator with his arms and hits'),
    blank: () => [recordOf(null, [], MAX_DAMAGE, 0)],
    filled: (state) => state.fighters.map(filled),
  },
  {
    id: 'reference',
    title: t('Tables of play'),
    what: t('the tables that one needs in every turn, on a page'),
    blank: (options) => [reference(tablesOf(options))],
    filled: (state) => [reference(tablesOf(state.options))],
  },
]
