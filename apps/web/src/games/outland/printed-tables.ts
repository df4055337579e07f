/** The tables of Outland's one-page Gladiator as they are used in play, each with the paragraph that it belongs to. */
import { type AnyOptions, type Rule, spaced, t, tableSet } from '@harena/engine'
import { type Tables, tables } from '@harena/outland'
import { added, listed, type PrintedTable, ranged } from '../../ui/printed-table.ts'

const lineNames: Readonly<Record<string, string>> = {
  helm: t('open helm'),
  legs: t('leg armour'),
  arms: t('arm armour'),
  torso: t('torso armour'),
  net: t('net in hand'),
  hit: t('each hit taken'),
  agility: t('each point of higher agility'),
  weaponless: t('attacker, if the defender has lost his weapon'),
  whipped: t('defender against a whip'),
  step: t('a step ahead'),
  turn: t('a turn by one hexside'),
  freeTurn: t('the first turn without a helmet'),
  pickUp: t('to pick something up'),
  inflictedThree: t('has inflicted three hits or more'),
  inflictedNone: t('has inflicted none'),
  begsTooEarly: t('begs with fewer than half of his hits taken'),
  nettedUnhurt: t('was netted without having been hit'),
  firstRound: t('a Gaul in the first round of a melee'),
  secondRound: t('a Gaul in the second round'),
  later: t('a Gaul in later rounds'),
}

const besides: Readonly<Record<string, string>> = {
  locked: t('both are locked'),
  prone: t('the loser is prone'),
  mortallyWounded: t('the loser is mortally wounded'),
}

function lines(caption: string, column: string, table: Readonly<Record<string, number>>, say = added): PrintedTable {
  const rows = Object.entries(table).map(([id, value]): [string, string] => [lineNames[id] ?? spaced(id), say(value)])
  return { caption, columns: [column], rows }
}

function results({ results: rows }: Tables): PrintedTable {
  const all = Object.entries(rows)
  return listed<(typeof all)[number][1]>(
    t('The result of an exchange, by the difference of the totals'),
    'difference',
    {
      'loser backs up': ({ backsUp }) => backsUp,
      'winner follows': ({ follow }) => follow,
      'winner takes': ({ winnerTakes }) => winnerTakes,
      'loser takes': ({ loserTakes }) => loserTakes,
      besides: (row) => row.besides && besides[row.besides],
    },
    all.map(([difference, row]) => [
      difference === '1' ? t('0 or 1') : difference === '10' ? t('10 or more') : difference,
      row,
    ]),
  )
}

function types({ gladiatorTypes }: Tables): PrintedTable {
  const all = Object.entries(gladiatorTypes)
  return listed<(typeof all)[number][1]>(
    t('The four types'),
    'type',
    {
      weapon: ({ weapon }) => weapon,
      shield: ({ shield }) => shield,
      net: ({ net }) => net,
      helmet: ({ helmet }) => (helmet === 'none' ? null : helmet === 'helm' ? 'open' : helmet),
      torso: ({ torso }) => torso,
      legs: ({ legs }) => legs,
      arms: ({ arms }) => arms,
    },
    all.map(([id, type]) => [id, type]),
  )
}

function dice({ strength, agility }: Tables): PrintedTable {
  const faces = Object.keys(strength) as unknown as (keyof typeof strength)[]
  const rows = faces.map((face): [string, string, string] => [
    String(face),
    String(strength[face]),
    String(agility[face]),
  ])
  return {
    caption: t('Strength and agility, by one die'),
    corner: t('die'),
    columns: ['strength', 'agility'],
    rows: ranged(rows),
  }
}

const makes: Readonly<Record<Rule, (tables: Tables) => PrintedTable>> = {
  T1: dice,
  T2: ({ costs }) => lines(t('What movement costs'), 'points', costs, String),
  T3: results,
  T4: ({ modifiers, gaulBonuses }) =>
    lines(t('What is added to the two dice'), t('to two dice'), { ...modifiers, ...gaulBonuses }),
  T5: ({ facing }) =>
    listed<(typeof facing)['front']>(
      t('What the defender adds for the side on which he is attacked'),
      t('attacked over'),
      { 'with a shield': ({ withShield }) => added(withShield), without: ({ without }) => added(without) },
      Object.values(facing).map((row) => [t`the ${row.hexside} hexside`, row]),
    ),
  T6: types,
  T7: ({ crowdModifiers }) => lines(t('What is added when the crowd judges'), t('to the die'), crowdModifiers),
}

/** Also where a paragraph is about the whole of a table. */
const also: Readonly<Record<Rule, Rule>> = {
  '§3.2': 'T2',
  '§4.5': 'T3',
  '§6.1': 'T4',
  '§6.6': 'T5',
  '§11.1': 'T7',
}

const tablesOf = tableSet(tables)

export function tableFor(rule: Rule, options: Readonly<Record<string, unknown>> = {}): PrintedTable | null {
  return makes[also[rule] ?? rule]?.(tablesOf(options as AnyOptions)) ?? null
}
