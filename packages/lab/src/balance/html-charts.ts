/** The pictures of a balance page, as SVG and table cells; every number is also written out. */
import { fill, t } from '@harena/engine'
import type { Rate } from '../statistics.ts'
import type { Change } from './significance.ts'
import { percent } from './words.ts'

export function escaped(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (letter) => names[letter]!)
}

const WIDTH = 900
const ROW = 30

export interface RateRow extends Rate {
  readonly label: string
  readonly note?: string
}

/** Shares around one half: a dot for each, its interval as a band, the number beside it. */
export function rateChart(rows: readonly RateRow[], name: string): string {
  const [left, right] = [190, 640]
  const farthest = Math.max(0.05, ...rows.flatMap(({ low, high }) => [Math.abs(low - 0.5), Math.abs(high - 0.5)]))
  const reach = Math.min(0.5, Math.ceil(farthest * 20) / 20)
  const x = (share: number) => left + ((share - 0.5 + reach) / (2 * reach)) * (right - left)
  const height = rows.length * ROW + 34
  const digits = Number.isInteger(Math.round(reach * 1000) / 20) ? 0 : 1
  const bodies = rows.map((row, at) => rateRow(row, 8 + at * ROW + ROW / 2, x, right))
  const ticks = [-reach, -reach / 2, 0, reach / 2, reach].map((off) => {
    const at = x(0.5 + off).toFixed(1)
    const line = `<line class="${off === 0 ? 'mid' : 'axis'}" x1="${at}" x2="${at}" y1="4" y2="${height - 24}"/>`
    return `${line}<text class="s" x="${at}" y="${height - 8}" text-anchor="middle">${percent(0.5 + off, digits)}</text>`
  })
  return svg(height, name, [...ticks, ...bodies])
}

function rateRow(row: RateRow, y: number, x: (share: number) => number, right: number): string {
  const { label, share, low, high, note = '' } = row
  const tone = low > 0.5 ? 'up' : high < 0.5 ? 'down' : 'flat'
  const text = t`${label}: ${percent(share)}, interval ${percent(low)} to ${percent(high)}`
  const [a, b, dot] = [x(low), x(high), x(share)].map((value) => value.toFixed(1))
  return [
    `<g><title>${escaped(text)}</title>`,
    `<text x="180" y="${y + 5}" text-anchor="end">${escaped(label)}</text>`,
    `<line class="range ${tone}" x1="${a}" x2="${b}" y1="${y}" y2="${y}"/>`,
    `<circle class="${tone}" cx="${dot}" cy="${y}" r="5"/>`,
    `<text class="b" x="${right + 70}" y="${y + 5}" text-anchor="end">${percent(share)}</text>`,
    `<text class="s" x="${right + 80}" y="${y + 5}">${percent(low)} – ${percent(high)}${escaped(note)}</text></g>`,
  ].join('')
}

export interface Bar {
  readonly label: string
  readonly share: number
}

/** Upright bars for lengths. */
export function histogram(bars: readonly Bar[], unit: string, name: string): string {
  const [left, top, bottom] = [20, 24, 200]
  const step = (WIDTH - 2 * left) / bars.length
  const most = Math.max(...bars.map(({ share }) => share))
  const bodies = bars.map(({ label, share }, at) => {
    const height = ((bottom - top) * share) / most
    const x = left + at * step
    const middle = (x + step / 2).toFixed(1)
    const box = `<rect class="bar" x="${(x + 1.5).toFixed(1)}" y="${(bottom - height).toFixed(1)}" width="${(step - 3).toFixed(1)}" height="${height.toFixed(1)}"/>`
    const number = `<text class="s" x="${middle}" y="${(bottom - height - 5).toFixed(1)}" text-anchor="middle">${(share * 100).toFixed(share < 0.0995 ? 1 : 0)}</text>`
    return `<g><title>${escaped(t`${fill(`{0} ${unit}s`, label)}: ${percent(share)} of the bouts`)}</title>${box}${number}<text class="s" x="${middle}" y="${bottom + 17}" text-anchor="middle">${escaped(label)}</text></g>`
  })
  const axis = `<line class="axis" x1="${left}" x2="${WIDTH - left}" y1="${bottom}" y2="${bottom}"/>`
  const words = `<text class="s" x="${WIDTH / 2}" y="${bottom + 38}" text-anchor="middle">${escaped(t`${fill(`{0} ${unit}s`, '').trim()}; above each bar the per cent of all bouts`)}</text>`
  return svg(bottom + 46, name, [axis, ...bodies, words])
}

/** Lying bars for shares of a whole. */
export function shareBars(bars: readonly Bar[], name: string): string {
  const [left, right] = [190, 640]
  const most = Math.max(...bars.map(({ share }) => share))
  const bodies = bars.map(({ label, share }, at) => {
    const y = 6 + at * ROW
    const width = ((right - left) * share) / most
    return [
      `<text x="180" y="${y + 18}" text-anchor="end">${escaped(label)}</text>`,
      `<rect class="bar" x="${left}" y="${y + 4}" width="${Math.max(1, width).toFixed(1)}" height="18" rx="2"/>`,
      `<text class="b" x="${right + 70}" y="${y + 18}" text-anchor="end">${percent(share)}</text>`,
    ].join('')
  })
  return svg(bars.length * ROW + 12, name, bodies)
}

function svg(height: number, name: string, bodies: readonly string[]): string {
  return `<div class="wide"><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(name)}">${bodies.join('\n')}</svg></div>`
}

/** A change as number, bar and mark; `text` is the number, `range` its interval. */
export function effect(change: Change, text: string, range: string, largest: number): string {
  const size = Math.min(50, (50 * Math.abs(change.change)) / largest)
  const side = change.change < 0 ? `right:50%;background:var(--lose)` : `left:50%;background:var(--win)`
  const mark = change.isSignificant ? `<span class="proven"> ● ${t('proven')}</span>` : ''
  return `<span class="eff${change.isSignificant ? '' : ' no'}" title="${escaped(t`95 % interval ${range}`)}"><b>${text}</b>${mark}<span class="track"><i style="width:${size.toFixed(1)}%;${side}"></i></span></span>`
}
