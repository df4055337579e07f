/** A table of a rulebook, from the plain data that the rules read. */

export interface PrintedTable {
  /** What it is read by, and what stands in it. */
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly [head: string, ...cells: string[]])[]
}

function words(key: string): string {
  return key.replace(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '–'
  return Array.isArray(value) ? value.join(', ') : String(value)
}

function isNested(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Records of records have columns; anything else is a row with one cell. What is deeper has a row for each branch. */
export function printed(caption: string, data: object): PrintedTable {
  const entries = Object.entries(data).flatMap(([key, value]) => branches(words(key), value))
  const columns = [...new Set(entries.flatMap(([, value]) => (isNested(value) ? Object.keys(value) : [])))]
  const rows = entries.map(([head, value]) => {
    const cells = isNested(value) ? columns.map((column) => cell(value[column])) : [cell(value)]
    return [head, ...cells] as [string, ...string[]]
  })
  return { caption, columns: columns.map(words), rows }
}

function branches(head: string, value: unknown): [string, unknown][] {
  if (!isNested(value) || !Object.values(value).some(isNested)) return [[head, value]]
  return Object.entries(value).flatMap(([key, inner]) => branches(`${head} ${words(key)}`, inner))
}
