/** The tables of changes: what each switch does, and what a patch moved. */
import { fill, t } from '@harena/engine'
import { effect, escaped } from './html-charts.ts'
import type { BalanceReport, Move, SwitchEffect } from './report.ts'
import { isProven, leftOutLine, moveText, patchLines, patchSummary, quote, versus } from './sentences.ts'
import { type Named, namesIn, points, signed, told } from './words.ts'

export function switchTables(report: BalanceReport): string {
  const { switches, lengths } = report
  const name = namesIn(report)
  const { effects, leftOut } = switches!
  const changed = effects.filter(({ isIdentical }) => !isIdentical)
  const same = effects.filter(({ isIdentical }) => isIdentical)
  const [proven, other] = [changed.filter(isProven), changed.filter((one) => !isProven(one))]
  const largest = {
    share: Math.max(
      0.02,
      ...changed.flatMap(({ winRate, deaths }) => [winRate, deaths].map((one) => Math.abs(one.change))),
    ),
    length: Math.max(0.2, ...changed.map(({ length }) => Math.abs(length.change))),
  }
  const table = (rows: readonly SwitchEffect[]) =>
    `<div class="wide"><table><thead><tr><th>${t('switch')}</th><th>${t('win rate of a pairing')}</th><th>${escaped(t`length in ${fill(`{0} ${lengths.unit}s`, '').trim()}`)}</th><th>${t('gladiators who die')}</th></tr></thead><tbody>${rows.map((row) => switchRow(name, row, largest)).join('\n')}</tbody></table></div>`
  const none = `<p>${t('No switch changed anything by more than chance.')}</p>`
  const rest = `<details><summary>${t`${other.length} more values without a proven effect`}</summary>${table(other)}</details>`
  const still = `<p class="quiet">${escaped(t`Not one bout came out otherwise with ${same.map(quote).join(', ')}.`)}</p>`
  const left = `<details><summary>${t`${leftOut.length} values that cannot be tried alone`}</summary><ul>${leftOut.map((one) => `<li>${escaped(leftOutLine(one))}</li>`).join('')}</ul></details>`
  return [
    proven.length > 0 ? table(proven) : none,
    other.length > 0 ? rest : '',
    same.length > 0 ? still : '',
    leftOut.length > 0 ? left : '',
  ].join('\n')
}

function switchRow(name: Named, row: SwitchEffect, largest: { share: number; length: number }): string {
  const { title, meaning, rule, pairing, winRate, length, deaths } = row
  const share = (change: SwitchEffect['winRate']) =>
    effect(change, points(change.change), t`${points(change.low)} to ${points(change.high)}`, largest.share)
  const turns = effect(
    length,
    signed(length.change, 2),
    t`${signed(length.low, 2)} to ${signed(length.high, 2)}`,
    largest.length,
  )
  const who = winRate.change === 0 ? '' : `<small>${escaped(versus(name, pairing))}</small>`
  return `<tr><td>${escaped(title)}: <b>${escaped(meaning)}</b><small>${escaped(rule)} · <code>${escaped(`${row.id}=${row.value}`)}</code>, else ${escaped(String(row.default))}</small></td><td>${share(winRate)}${who}</td><td>${turns}</td><td>${share(deaths)}</td></tr>`
}

const HEADINGS: Readonly<Record<Move['kind'], string>> = {
  style: t('Styles against all others'),
  pairing: t('Pairings'),
  length: t('The bout'),
  deaths: t('The bout'),
  undecided: t('The bout'),
  firstMove: t('The bout'),
  worth: t('Worth of one point'),
}

export function patchPart(report: BalanceReport): string {
  const { patch, lengths } = report
  const { moves, title } = patch!
  const largest = Math.max(0.02, ...moves.filter(({ kind }) => kind !== 'length').map(({ change }) => Math.abs(change)))
  const groups = Map.groupBy(moves, ({ kind }) => HEADINGS[kind])
  const tables = [...groups].map(([heading, rows]) => moveTable(heading, rows, lengths.unit, largest))
  const lines = patchLines(report).map((line) => `<li><code>${escaped(line)}</code></li>`)
  return `<h2>${escaped(t`What moved: ${title}`)}</h2><ul>${lines.join('')}</ul><p class="lead" style="margin-top:12px">${escaped(patchSummary(report))}</p>${tables.join('\n')}`
}

function moveTable(heading: string, rows: readonly Move[], unit: string, largest: number): string {
  const [proven, other] = [rows.filter((row) => row.isSignificant), rows.filter((row) => !row.isSignificant)]
  const table = (some: readonly Move[]) =>
    `<div class="wide"><table><thead><tr><th>${escaped(heading)}</th><th class="n">${t('before')}</th><th class="n">${t('after')}</th><th>${t('change')}</th></tr></thead><tbody>${some.map((row) => moveRow(row, unit, largest)).join('\n')}</tbody></table></div>`
  if (rows.length <= 8) return table(rows)
  const rest = `<details><summary>${t`${heading}: ${other.length} more without a proven change`}</summary>${table(other)}</details>`
  return `${proven.length > 0 ? table(proven) : ''}${other.length > 0 ? rest : ''}`
}

function moveRow(move: Move, unit: string, largest: number): string {
  const { from, to, change, interval } = moveText(move, unit)
  const scale = move.kind === 'length' ? Math.max(0.2, Math.abs(move.change)) : largest
  return `<tr><td style="min-width:260px">${escaped(told(move.what))}</td><td class="n">${from}</td><td class="n">${to}</td><td>${effect(move, change, interval, scale)}</td></tr>`
}
