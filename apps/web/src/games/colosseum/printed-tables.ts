/** The tables of GLADIATOR as they are used in play, each with the paragraph that it belongs to. */
import {
  type Area,
  areas,
  beastAreaNames,
  beastIds,
  classicArmourTables,
  colosseum,
  criticalWords,
  editionOf,
  type ItemKind,
  itemName,
  type Options,
  resultName,
  tablesOf,
} from '@harena/colosseum'
import { effectiveOptions, type Rule, spaced, t } from '@harena/engine'
import { added, type CellTone, listed, type PrintedTable, printed, ranged } from '../../ui/printed-table.ts'
import { campaignTables } from './campaign-tables.ts'

type Make = (options: Options) => PrintedTable | null

const areaWords = ['head', 'chest', 'groin', 'arms', 'legs']
const totals = [8, 9, 10, 11, 12, 13, 14, 15]
const totalHeads = [t('8 or less'), ...totals.slice(1, -1).map(String), t('15 or more')]
const isClassic = ({ edition }: Options) => edition === 'classic1981'

function resultTone(result: string): CellTone {
  if (result === 'F') return 'bad'
  if (result.startsWith('H')) return 'hit'
  return result.startsWith('S') ? 'shield' : result.startsWith('P') ? 'parry' : 'none'
}

/** Asked of the edition itself, so that it is the table that is played by. */
function combatResults(options: Options): PrintedTable {
  const { combatResult } = editionOf(options)
  const columns = isClassic(options) && options.crt8 === 'off' ? [0, 1, 2, 3, 4, 5] : [1, 2, 3, 4, 5, 6, 7, 8]
  const rows = Array.from({ length: 16 }, (_, at) => at + 3)
  return {
    caption: t('Combat results: the sum of three red dice down, attack less defence CF across'),
    corner: t('red dice'),
    columns: columns.map(String),
    rows: rows.map((dice) => [String(dice), ...columns.map((column) => resultName(combatResult(column, dice)))]),
    tone: resultTone,
  }
}

function criticalHits(read: (area: Area, total: number) => string, names: readonly string[], caption: string) {
  return {
    caption,
    corner: 'area',
    columns: totalHeads,
    rows: areas.map((area): [string, ...string[]] => [names[area - 1]!, ...totals.map((total) => read(area, total))]),
    tone: (code: string): CellTone => (code === '--' ? 'none' : /K|M$/.test(code) ? 'hit' : 'shield'),
  }
}

const itemsIn = (kinds: readonly ItemKind[]) => kinds.map((kind) => itemName(kind)).join(', ') || '–'

function weapons(options: Options): PrintedTable {
  type Row = ReturnType<typeof tablesOf>['weapons']['sword']
  const { weapons: items } = tablesOf(options)
  return listed<Row>(
    t('Weapons and shields'),
    'item',
    {
      reach: ({ minReach, reach }) => (reach === 0 ? null : minReach === reach ? reach : t`${minReach} to ${reach}`),
      'round, sooner or later': ({ speed }) => added(speed),
      'thrown: to hit': (row) => (row.throw === null ? null : added(row.throw)),
      'thrown: CF': (row) => (row.throw === null ? null : row.crt),
      hands: ({ hands }) => hands,
      'at half CF': ({ isHalved }) => isHalved,
      'breaks above': ({ breaks }) => breaks,
    },
    Object.values(items).map((row) => [row.name, row]),
  )
}

const classes = ['–', 'I', 'II', 'III', 'IV', 'V', 'VI']

function styles(options: Options): PrintedTable {
  const all = Object.values(tablesOf(options).styles).filter(({ rate, name }) => rate > 0 && name !== 'beast')
  return listed<(typeof all)[number]>(
    t('The styles and what they bring along'),
    'style',
    {
      class: (style) => classes[style.class],
      weight: ({ weight }) => weight,
      'moving phases': ({ rate }) => rate,
      'in hand': ({ hands }) => itemsIn(hands),
      'in the sheath': ({ sheath }) => itemsIn(sheath),
      shield: ({ shield }) => shield,
      armour: ({ armour }) => (typeof armour === 'string' ? armour : t('his own')),
    },
    all.filter(({ hands }) => hands.length > 0).map((style) => [style.name, style]),
  )
}

function beasts(options: Options): PrintedTable {
  const { beastRows } = editionOf(options)
  const known = beastIds.filter((id) => beastRows[id])
  return listed<NonNullable<(typeof beastRows)['bear']>>(
    t('The beasts'),
    'beast',
    {
      ST: ({ ST }) => ST,
      CN: ({ CN }) => CN,
      W: ({ W }) => W,
      CF: ({ CF }) => CF,
      hide: ({ hide }) => hide,
      cunning: ({ cunning }) => added(cunning),
      hexes: ({ hexes }) => hexes,
      impact: ({ impact }) => added(impact),
    },
    known.map((id) => [id, beastRows[id]!]),
  )
}

const beastDeeds: Readonly<Record<string, string>> = {
  panic: t('panics for the rest of the match'),
  away: t('moves away from the closest man'),
  astray: t('moves in a direction by chance'),
  stay: t('stays and turns'),
  towards: t('moves towards the closest man'),
  feed: t('goes to the closest body and feeds'),
}

function armour(options: Options): PrintedTable {
  const table = isClassic(options) ? classicArmourTables : tablesOf(options).armour
  return printed(t('Armour of the five areas and the shield, by weight and die'), table, t('weight, die'))
}

const netLines: Readonly<Record<string, string>> = {
  adjacent: t('target adjacent'),
  rangeTwo: t('target at two hexes'),
  backward: t('target moved back'),
  sideBackward: t('target sidestepped back'),
  forward: t('target moved forward'),
  sideForward: t('target sidestepped forward'),
  turned: t('target turned'),
  paused: t('target stood still'),
  kneeling: t('target kneels'),
  repelled: t('target repels the net'),
  legLoss: t('each CF the target lost in the legs'),
  armLoss: t('each CF the thrower lost in the arms'),
}

function nets(options: Options): PrintedTable {
  const { toss, swing, lay } = editionOf(options).netTable
  type Line = keyof typeof toss
  const lines = Object.keys(toss) as Line[]
  const columns = { toss: (line: Line) => added(toss[line]), swing: (line: Line) => added(swing[line]) }
  return listed<Line>(
    t('Modifiers of net attacks'),
    '',
    { ...columns, lay: (line) => added(lay[line]) },
    lines.map((line) => [netLines[line] ?? spaced(line), line]),
  )
}

function wounds(options: Options): PrintedTable {
  const table = Object.entries(tablesOf(options).wounds)
  return {
    caption: t('Wounds, by the total of the roll'),
    corner: 'total',
    columns: [t('8 or less'), ...table.map(([total]) => total), t('19 or more')],
    rows: [['wounds', 'none', ...table.map(([, count]) => String(count)), 'killed']],
  }
}

function criticalCodes(): PrintedTable {
  const rows = Object.entries(criticalWords).map(([code, meaning]): [string, string] => [code, meaning])
  return { caption: t('What the results of a critical hit mean'), corner: 'result', columns: ['meaning'], rows }
}

const makes: Readonly<Record<Rule, Make>> = {
  '§3.4.1': (options) =>
    isClassic(options)
      ? null
      : printed(t('Ratings, by the sum of three dice'), tablesOf(options).characteristics, 'dice'),
  '§3.9': (options) => printed(t('The lowest box of each CF penalty box'), tablesOf(options).penaltyBoxes),
  '§3.12': armour,
  '§9.2': (options) => ({
    caption: t('CF by position: where the attacker stands, as the defender faces'),
    columns: ['CF'],
    rows: ['ahead', t('right front'), t('right rear'), 'behind', t('left rear'), t('left front')].map((place, at) => [
      place,
      added(tablesOf(options).positionalAdvantage[at]!),
    ]),
  }),
  '§9.4.2': (options) => ({
    caption: t('The rounds in which attacks are struck, by their number'),
    corner: 'attacks',
    columns: ['1', '2', '3', '4', '5'],
    rows: [
      [
        'rounds',
        ...tablesOf(options)
          .attackSequence.slice(1)
          .map((rounds) => rounds.join(', ')),
      ],
    ],
  }),
  '§9.5': combatResults,
  '§10.1': wounds,
  '§10.2.1': (options) =>
    printed(t('What armour takes off a wound roll'), { 'takes off': tablesOf(options).armourDRM }, 'armour'),
  '§10.4': (options) =>
    criticalHits(editionOf(options).critical, areaWords, t('Critical hits: area down, white dice and wounds across')),
  '§10.5': criticalCodes,
  '§12.1': (options) => printed(t('The boxes of a shield, from the first to the last'), tablesOf(options).shieldTracks),
  '§19.1': styles,
  '§20.4.1.1': nets,
  '§20.7.2.1': nets,
  '§20.8.2.1': nets,
  '§21.1': weapons,
  '§28.3.3': beasts,
  '§28.5': (options) => ({
    caption: t('What a beast does, by two dice and its cunning'),
    corner: 'total',
    columns: [t('it …')],
    rows: ranged(
      Object.entries(tablesOf(options).beastActions).map(([total, deed]) => [
        total === '1' ? t('1 or less') : total === '13' ? t('13 or more') : total,
        beastDeeds[deed] ?? deed,
      ]),
    ),
  }),
  '§28.7.5': (options) =>
    criticalHits(
      editionOf(options).beastCritical,
      areas.map((area) => beastAreaNames[area] ?? ''),
      t('Critical hits on beasts: area down, white dice and wounds across'),
    ),
  '§29.2': (options) =>
    printed(t('Centurions, by two dice read as tens and ones'), tablesOf(options).centurions, 'dice'),
  ...campaignTables,
}

let usual: Options | undefined

/** The table of a paragraph, by the switches of a match, or as the book has it. */
export function tableFor(rule: Rule, options?: Readonly<Record<string, unknown>>): PrintedTable | null {
  usual ??= effectiveOptions(colosseum, {}) as unknown as Options
  return makes[rule]?.((options as unknown as Options) ?? usual) ?? null
}
