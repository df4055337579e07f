/** Names for people: from the ids of styles, ends and switches. */
import { type Balance, capital, kept, spaced, t } from '@harena/engine'
import type { BalanceReport } from './report.ts'

/** `contraRetiarius` becomes `Contra retiarius`. */
export function nameOf(id: string): string {
  return capital(spaced(id))
}

/** What a style is called. */
export function titleOf({ titles }: Pick<Balance, 'titles'>, style: string): string {
  return titles?.[style] ?? nameOf(style)
}

/** By the id of a style: what a report calls it. */
export type Named = (style: string) => string

export function namesIn({ styles }: Pick<BalanceReport, 'styles'>): Named {
  const names = new Map(styles.map(({ id, name }) => [id, name]))
  return (style) => names.get(style) ?? nameOf(style)
}

/** A share as 12.3 %. */
export function percent(share: number, digits = 1): string {
  return `${(share * 100).toFixed(digits)} %`
}

/** A change of a share in points of a hundred: +1.2. */
export function points(change: number, digits = 1): string {
  return signed(change * 100, digits)
}

/** With its sign; nothing is without one. */
export function signed(value: number, digits = 1): string {
  const text = Math.abs(value).toFixed(digits)
  if (Number(text) === 0) return text
  return `${value > 0 ? '+' : '−'}${text}`
}

/** 12,345 */
export function grouped(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** A text that a report keeps in English. */
export function told(text: string): string {
  const [one, two] = text.split(' against ')
  if (two !== undefined) return t`${one} against ${two}`
  const said = t(text)
  return said === text ? kept(text) : said
}
