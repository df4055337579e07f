/** The tables of Munera Sine Missione as they are used in play, each with the paragraph that it belongs to. */
import { type AnyOptions, type Rule, spaced, t, tableSet } from '@harena/engine'
import { skillRows, type Tables, tables } from '@harena/munera'
import { added, listed, type PrintedTable } from '../../ui/printed-table.ts'

type Make = (tables: Tables) => PrintedTable

const lineNames: Readonly<Record<string, string>> = {
  xlarge: 'extra-large',
  xheavy: t('extra heavy'),
  entangled: 'entangled',
  offBalance: t('off balance'),
  reflexes: t('the skill Reflexes'),
  stepForward: t('a step ahead'),
  stepElsewhere: t('a step any other way'),
  turn: t('a turn by one hexside'),
  cutFree: t('to cut oneself free'),
  pickUp: t('to pick something up'),
  front: t('from the front'),
  behindXlargeShield: t('from the side, behind an extra-large shield'),
  behindLargeShield: t('from the side, behind a large shield'),
  behindSmallShieldOrNet: t('from the side, behind a small shield or a net'),
  behindWeapon: t('from the side, behind a weapon'),
  unguardedHeavyArmour: t('from the side, unguarded, in heavy armour'),
  unguarded: t('from the side, unguarded'),
  rear: t('from behind'),
  helper: t('each helper beside the defender'),
  startedLight: t('began as a Light man'),
  startedHeavy: t('began as a Heavy man or more'),
  unwounded: t('is unwounded'),
  seriouslyWounded: t('is seriously wounded'),
  inflictedNothing: t('has inflicted no wounds'),
  wounded: t('each opponent whom he wounded seriously'),
  defeated: t('each opponent whom he defeated'),
  sparedToday: t('each man spared today'),
  charisma: t('each Charisma'),
}

const doubleNames: Readonly<Record<string, string>> = {
  weaponLost: t('a weapon is lost'),
  floored: t('the defender is floored, or off balance from a distance'),
  attackerOffBalance: t('the attacker is off balance'),
  defenderOffBalance: t('the defender is off balance'),
  shieldLost: t('the defender loses his shield'),
  killed: t('the defender is killed'),
}

function lines(caption: string, column: string, table: Readonly<Record<string, number>>, say = added): PrintedTable {
  const rows = Object.entries(table).map(([id, value]): [string, string] => [lineNames[id] ?? spaced(id), say(value)])
  return { caption, columns: [column], rows }
}

function gear(
  caption: string,
  corner: string,
  of: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>],
) {
  const [armour, shield] = of
  const rows = (table: Readonly<Record<string, number>>, what: string) =>
    Object.entries(table).map(([id, value]): [string, string] => [`${lineNames[id] ?? id} ${what}`, String(value)])
  return { caption, corner: '', columns: [corner], rows: [...rows(armour, 'armour'), ...rows(shield, 'shield')] }
}

function weapons({ weapons: rows }: Tables): PrintedTable {
  type Row = Tables['weapons']['sword']
  const at =
    (range: number) =>
    ({ ranges, needs }: Row) => {
      const modifier = (ranges as Readonly<Record<number, number>>)[range]
      const needed = (needs as Readonly<Record<number, number>>)[range]
      return needed ? t`${needed} or more` : modifier === undefined ? null : added(modifier)
    }
  const ranges = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((range) => [t`at ${range}`, at(range)]))
  return listed<Row>(
    t('Weapons: the modifier at each range; of nets and lassos the die that entangles'),
    'weapon',
    {
      AP: ({ ap }) => ap,
      ...ranges,
      missiles: ({ missiles }) => missiles || null,
      pierces: ({ pierces }) => pierces || null,
    },
    Object.values(rows).map((row) => [row.name, row]),
  )
}

function samples({ sampleGladiators, weapons: arms }: Tables): PrintedTable {
  const all = Object.values(sampleGladiators)
  return listed<(typeof all)[number]>(
    t('Gladiators who are ready to fight'),
    'type',
    {
      armour: ({ armour }) => armour,
      shield: ({ shield }) => shield && (lineNames[shield.size] ?? shield.size),
      weapons: ({ weapons: carried }) => carried.map(({ kind }) => arms[kind].name).join(', '),
    },
    all.map((one) => [one.name, one]),
  )
}

const makes: Readonly<Record<Rule, Make>> = {
  T1: ({ armourWeight, shieldWeight }) => gear(t('Weight points'), 'points', [armourWeight, shieldWeight]),
  T2: ({ weightAp }) => lines(t('Action points by weight class'), t('action points'), weightAp),
  T3: ({ armourSave, shieldSave }) => gear(t('What is added to the saving die'), 'save', [armourSave, shieldSave]),
  T4: ({ apModifiers }) =>
    lines(t('What changes the action points of a turn'), t('action points'), {
      'lightly wounded': apModifiers.lightlyWounded,
      'seriously wounded': apModifiers.seriouslyWounded,
      entangled: apModifiers.entangled,
      offBalance: apModifiers.offBalance,
      reflexes: apModifiers.reflexes,
    }),
  T5: ({ apCosts }) => lines(t('What actions cost'), t('action points'), apCosts, String),
  T6: ({ attackModifiers }) => lines(t('What the attacker adds to his die'), t('to the die'), { ...attackModifiers }),
  T7: weapons,
  T8: ({ appealModifiers }) => lines(t('What is added to an appeal'), t('to two dice'), appealModifiers),
  T9: () => ({
    caption: t('Skills'),
    columns: [t('what it does')],
    rows: skillRows.map(({ name, effect }): [string, string] => [name, effect]),
  }),
  T10: ({ doubles }) => ({
    caption: t('Two equal dice'),
    corner: t('both show'),
    columns: [t('what happens')],
    rows: Object.entries(doubles).map(([face, event]): [string, string] => [face, doubleNames[event] ?? event]),
  }),
  T11: samples,
}

/** Also where a paragraph is about the whole of a table. */
const also: Readonly<Record<Rule, Rule>> = {
  '§1.3': 'T1',
  '§1.4': 'T2',
  '§1.6': 'T3',
  '§3.1': 'T4',
  '§3.7': 'T5',
  '§6.6': 'T6',
  '§9.3': 'T8',
  '§10.2': 'T9',
}

const tablesOf = tableSet(tables)

export function tableFor(rule: Rule, options: Readonly<Record<string, unknown>> = {}): PrintedTable | null {
  return makes[also[rule] ?? rule]?.(tablesOf(options as AnyOptions)) ?? null
}
