/**
 * Plays the answers of the golden records again and writes down where they lead now: `node
 * packages/heroes/test/write-golden.ts`. Only for a change that no released record has to survive; else it needs a switch
 * whose old value they keep.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { formatRecord, parseRecord, Table } from '@harena/engine'
import { heroes, heroesCareer } from '../src/index.ts'

const folder = new URL('golden/', import.meta.url)

for (const file of readdirSync(folder)) {
  const record = parseRecord(readFileSync(new URL(file, folder), 'utf8'))
  const table = record.ruleset === heroes.id ? Table.load(heroes, record) : Table.load(heroesCareer, record)
  writeFileSync(new URL(file, folder), formatRecord(table.record()))
}
