/**
 * Plays the tapes of the golden matches again and writes their records: `node packages/outland/test/write-golden.ts`. Only
 * for a change of what is told that no released record has to survive; else it needs a switch whose old value they keep.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { formatRecord, parseRecord, Table } from '@harena/engine'
import { outland } from '../src/index.ts'

const folder = new URL('golden/', import.meta.url)
for (const file of readdirSync(folder)) {
  const path = new URL(file, folder)
  const table = Table.load(outland, parseRecord(readFileSync(path, 'utf8')))
  if (!table.isOver) throw new Error(`${file} no longer comes to its end`)
  writeFileSync(path, formatRecord(table.record()))
}
