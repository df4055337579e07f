/** Shares in per cent, and differences of them. */
import { counted } from '@harena/engine'

export function percent(share: number): string {
  return said(Math.round(share * 100), share)
}

/** How much one chance is more than another: in points, as shown in per cent they differ by so much. */
export function pointsBetween(more: number, less: number, digits = 0): string {
  const shown = (share: number) => Number((100 * share).toFixed(digits))
  const by = Number((shown(more) - shown(less)).toFixed(digits))
  return counted(by, 'point')
}

/** All parts of a whole: what is rounded adds up to 100, so the parts that lose least by it are rounded down. */
export function percents(shares: readonly number[]): string[] {
  return wholes(shares).map((one, at) => said(one, shares[at]!))
}

/** A part of several parts: as much as they are said to be together. */
export function percentOf(shares: readonly number[], isMeant: (at: number) => boolean): string {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one, at) => (isMeant(at) ? total + one : total), 0)
  return said(sum(wholes(shares)), sum(shares))
}

function wholes(shares: readonly number[]): number[] {
  const whole = shares.map((share) => Math.floor(share * 100))
  const left =
    Math.round(shares.reduce((sum, share) => sum + share, 0) * 100) - whole.reduce((sum, one) => sum + one, 0)
  const rest = (at: number) => shares[at]! * 100 - whole[at]!
  const order = [...shares.keys()].sort((a, b) => rest(b) - rest(a))
  for (const at of order.slice(0, left)) whole[at]!++
  return whole
}

function said(whole: number, share: number): string {
  if (whole === 0 && share > 0) return '<1%'
  return whole === 100 && share < 1 ? '>99%' : `${whole}%`
}
