/** A balance report as Markdown. */
import { fill, t } from '@harena/engine'
import type { BalanceReport, FoeSection, SwitchEffect } from './report.ts'
import {
  cellFor,
  count,
  foeLead,
  foeOrder,
  INTERVAL,
  inShort,
  isProven,
  lead,
  leftOutLine,
  moveText,
  patchLines,
  patchSummary,
  SIGNIFICANT,
  versus,
} from './sentences.ts'
import type { Change } from './significance.ts'
import { type Named, nameOf, namesIn, percent, points, signed, told } from './words.ts'

export function balanceMarkdown(report: BalanceReport): string {
  const parts = [
    t`# Balance of ${t(report.title)}`,
    lead(report).join(' '),
    `${INTERVAL} ${SIGNIFICANT}`,
    ...(report.patch ? patchPart(report) : []),
    t('## In short'),
    inShort(report)
      .map((line) => `- ${line}`)
      .join('\n'),
    t('## Who beats whom'),
    t('Wins of the row against the column, in per cent.'),
    matrixTable(report),
    t('## The styles against all others'),
    rankingTable(report),
    t('## Moving first'),
    firstPart(report),
    t('## How long a bout lasts, and how it ends'),
    lengthPart(report),
    ...(report.foes ? foePart(report, report.foes) : []),
    ...(report.switches ? switchPart(report) : []),
    t('## What one point is worth'),
    ...worthPart(report),
  ]
  return `${parts.join('\n\n')}\n`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function interval({ low, high }: { readonly low: number; readonly high: number }): string {
  return t`${percent(low)} to ${percent(high)}`
}

function matrixTable(report: BalanceReport): string {
  const { ranking, matrix } = report
  const name = namesIn(report)
  const order = ranking.map(({ style }) => style)
  const rows = order.map((first) => [
    `**${name(first)}**`,
    ...order.map((second) => (first === second ? '·' : (100 * cellFor(matrix, first, second).share).toFixed(1))),
  ])
  return table(['', ...order.map(name)], rows)
}

function foePart(report: BalanceReport, section: FoeSection): string[] {
  const name = namesIn(report)
  const { styles, foes } = foeOrder(section)
  const share = (style: string, foe: string) => (100 * cellFor(section.cells, style, foe).share).toFixed(0)
  const rows = styles.map((style) => [`**${name(style)}**`, ...foes.map(({ id }) => share(style, id))])
  const means = [`*${t('all')}*`, ...foes.map((foe) => (100 * foe.share).toFixed(0))]
  return [
    `## ${nameOf(section.title)}`,
    foeLead(section),
    table(['', ...foes.map(({ id }) => nameOf(id))], [...rows, means]),
  ]
}

function rankingTable(report: BalanceReport): string {
  const name = namesIn(report)
  const rows = report.ranking.map((row) => {
    return [name(row.style), percent(row.share), interval(row), name(row.best), name(row.worst)]
  })
  return table([t('style'), t('wins'), t('95 % interval'), t('best against'), t('worst against')], rows)
}

function firstPart({ first }: BalanceReport): string {
  const seat = t`The first seat wins ${percent(first.seat.share)} (${interval(first.seat)}).`
  const move = first.move ? t`Whoever moves first wins ${percent(first.move.share)} (${interval(first.move)}). ` : ''
  return `${move}${seat} ${told(first.note)}`
}

function lengthPart({ lengths, ends, deaths, undecided }: BalanceReport): string {
  const { unit, mean, median, p5, p95, bars } = lengths
  const sentence = t`Mean ${mean.toFixed(1)}, median ${median}; nine in ten bouts last from ${p5} to ${count(p95, unit)}. ${percent(deaths.share)} of the gladiators die (${interval(deaths)}); ${percent(undecided.share)} of the bouts have no winner (${interval(undecided)}).`
  const rows = bars.map(({ from, to, share }) => [from === to ? String(from) : `${from}–${to}`, percent(share)])
  const fates = Object.entries(ends).map(([end, share]) => [told(end), percent(share)])
  return [
    sentence,
    table([t('how a gladiator ended'), t('share')], fates),
    table([fill(`{0} ${unit}s`, '').trim(), t('bouts')], rows),
  ].join('\n\n')
}

function mark({ isSignificant }: Change): string {
  return isSignificant ? ` **${t('proven')}**` : ''
}

function switchPart(report: BalanceReport): string[] {
  const { pairings, comparisons, effects, leftOut } = report.switches!
  const name = namesIn(report)
  const changed = effects.filter(({ isIdentical }) => !isIdentical)
  const same = effects.filter(({ isIdentical }) => isIdentical)
  return [
    t('## What each switch changes'),
    t`Each line changes one switch and plays ${pairings.map((pairing) => versus(name, pairing)).join('; ')} on the same seeds. Win rates: the pairing that moved most, in points of a hundred; ${comparisons} comparisons in all.`,
    table(
      [t('switch'), t('win rate'), t('pairing'), t('length'), t('deaths')],
      changed.sort((a, b) => Number(isProven(b)) - Number(isProven(a))).map((effect) => switchRow(name, effect)),
    ),
    ...(same.length > 0
      ? [t`Not one bout came out otherwise with ${same.map(({ id, value }) => `${id} = ${value}`).join(', ')}.`]
      : []),
    ...(leftOut.length > 0 ? [t`Not tried alone: ${leftOut.map(leftOutLine).join(' ')}`] : []),
  ]
}

function switchRow(name: Named, effect: SwitchEffect): string[] {
  const { id, value, title, meaning, rule, pairing, winRate, length, deaths } = effect
  const share = (change: Change) =>
    t`${points(change.change)} (${points(change.low)} to ${points(change.high)})${mark(change)}`
  const turns = t`${signed(length.change, 2)} (${signed(length.low, 2)} to ${signed(length.high, 2)})${mark(length)}`
  return [
    `${title}: ${meaning} (${rule}, \`${id}=${value}\`)`,
    share(winRate),
    winRate.change === 0 ? '' : versus(name, pairing),
    turns,
    share(deaths),
  ]
}

function worthPart({ worths }: BalanceReport): string[] {
  const { note, rows } = worths
  if (rows.length === 0) return [t('Gladiators of this game have no characteristics to compare.')]
  const lines = rows.map((row) => {
    return [
      told(row.name),
      percent(row.share),
      interval(row),
      points(row.share - 0.5),
      row.isSignificant ? `**${t('proven')}**` : '',
    ]
  })
  return [note, table([t('more of'), t('wins'), t('95 % interval'), t('worth in points'), ''], lines)]
}

function patchPart(report: BalanceReport): string[] {
  const { patch, lengths } = report
  const rows = patch!.moves.map((move) => {
    const { from, to, change, interval: range } = moveText(move, lengths.unit)
    return [told(move.what), from, to, change, range, move.isSignificant ? `**${t('proven')}**` : '']
  })
  return [
    t`## What the patch moved: ${patch!.title}`,
    patchLines(report)
      .map((line) => `- ${line}`)
      .join('\n'),
    patchSummary(report),
    table(['', t('before'), t('after'), t('change'), t('95 % interval'), ''], rows),
    t('All that follows is about the rules as they are, without the patch.'),
  ]
}
