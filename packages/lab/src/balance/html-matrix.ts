/** The heat map: every style against every other, strongest first, with the numbers in the cells. */
import { t } from '@harena/engine'
import { escaped } from './html-charts.ts'
import type { BalanceReport, Cell, FoeSection } from './report.ts'
import { cellFor, foeOrder, versus } from './sentences.ts'
import { grouped, type Named, namesIn, percent, points, told } from './words.ts'

/** So far from even the colour is full. */
const FULL = 0.3
/** From so much colour on the number is written in white. */
const STRONG = 0.62

/** A cell in the colour of `value`, from -1 to 1. */
function tinted(value: number, text: string, title: string): string {
  const size = Math.min(1, Math.abs(value))
  const colour = `color-mix(in srgb,var(--${value < 0 ? 'lose' : 'win'}) ${Math.round(size * 100)}%,var(--even))`
  const strong = size > STRONG ? ' class="strong"' : ''
  return `<td${strong} style="background:${colour}" title="${escaped(title)}">${text}</td>`
}

function grid(
  name: Named,
  order: readonly string[],
  cell: (first: string, second: string) => string,
  total?: (style: string) => string,
  columns = order,
): string {
  const names = columns.map((style) => `<th scope="col"><span>${escaped(name(style))}</span></th>`)
  const last = total ? `<th scope="col"><span>${t('all others')}</span></th>` : ''
  const rows = order.map((first) => {
    const cells = columns.map((second) => (first === second ? '<td class="self">·</td>' : cell(first, second)))
    return `<tr><th scope="row">${escaped(name(first))}</th>${cells.join('')}${total ? total(first) : ''}</tr>`
  })
  return `<div class="wide"><table class="heat${order.length <= 6 ? ' few' : ''}"><thead><tr><th></th>${names.join('')}${last}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

export function heatMap(report: BalanceReport): string {
  const { ranking, matrix } = report
  const name = namesIn(report)
  const order = ranking.map(({ style }) => style)
  const map = grid(
    name,
    order,
    (first, second) => shareCell(name, cellFor(matrix, first, second)),
    (style) => `<td class="total">${(100 * ranking.find((row) => row.style === style)!.share).toFixed(0)}</td>`,
  )
  return `${map}${KEY}${numbers(name, matrix)}`
}

const KEY = `<p class="key">${t('the row loses')} <i></i> ${t('the row wins')} <span>— ${t('per cent of its bouts against the column; full colour at 20 and 80')}</span></p>`

/** The styles against foes whom nobody plays, and what all styles together come to. */
export function foeMap(report: BalanceReport, section: FoeSection): string {
  const name = namesIn(report)
  const { styles, foes } = foeOrder(section)
  const means = new Map(foes.map(({ id, share }) => [id, share]))
  const map = grid(
    name,
    [...styles, ALL],
    (style, foe) => {
      if (style === ALL) return `<td class="total">${(100 * means.get(foe)!).toFixed(0)}</td>`
      return shareCell(name, cellFor(section.cells, style, foe))
    },
    undefined,
    foes.map(({ id }) => id),
  )
  return `${map}${KEY}`
}

/** The last row. */
const ALL = 'all'

function shareCell(name: Named, cell: Cell): string {
  return tinted((cell.share - 0.5) / FULL, (cell.share * 100).toFixed(0), wordsOfCell(name, cell))
}

function wordsOfCell(name: Named, { first, second, share, low, high, bouts }: Cell): string {
  return t`${versus(name, [first, second])}: ${percent(share)}, interval ${percent(low)} to ${percent(high)} (${grouped(bouts)} bouts)`
}

/** The same with intervals, for those who want to know exactly. */
function numbers(name: Named, matrix: readonly Cell[]): string {
  const rows = matrix
    .filter(({ first, second }) => first !== second)
    .map(({ first, second, share, low, high, bouts, undecided }) => {
      const cells = [percent(share), `${percent(low)} – ${percent(high)}`, grouped(bouts), grouped(undecided)]
      return `<tr><td>${escaped(versus(name, [first, second]))}</td>${cells.map((cell) => `<td class="n">${cell}</td>`).join('')}</tr>`
    })
  return `<details><summary>${t('All pairings with their intervals')}</summary><div class="wide"><table><thead><tr><th>${t('pairing')}</th><th class="n">${t('wins of the first')}</th><th class="n">${t('95 % interval')}</th><th class="n">${t('bouts')}</th><th class="n">${t('without a winner')}</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div></details>`
}

/** What a patch did to every pairing, in points of a hundred. */
export function changeMap(report: BalanceReport): string {
  const { ranking, matrix, patch } = report
  const name = namesIn(report)
  const order = ranking.map(({ style }) => style)
  const proven = new Set(
    patch!.moves.filter((move) => move.kind === 'pairing' && move.isSignificant).map(({ what }) => told(what)),
  )
  const map = grid(name, order, (first, second) => {
    const before = cellFor(matrix, first, second)
    const after = cellFor(patch!.matrix, first, second)
    const change = after.share - before.share
    const isProven = proven.has(versus(name, [first, second])) || proven.has(versus(name, [second, first]))
    const text = `${points(change, 0)}${isProven ? ' ●' : ''}`
    const title = `${versus(name, [first, second])}: ${t`${percent(before.share)} before, ${percent(after.share)} after`}`
    return tinted(change / FULL, text, title)
  })
  return `${map}<p class="key">${t('the row loses by it')} <i></i> ${t('the row gains by it')} <span>— ${t('points of a hundred; ● proven')}</span></p>`
}
