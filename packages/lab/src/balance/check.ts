/** A balance report of unknown origin: its shape, that its numbers agree with each other, and its digest. */
import { checks, digest, type GameEntry, type GameLookup, isObject, shown, t } from '@harena/engine'
import { BALANCE_FORMAT, type BalanceReport, type Cell, type LengthSection, type RankRow } from './report.ts'
import { titleOf } from './words.ts'

const { entriesOf, either, fields, listOf, numberFrom, oneOf, refuseField, text, truth, whole } = checks

const share = numberFrom(0, 1)
const sentence = text(2000)
const word = text(60)
const bouts = whole(1, 1e9)
const anything = () => {}
const entry = either(text(60), either(numberFrom(-1e9, 1e9), truth, ''), t('a word, a number, true or false'))
const entryOrNull = either(entry, oneOf(null), t('an entry of a table'))
const wide = numberFrom(-1e6, 1e6)

const rate = { share, low: share, high: share }
const change = { from: wide, to: wide, change: wide, low: wide, high: wide, p: share, isSignificant: truth }
const cell = fields({ first: word, second: word, bouts, undecided: whole(), ...rate })
const pairing = listOf(word, 2, 2)

const effect = fields({
  id: word,
  rule: word,
  title: sentence,
  value: entry,
  meaning: sentence,
  default: entry,
  isIdentical: truth,
  pairing,
  winRate: fields(change),
  length: fields(change),
  deaths: fields(change),
})

const switches = fields({
  pairings: listOf(pairing, 1, 100),
  comparisons: whole(0, 1e6),
  effects: listOf(effect, 0, 10_000),
  leftOut: listOf(fields({ id: word, value: entry, reason: sentence }), 0, 10_000),
})

const KINDS = ['style', 'pairing', 'length', 'deaths', 'undecided', 'firstMove', 'worth']

const patch = fields({
  title: sentence,
  options: entriesOf(/^/, t('a switch'), entryOrNull, 1000),
  tables: listOf(fields({ path: text(200), from: entryOrNull, to: entryOrNull }), 0, 10_000),
  isIdentical: truth,
  matrix: listOf(cell, 1, 10_000),
  moves: listOf(fields({ kind: oneOf(...KINDS), what: sentence, ...change }), 1, 10_000),
})

const shape = fields(
  {
    format: oneOf(BALANCE_FORMAT),
    ruleset: word,
    title: sentence,
    version: word,
    opponent: word,
    seed: text(200),
    bouts,
    total: bouts,
    notes: listOf(sentence, 0, 100),
    styles: listOf(fields({ id: word, name: word }), 2, 100),
    matrix: listOf(cell, 1, 10_000),
    ranking: listOf(fields({ style: word, bouts, ...rate, best: word, worst: word }), 2, 100),
    first: fields({ note: sentence, seat: fields(rate), move: anything }),
    lengths: fields({
      unit: word,
      mean: numberFrom(0, 1e6),
      median: whole(0, 1e6),
      p5: whole(0, 1e6),
      p95: whole(0, 1e6),
      bars: listOf(fields({ from: whole(0, 1e6), to: whole(0, 1e6), share }), 1, 100),
    }),
    ends: entriesOf(/^[A-Z][\w ,'’-]{0,59}$/, t('an end in words'), share, 100),
    deaths: fields(rate),
    undecided: fields(rate),
    worths: fields({
      note: sentence,
      rows: listOf(fields({ id: word, name: sentence, bouts, ...rate, isSignificant: truth }), 0, 100),
    }),
    digest: text(64),
  },
  { switches, patch, foes: fields({ title: word, note: sentence, cells: listOf(cell, 1, 10_000) }) },
)

/** A saved report. Throws a RangeError that names the field and what would be right. */
export function checkedReport(gameOf: GameLookup, data: unknown): BalanceReport {
  if (!isObject(data) || data.format !== BALANCE_FORMAT) {
    throw new RangeError(t`this is not a balance report: "format" must be "${BALANCE_FORMAT}"`)
  }
  shape(data, '')
  const report = data as unknown as BalanceReport
  if (report.first.move !== null) fields(rate)(report.first.move, 'first.move')
  if ((report.switches === undefined) === (report.patch === undefined)) {
    throw new RangeError(t('a balance report has either "switches" or "patch"'))
  }
  checkHeading(gameOf(report.ruleset), report)
  checkMatrix(report, report.matrix, 'matrix')
  if (report.patch) checkMatrix(report, report.patch.matrix, 'patch.matrix')
  checkFoes(gameOf(report.ruleset), report)
  checkRanking(report)
  checkLengths(report.lengths)
  checkRates(report)
  const { digest: noted, ...rest } = report
  if (noted !== digest(rest)) {
    throw new RangeError(t('the balance report is damaged or was changed: its "digest" is another'))
  }
  return report
}

function checkHeading({ ruleset, balance, unit }: GameEntry, report: BalanceReport): void {
  if (!balance) throw new RangeError(t`${t(ruleset.title)} has no two styles to compare: there is no such report`)
  oneOf(ruleset.title)(report.title, 'title')
  oneOf(unit)(report.lengths.unit, 'lengths.unit')
  report.styles.forEach(({ id, name }, at) => {
    oneOf(...balance.styles)(id, `styles.${at}.id`)
    oneOf(titleOf(balance, id))(name, `styles.${at}.name`)
  })
  if (new Set(report.styles.map(({ id }) => id)).size < report.styles.length) {
    refuseField('styles', t('each of them once'), report.styles.map(({ id }) => id).join(', '))
  }
}

/** Each pair once, the earlier style first; both orders together are an even number of bouts. */
function checkMatrix({ styles, bouts }: BalanceReport, matrix: readonly Cell[], field: string): void {
  const pairs = styles.flatMap(({ id }, at) => styles.slice(at).map((other) => [id, other.id] as const))
  if (matrix.length !== pairs.length) refuseField(field, t`a list of ${pairs.length}`, matrix.length)
  for (const [at, [first, second]] of pairs.entries()) {
    const found = matrix[at]!
    oneOf(first)(found.first, `${field}.${at}.first`)
    oneOf(second)(found.second, `${field}.${at}.second`)
    oneOf(first === second ? bouts : 2 * Math.ceil(bouts / 2))(found.bouts, `${field}.${at}.bouts`)
    whole(0, found.bouts)(found.undecided, `${field}.${at}.undecided`)
  }
}

/** Every style against every foe whom nobody plays. */
function checkFoes({ balance }: GameEntry, { foes, bouts }: BalanceReport): void {
  if (!foes) return
  const known = balance!.foes
  if (!known) throw new RangeError(t('"foes" must be absent: this game has no foes whom nobody plays'))
  const pairs = known.styles.flatMap((style) => known.types.map((foe) => [style, foe] as const))
  if (foes.cells.length !== pairs.length) refuseField('foes.cells', t`a list of ${pairs.length}`, foes.cells.length)
  for (const [at, [style, foe]] of pairs.entries()) {
    const found = foes.cells[at]!
    oneOf(style)(found.first, `foes.cells.${at}.first`)
    oneOf(foe)(found.second, `foes.cells.${at}.second`)
    oneOf(Math.ceil(bouts / 2))(found.bouts, `foes.cells.${at}.bouts`)
    whole(0, found.bouts)(found.undecided, `foes.cells.${at}.undecided`)
  }
}

/** Numbers are rounded to four digits, so that sums of them are a little off. */
const ROUNDING = 0.001

function checkClose(found: number, expected: number, field: string): void {
  if (Math.abs(found - expected) > ROUNDING) refuseField(field, t`about ${expected.toPrecision(4)}`, found)
}

/** Every style once, the strongest first, with the mean of its pairings. */
function checkRanking({ styles, ranking, matrix }: BalanceReport): void {
  const ids = styles.map(({ id }) => id)
  if (ranking.length !== ids.length) refuseField('ranking', t`a list of ${ids.length}`, ranking.length)
  if (new Set(ranking.map(({ style }) => style)).size < ids.length) {
    refuseField('ranking', t('every style once'), ranking.map(({ style }) => style).join(', '))
  }
  ranking.forEach((row, at) => {
    checkRow(row, `ranking.${at}`, ids, matrix)
    const before = ranking[at - 1]
    if (before && before.share < row.share) refuseField(`ranking.${at}.share`, t`at most ${before.share}`, row.share)
  })
}

function checkRow(row: RankRow, field: string, ids: readonly string[], matrix: readonly Cell[]): void {
  for (const key of ['style', 'best', 'worst'] as const) oneOf(...ids)(row[key], `${field}.${key}`)
  const met = matrix.filter(({ first, second }) => first !== second && [first, second].includes(row.style))
  oneOf(met.reduce((sum, { bouts }) => sum + bouts, 0))(row.bouts, `${field}.bouts`)
  const shares = met.map(({ first, share }) => (first === row.style ? share : 1 - share))
  checkClose(row.share, shares.reduce((sum, one) => sum + one, 0) / met.length, `${field}.share`)
}

function checkLengths({ p5, median, p95, bars }: LengthSection): void {
  if (p5 > median) refuseField('lengths.p5', t`at most ${median}`, p5)
  if (p95 < median) refuseField('lengths.p95', t`${median} or more`, p95)
  bars.forEach(({ from, to }, at) => {
    const next = bars[at - 1] ? bars[at - 1]!.to + 1 : from
    oneOf(next)(from, `lengths.bars.${at}.from`)
    if (to < from) refuseField(`lengths.bars.${at}.to`, t`${from} or more`, to)
  })
  const all = bars.reduce((sum, bar) => sum + bar.share, 0)
  checkClose(all, 1, 'lengths.bars')
}

/** Each share lies in its interval; what was counted twice was counted alike. */
function checkRates(report: BalanceReport): void {
  const { matrix, undecided, ends } = report
  visit(report, '', 0)
  const sum = (of: (cell: Cell) => number) => matrix.reduce((all, cell) => all + of(cell), 0)
  checkClose(undecided.share, sum((cell) => cell.undecided) / sum((cell) => cell.bouts), 'undecided.share')
  checkClose(
    Object.values(ends).reduce((all, one) => all + one, 0),
    1,
    'ends',
  )
}

/** Every interval of the report: that of a share, or that of a change. */
function visit(value: unknown, field: string, depth: number): void {
  if (typeof value !== 'object' || value === null || depth > 6) return
  const { low, high, share: middle, change: moved } = value as Record<string, number | undefined>
  const inside = moved ?? middle
  if (low !== undefined && high !== undefined && inside !== undefined) {
    if (low > inside + ROUNDING || high < inside - ROUNDING) {
      throw new RangeError(t`"${field}" must lie from ${shown(low)} to ${shown(high)}, not at ${shown(inside)}`)
    }
  }
  for (const [name, inner] of Object.entries(value)) visit(inner, field === '' ? name : `${field}.${name}`, depth + 1)
}
