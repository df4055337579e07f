/** A table of a rulebook, from the plain data that the rules read. */
import { spaced, t } from '@harena/engine'

export interface PrintedTable {
  /** What it is read by, and what stands in it. */
  readonly caption: string
  /** Over the heads of the rows. */
  readonly corner?: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly [head: string, ...cells: string[]])[]
  /** How good a cell is for whoever strikes, where that can be seen at a glance. */
  tone?(cell: string): CellTone
}

export type CellTone = 'none' | 'shield' | 'parry' | 'hit' | 'bad'

function cell(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? t('yes') : '–'
  return Array.isArray(value) ? value.join(', ') || '–' : String(value)
}

/** A number that is added: +1, 0, −2. */
export function added(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−')
}

type Row = readonly [head: string, ...cells: string[]]

/** Rows that say the same are one row: "11 to 16". */
export function ranged(rows: readonly Row[]): Row[] {
  const merged: { from: string; to: string; cells: readonly string[] }[] = []
  for (const [head, ...cells] of rows) {
    const last = merged.at(-1)
    if (last && last.cells.join() === cells.join()) last.to = head
    else merged.push({ from: head, to: head, cells })
  }
  return merged.map(({ from, to, cells }): Row => [from === to ? from : t`${from} to ${to}`, ...cells])
}

function isNested(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Records of records have columns; anything else is a row with one cell. What is deeper has a row for each branch. */
export function printed(caption: string, data: object, corner = ''): PrintedTable {
  const entries = Object.entries(data).flatMap(([key, value]) => branches(spaced(key), value))
  const columns = [...new Set(entries.flatMap(([, value]) => (isNested(value) ? Object.keys(value) : [])))]
  const rows = entries.map(([head, value]): Row => {
    const cells = isNested(value) ? columns.map((column) => cell(value[column])) : [cell(value)]
    return [head, ...cells]
  })
  return { caption, corner, columns: columns.map(spaced), rows }
}

function branches(head: string, value: unknown): [string, unknown][] {
  if (!isNested(value) || !Object.values(value).some(isNested)) return [[head, value]]
  return Object.entries(value).flatMap(([key, inner]) => branches(`${head} ${spaced(key)}`, inner))
}

/** A row for each entry, with the cells that are wanted of it. */
export function listed<T>(
  caption: string,
  corner: string,
  columns: Readonly<Record<string, (entry: T) => unknown>>,
  entries: readonly (readonly [head: string, entry: T])[],
): PrintedTable {
  const rows = entries.map(([head, entry]): Row => [head, ...Object.values(columns).map((of) => cell(of(entry)))])
  return { caption, corner, columns: Object.keys(columns), rows }
}
