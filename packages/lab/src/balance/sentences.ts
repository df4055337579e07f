/** What a report says in plain words; the same sentences stand in the page and in the text. */
import { fill, t } from '@harena/engine'
import type { BalanceReport, Cell, FoeSection, Move, SwitchEffect } from './report.ts'
import { grouped, type Named, nameOf, namesIn, percent, points, signed, told } from './words.ts'

/** What was played, for somebody who knows nothing of it. */
export function lead(report: BalanceReport): string[] {
  const { title, version, total, bouts, opponent, seed, styles, patch } = report
  const who = t`The computer's ${opponent} opponent played both sides of ${grouped(total)} bouts`
  const rules = patch ? t('once by the rules as they are and once with the patch below') : t('by the default rules')
  return [
    t`${who} of ${title} (rules version ${version}), ${rules}.`,
    t`Each of ${styles.length} styles met each other one in ${grouped(bouts)} bouts, half of them from the first seat and half from the second, and fought as many against itself. A bout that nobody won counts as half a win for both.`,
    ...report.notes.map(told),
    t`The seed is “${seed}”: the same command gives exactly these numbers again.`,
  ]
}

export const INTERVAL = t(
  'The interval after a number says how far chance may have moved it: of a hundred such intervals about ninety-five hold the true value.',
)

export const SIGNIFICANT = t(
  'Proven means more than chance: the test allows for the number of comparisons (Holm), so that all of them together are wrong at most five times in a hundred reports.',
)

/** The few sentences that a hurried reader needs. */
export function inShort(report: BalanceReport): string[] {
  const { ranking, lengths, deaths, undecided, first, worths, switches, foes } = report
  const [best, worst] = [ranking[0]!, ranking.at(-1)!]
  const uneven = lopsided(report)
  const name = namesIn(report)
  const top = worths.rows[0]
  const strongest = strongestOf(switches?.effects ?? [])
  return [
    t`The strongest style is the ${name(best.style)} with ${percent(best.share)} of its bouts, the weakest the ${name(worst.style)} with ${percent(worst.share)}.`,
    t`The most uneven pairing: ${name(uneven.first)} beats ${name(uneven.second)} in ${percent(uneven.share)}.`,
    first.move
      ? t`Whoever moves first wins ${percent(first.move.share)}${within(0.5, first.move) ? t(', which may be chance') : ''}.`
      : told(first.note),
    t`Half of all bouts are over after ${count(lengths.median, lengths.unit)}, nineteen in twenty after ${count(lengths.p95, lengths.unit)}. ${percent(deaths.share, 0)} of the gladiators die, ${percent(undecided.share)} of the bouts end without a winner.`,
    ...(foes ? [foesInShort(foes)] : []),
    ...(top ? [t`${told(top.name)} is worth most: it wins ${percent(top.share)} against an equal without it.`] : []),
    ...(strongest
      ? [
          t`Of all switches, “${strongest.title}” (${strongest.id} = ${strongest.value}) moves a pairing most: ${points(strongest.winRate.change)} points for ${versus(name, strongest.pairing)}.`,
        ]
      : []),
  ]
}

/** The rows and columns of the foes: styles as they are listed, and the foes, the hardest first. */
export function foeOrder({ cells }: FoeSection): { styles: string[]; foes: { id: string; share: number }[] } {
  const styles = [...new Set(cells.map(({ first }) => first))]
  const foes = [...new Set(cells.map(({ second }) => second))].map((id) => {
    const met = cells.filter(({ second }) => second === id)
    return { id, share: met.reduce((sum, { share }) => sum + share, 0) / met.length }
  })
  return { styles, foes: foes.sort((a, b) => a.share - b.share) }
}

/** What is to be said of the foes before their table. */
export function foeLead({ note, cells }: FoeSection): string {
  return t`How often a man of the row's style beats the foe of the column, in per cent of ${grouped(cells[0]!.bouts)} bouts each; the last row is the mean of all styles. ${told(note)}`
}

function foesInShort(section: FoeSection): string {
  const { foes } = foeOrder(section)
  const [hardest, easiest] = [foes[0]!, foes.at(-1)!]
  return t`${nameOf(told(section.title))}: men win ${percent(hardest.share, 0)} against the ${t(hardest.id)} and ${percent(easiest.share, 0)} against the ${t(easiest.id)}.`
}

function within(value: number, { low, high }: { readonly low: number; readonly high: number }): boolean {
  return value >= low && value <= high
}

export function count(number: number, unit: string): string {
  return fill(`{0} ${unit}${number === 1 ? '' : 's'}`, number)
}

function strongestOf(effects: readonly SwitchEffect[]): SwitchEffect | undefined {
  const size = ({ winRate }: SwitchEffect) => Math.abs(winRate.change)
  return effects.filter(({ winRate }) => winRate.isSignificant).sort((a, b) => size(b) - size(a))[0]
}

/** The pairing farthest from even, as its winner sees it. */
function lopsided({ matrix }: BalanceReport): Cell {
  const most = matrix.reduce((a, b) => (Math.abs(b.share - 0.5) > Math.abs(a.share - 0.5) ? b : a))
  return most.share >= 0.5 ? most : turned(most)
}

/** The same pairing as the other one sees it. */
function turned(cell: Cell): Cell {
  const { first, second, share, low, high } = cell
  return { ...cell, first: second, second: first, share: 1 - share, low: 1 - high, high: 1 - low }
}

/** The cell of a style against another, whichever way it is kept. */
export function cellFor(matrix: readonly Cell[], first: string, second: string): Cell {
  const straight = matrix.find((cell) => cell.first === first && cell.second === second)
  return straight ?? turned(matrix.find((cell) => cell.first === second && cell.second === first)!)
}

export function versus(name: Named, [one, two]: readonly [string, string]): string {
  return t`${name(one)} against ${name(two)}`
}

export function quote({ id, value }: Pick<SwitchEffect, 'id' | 'value'>): string {
  return `“${id} = ${value}”`
}

export function isProven({ winRate, length, deaths }: SwitchEffect): boolean {
  return winRate.isSignificant || length.isSignificant || deaths.isSignificant
}

/** How a move reads: shares in points of a hundred, lengths in rounds. */
export function moveText(
  { kind, from, to, change, low, high }: Move,
  unit: string,
): {
  from: string
  to: string
  change: string
  interval: string
} {
  if (kind === 'length') {
    const rounds = (value: number) => `${value.toFixed(2)} ${unit}s`
    return {
      from: rounds(from),
      to: rounds(to),
      change: signed(change, 2),
      interval: t`${signed(low, 2)} to ${signed(high, 2)}`,
    }
  }
  const digits = Math.max(from, to) < RARE ? 2 : 1
  return {
    from: percent(from, digits),
    to: percent(to, digits),
    change: points(change, digits),
    interval: low === 0 && high === 0 ? t('the same bouts') : t`${points(low, digits)} to ${points(high, digits)}`,
  }
}

/** What is rarer is told more exactly, or a change of it would not be seen. */
const RARE = 0.01

/** What a patch is, in a sentence for each change. */
export function patchLines({ patch }: BalanceReport): string[] {
  if (!patch) return []
  return [
    ...patch.tables.map(({ path, from, to }) => `${path}: ${JSON.stringify(from)} → ${JSON.stringify(to)}`),
    ...Object.entries(patch.options).map(([id, value]) => t`switch ${id} = ${String(value)}`),
  ]
}

/** The upshot of a patch. */
export function patchSummary({ patch }: BalanceReport): string {
  if (!patch) return ''
  if (patch.isIdentical) return t('Not one bout came out otherwise: nothing that was changed came into play.')
  const proven = patch.moves.filter(({ isSignificant }) => isSignificant)
  if (proven.length === 0)
    return t('Bouts came out otherwise, but nothing moved by more than chance. More bouts would tell more.')
  const styles = proven.filter(({ kind }) => kind === 'style')
  const list = styles.map(({ what, change }) => `${what} ${points(change)}`).join(', ')
  return t`${proven.length} of ${patch.moves.length} numbers moved by more than chance${list ? t`; styles: ${list} points` : ''}.`
}

export function leftOutLine({ id, value, reason }: { id: string; value: string | number; reason: string }): string {
  return `${id} = ${value}: ${reason}`
}
