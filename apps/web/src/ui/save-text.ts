/** Files to save. */
import { formatRecord, type MatchRecord } from '@harena/engine'

/** Hands a text to whoever sits here. */
export function saveText(name: string, type: string, text: string): void {
  saveBlob(name, new Blob([text], { type }))
}

export function saveBlob(name: string, blob: Blob): void {
  const page = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = page
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(page), 10_000)
}

export function saveRecord(record: MatchRecord, names: readonly string[]): void {
  saveText(nameOfFile(record.ruleset, names), 'application/json', formatRecord(record))
}

/** After the game and who plays it. */
export function nameOfFile(ruleset: string, names: readonly string[]): string {
  const who = names
    .join('-')
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '')
    .toLowerCase()
  return `harena-${ruleset}-${who.slice(0, 60)}.json`
}
