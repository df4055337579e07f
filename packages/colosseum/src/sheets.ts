/** GLADIATOR's sheets for the table: the log sheets of men and beasts (§2.6, §3), and a card with the tables of play. */
import {
  type AnyOptions,
  capital,
  countdown,
  emptyRows,
  field,
  fields,
  grid,
  inWords,
  lines,
  type Sheet,
  type SheetBlock,
  type SheetKind,
  type SheetTrack,
  signed,
  t,
  tracks,
} from '@harena/engine'
import { editionOf } from './match/edition.ts'
import type { Colosseum } from './match/game.ts'
import type { Options } from './match/options.ts'
import type { AreaView, SheetView } from './match/sheet-view.ts'
import { type BeastView, type View, view } from './match/view.ts'
import { type Area, areaNames, areas, beastAreaNames } from './tables/armour.ts'
import { type BeastId, beastIds } from './tables/beasts.ts'
import { resultName } from './tables/combat-results.ts'
import { tablesOf } from './tables/index.ts'
import { MAX_W, trackOf } from './tables/wounds.ts'

/** §5.4 A match is over by turn 7; phases to a turn. */
const TURNS = 7
const PHASES = 8

const words = (name: string) => capital(t(inWords(name)))

/** §3.9.2 Wounds are checked from the highest box down; a group of boxes costs one CF. */
function woundTrack(label: string, note: string, W: number, lows: readonly number[], checked: number): SheetTrack {
  const groups = lows.flatMap((low) => (low > 1 && low <= W ? [W - low + 1] : []))
  return { label: capital(label), note, boxes: countdown(W), groups, checked }
}

const areaTrack = (W: number, note: (area: AreaView) => string) => (area: AreaView) =>
  woundTrack(area.name, note(area), W, area.penalties, area.wounds)

/** §6, §9 What is plotted and allocated, phase by phase. */
function plots(): SheetBlock {
  const head = [t('Turn'), ...Array.from({ length: PHASES }, (_, at) => t`Phase ${at + 1}`)]
  return grid(
    t('Plots, phase by phase'),
    head,
    emptyRows(TURNS, (row) => String(row + 1), PHASES + 1),
  )
}

/** §9.4 One line for each phase that is fought. */
function allocations(): SheetBlock {
  const head = [t('Turn, phase'), t('Attack CF and area'), t('Defence CF by area'), t('Means'), t('Result')]
  return grid(
    t('Combat factors, fight by fight'),
    head,
    emptyRows(8, () => '', head.length),
  )
}

const RATINGS = [
  t('Training TR'),
  t('Strength ST'),
  t('Agility AG'),
  t('Constitution CN'),
  t('Wounds W'),
  t('Combat CF'),
  t('Net NF'),
  t('Prestige'),
]

function logSheet(
  name: string | null,
  style: readonly (string | null)[],
  ratings: readonly (number | null)[],
  blocks: readonly SheetBlock[],
): Sheet {
  return {
    title: t('GLADIATOR: log sheet'),
    name,
    columns: 1,
    blocks: [
      fields(
        t('Gladiator'),
        4,
        [t('Style'), t('Weight'), t('Moving phases'), t('Helmet')].map((label, at) => field(label, style[at] ?? null)),
      ),
      fields(
        '',
        8,
        RATINGS.map((label, at) => field(label, ratings[at] ?? null)),
      ),
      ...blocks,
    ],
  }
}

function blankLog(options: AnyOptions): Sheet {
  const { penaltyBoxes, shieldTracks } = tablesOf(options as Options)
  const wounds = areas.map((area) =>
    woundTrack(areaNames[area], t('armour ____'), MAX_W, penaltyBoxes[trackOf(area, false)], 0),
  )
  return logSheet(
    null,
    [],
    [],
    [
      tracks(t('Wounds: box 1 kills, each gap costs one CF'), wounds),
      tracks(
        t('Shield'),
        Object.entries(shieldTracks).map(([size, boxes]) => ({
          label: capital(size),
          note: '',
          boxes: boxes.map(String),
          groups: [],
          checked: 0,
        })),
      ),
      fields(
        t('In hand'),
        3,
        [t('Right'), t('Left'), t('Sheath')].map((label) => field(label)),
      ),
      fields(
        t('Condition'),
        4,
        [t('Stun'), t('Tally: attack'), t('Tally: defence'), t('Lasting hurts')].map((label) => field(label)),
      ),
      plots(),
      allocations(),
    ],
  )
}

function filledLog(sheet: SheetView): Sheet {
  const { ratings, CF, NF, prestige, cfNow, shield, hands, sheath, arrows, limp, stumbler } = sheet
  const [right, left] = hands.map((item) =>
    item ? `${item.name}${item.condition === 'whole' ? '' : `, ${item.condition}`}` : 'empty',
  )
  const hurts = [
    limp > 0 && t`limp ${limp}`,
    stumbler > 0 && t`stumbler ${stumbler}`,
    sheet.isMortal && t('mortally wounded'),
  ]
  const shields = shield && [
    { label: capital(shield.size), note: '', boxes: shield.track.map(String), groups: [], checked: shield.boxes },
  ]
  return logSheet(
    sheet.name,
    [sheet.style, sheet.weight, String(sheet.rate), sheet.hasHelmet ? 'worn' : 'none'],
    [ratings.TR, ratings.ST, ratings.AG, ratings.CN, ratings.W, CF, NF, prestige],
    [
      tracks(
        t('Wounds: box 1 kills, each gap costs one CF'),
        sheet.areas.map(areaTrack(ratings.W, ({ armour }) => (armour === '-' ? 'bare' : t`armour ${armour}`))),
      ),
      ...(shields ? [tracks(t('Shield'), shields)] : []),
      fields(t('In hand'), 4, [
        field(t('Right'), right!),
        field(t('Left'), left!),
        field(t('Sheath'), sheath.map(words).join(', ') || 'empty'),
        field(t('Arrows'), arrows),
      ]),
      fields(t('Condition'), 5, [
        field(t('CF now'), cfNow),
        field(t('Stun'), sheet.stun),
        field(t('Tally: attack'), sheet.attackTally),
        field(t('Tally: defence'), sheet.defenceTally),
        field(t('Lasting hurts'), hurts.filter((hurt) => hurt !== false).join(', ') || 'none'),
      ]),
      plots(),
      allocations(),
    ],
  )
}

const BEAST = [
  t('Beast'),
  t('Strength ST'),
  t('Constitution CN'),
  t('Wounds W'),
  t('Combat CF'),
  t('Hide'),
  t('Cunning'),
  t('Hexes'),
]

function beastSheet(
  name: string | null,
  values: readonly (string | number | null)[],
  wounds: readonly SheetTrack[],
): Sheet {
  return {
    title: t('GLADIATOR: beast log sheet'),
    name,
    columns: 1,
    blocks: [
      fields(
        t('Beast'),
        8,
        BEAST.map((label, at) => field(label, values[at] ?? null)),
      ),
      tracks(t('Wounds: box 1 kills, each gap costs one CF'), wounds),
      grid(
        t('Actions, phase by phase'),
        [t('Turn'), ...Array.from({ length: PHASES }, (_, at) => t`Phase ${at + 1}`)],
        emptyRows(TURNS, (row) => String(row + 1), PHASES + 1),
      ),
      allocations(),
    ],
  }
}

/** §28.3.3 One for each beast of the table, so that nobody has to copy numbers. */
function blankBeast(options: AnyOptions, kind: BeastId): Sheet {
  const { beasts, penaltyBoxes } = tablesOf(options as Options)
  const { ST, CN, W, CF, hide, cunning, hexes } = beasts[kind]
  const wounds = areas.map((area: Area) => woundTrack(beastAreaNames[area], '', W, penaltyBoxes.beast, 0))
  return beastSheet(null, [capital(kind), ST, CN, W, CF, -hide, signed(cunning), hexes], wounds)
}

function filledBeast(sheet: SheetView, { kind, hide, cunning }: BeastView, options: Options): Sheet {
  const { ST, CN, W } = sheet.ratings
  const { hexes } = tablesOf(options).beasts[kind]
  const values = [capital(kind), ST, CN, W, t`${sheet.cfNow} of ${sheet.CF}`, -hide, signed(cunning), hexes]
  return beastSheet(sheet.name, values, sheet.areas.map(areaTrack(W, () => '')))
}

const sheetsIn = ({ sheets, beasts }: View, areBeasts: boolean) =>
  sheets.filter(({ seat }) => beasts.some((beast) => beast.seat === seat) === areBeasts)

function byColumns(
  rows: Readonly<Record<string, Readonly<Record<number, string | number>>>>,
): [string[], (string | number)[][]] {
  const columns = Object.keys(Object.values(rows)[0]!)
  return [['', ...columns], Object.entries(rows).map(([head, row]) => [words(head), ...Object.values(row)])]
}

/** §10.4 What the codes of the table of critical hits mean, in few words. */
const CODES = [
  t('2x, 3x: wounds twice, three times. 1: one wound more. K: killed. M: mortal.'),
  t('V: sight lost. S, 2S: stunned. HL: helmet lost. WD, SD: weapon or shield dropped.'),
  t('ST, AG: a point of it lost. SA: artery severed. LMP: limps. STU: stumbles easily.'),
]

/** Beyond these columns the surplus counts on the dice (§9.5.1). */
const COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const ROWS = Array.from({ length: 16 }, (_, at) => at + 3)
/** The first stands for less too, the last for more. */
const TOTALS = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15]

const PLACES = [t('front'), t('right front'), t('right rear'), t('rear'), t('left rear'), t('left front')]

function reference(options: Options): Sheet[] {
  const { wounds, armourDRM, attackSequence, positionalAdvantage, beastActions, beastCriticals } = tablesOf(options)
  const { combatResult, critical, criticalDRM, netTable } = editionOf(options)
  const totals = Object.keys(wounds)
  return [
    {
      title: t('GLADIATOR: the tables of play'),
      name: '',
      columns: 2,
      blocks: [
        lines(t('A phase'), [
          t(
            'All plot in secret and move together, step by step. Then actions, nets and escapes. Whoever is engaged allocates CF to attacks and defences in secret; attacks are made in the order of their rounds.',
          ),
          t(
            'Attack: three red dice on the column of CF in attack less CF in defence, with positional advantage and the rest.',
          ),
        ]),
        grid(
          t('Combat results (9.5): three dice down, CF across'),
          ['', ...COLUMNS.map(String)],
          ROWS.map((roll) => [roll, ...COLUMNS.map((CF) => resultName(combatResult(CF, roll)))]),
        ),
        grid(
          t('Wounds (10.1): 8 or less none, 19 or more killed'),
          ['', ...totals],
          [['wounds', ...Object.values(wounds)]],
        ),
        grid(
          t`Critical hits (10.4): two dice and wounds${criticalDRM === 0 ? '' : ` ${signed(criticalDRM)}`}`,
          ['', ...TOTALS.map(String)],
          areas.map((area) => [capital(areaNames[area]), ...TOTALS.map((total) => critical(area, total))]),
        ),
        lines('', CODES),
        grid(
          t('Armour takes off (10.2)'),
          ['', ...Object.keys(armourDRM)],
          [[t('wound roll'), ...Object.values(armourDRM)]],
        ),
        grid(
          t('Rounds of attacks (9.4.2)'),
          [t('attacks'), t('in rounds')],
          attackSequence.flatMap((rounds, count) => (count === 0 ? [] : [[count, rounds.join(', ')]])),
        ),
        grid(
          t('Positional advantage (9.2)'),
          [t('attacker stands'), ''],
          PLACES.map((place, at) => [place, signed(positionalAdvantage[at]!)]),
        ),
        grid(
          t('Nets (20)'),
          ['', ...Object.keys(netTable)],
          Object.keys(netTable.toss).map((key) => [
            words(key),
            ...Object.values(netTable).map((row) => signed(row[key as keyof typeof row])),
          ]),
        ),
        grid(
          t('Beasts: two dice and cunning (28.5)'),
          ['', ''],
          Object.entries(beastActions).map(([sum, action]) => [sum, action]),
        ),
        grid(t('Critical hits on beasts (28.7.5)'), ...byColumns(beastCriticals)),
      ],
    },
  ]
}

export const sheets: readonly SheetKind<Colosseum>[] = [
  {
    id: 'log',
    title: t('Log sheet'),
    what: t('a gladiator with his ratings, armour, wounds and shield, and room for plots and allocations'),
    blank: (options) => [blankLog(options)],
    filled: (state, seat) => sheetsIn(view(state, seat), false).map(filledLog),
  },
  {
    id: 'beast',
    title: t('Beast log sheet'),
    what: t('the beasts, each with its numbers'),
    blank: (options) => beastIds.map((kind) => blankBeast(options, kind)),
    filled: (state, seat) => {
      const seen = view(state, seat)
      const beastOf = (sheet: SheetView) => seen.beasts.find((beast) => beast.seat === sheet.seat)!
      return sheetsIn(seen, true).map((sheet) => filledBeast(sheet, beastOf(sheet), state.options))
    },
  },
  {
    id: 'reference',
    title: t('Tables of play'),
    what: t('combat results, wounds and critical hits, on a page'),
    blank: (options) => reference(options as Options),
    filled: (state) => reference(state.options),
  },
]
