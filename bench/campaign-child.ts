/** A process that plays a campaign of many months, saves it as the command does, opens it again, and prints what it took. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { botOf, Dice, type Game, type Last, monthBegun, NO_SNAPSHOT, seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import { hold } from '../apps/cli/src/lib/files.ts'
import { Library, lockOn } from '../apps/cli/src/lib/library.ts'
import { Save } from '../apps/cli/src/lib/saves.ts'
import { type CampaignUse, campaigns } from './campaigns.ts'

const [id, months, seed] = process.argv.slice(2) as [keyof typeof campaigns, string, string]
const { ruleset, opponents } = gameOf(id)
const { level, setup } = campaigns[id]
const folder = mkdtempSync(join(tmpdir(), 'harena-bench-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

function played(): Table<Game> {
  const bot = botOf(opponents[level]!)!
  const library = Library.open(join(folder, 'library.db'))
  let table: Table<Game> = Table.open(ruleset, { setup: setup(Number(months)), dice: seeded(seed) })
  hold(lockOn(library, 'bench'))
  const save = Save.make(library, 'bench', table)
  let last: Last = NO_SNAPSHOT
  while (table.waiting?.for === 'answers') {
    const question = table.waiting.questions[0]!
    const known = ruleset.known(table.state, question.seat)
    // Who has lost his Stars, or set them free, goes on all the same.
    const answer =
      question.kind === 'beginAgain' ? 'yes' : bot(known, question, Dice.fromSeed(`${seed}/${table.length}`))
    const refusal = table.answer(question.seat, answer)
    if (refusal) throw new Error(refusal.message)
    const begun = monthBegun(table, last)
    if (!begun) continue
    save.keep(table)
    table = save.withoutPast(table)
    last = begun
  }
  save.keep(table)
  library.close()
  return table
}

/** In seconds of CPU time. */
function timed<T>(act: () => T): { readonly seconds: number; readonly result: T } {
  const before = process.cpuUsage()
  const result = act()
  const { user, system } = process.cpuUsage(before)
  return { seconds: (user + system) / 1e6, result }
}

const { seconds, result } = timed(played)
const opening = timed(() => Save.open(Library.open(join(folder, 'library.db')), 'bench', ruleset, () => []))
const use: CampaignUse = {
  months: ruleset.stretch!(result.state) + 1,
  answers: result.length,
  seconds,
  opening: opening.seconds * 1000,
  peak: process.resourceUsage().maxRSS / 1024,
  kilobytes: statSync(join(folder, 'library.db')).size / 1024,
  checksum: result.digest(),
}
if (opening.result.table.digest() !== use.checksum) throw new Error('the saved campaign is another one')
console.log(JSON.stringify(use))
