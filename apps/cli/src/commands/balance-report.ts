/** `harena balance`: style against style, switches, first move and points, as a report; with a patch, what it moves. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type GameEntry, opponentOf, t } from '@harena/engine'
import { gameOf, games } from '@harena/games'
import {
  type BalanceReport,
  balanceHtml,
  balanceMarkdown,
  balance as balanceOf,
  checkedReport,
  inShort,
  patchSummary,
  type Settings,
} from '@harena/lab/balance'
import { simulateOnPool, ThreadPool } from '@harena/lab/threads'
import { UsageError, wholeNumber } from '../lib/errors.ts'
import { writeText } from '../lib/files.ts'
import { readPatch } from '../lib/match-flags.ts'
import { readJson } from '../lib/reading.ts'
import { onStop } from '../lib/signals.ts'
import { Progress, paint, print, wrap, write } from '../terminal/output.ts'
import type { BalanceFlags } from './balance.ts'

const formats = {
  html: balanceHtml,
  md: balanceMarkdown,
  json: (report: BalanceReport) => `${JSON.stringify(report)}\n`,
} as const

type Format = keyof typeof formats

const EVERY = 'all'

export async function balance(ruleset: string | undefined, flags: BalanceFlags): Promise<void> {
  if (flags.from !== undefined) return present(savedReport(flags.from), formatsFrom(flags), flags.out)
  if (ruleset === undefined) throw new UsageError(t('which ruleset? Name one, or a saved report by --from'))
  const judged = ruleset === EVERY ? games.filter((game) => game.balance) : [gameOf(ruleset)]
  if (ruleset === EVERY && flags.patch !== undefined) throw new UsageError(t('a patch is for one ruleset: name it'))
  const wanted = formatsFrom(flags)
  const threads = flags.threads === undefined ? availableParallelism() : wholeNumber(flags.threads, '--threads', 1, 256)
  // Everything is looked at before the first bout is played.
  const jobs = judged.map((game) => ({ game, settings: settingsFrom(game, flags) }))
  const pool = new ThreadPool(threads, import.meta.resolve('@harena/games'))
  let isStopped = false
  const listenNoMore = onStop(() => {
    isStopped = true
    void pool.close()
  })
  try {
    for (const job of jobs) present(await played(job.game, job.settings, pool), wanted, flags.out)
  } catch (thrown) {
    if (!isStopped) throw thrown
  } finally {
    listenNoMore()
    await pool.close()
  }
}

function savedReport(path: string): BalanceReport {
  return readJson(path, (data) => checkedReport(gameOf, data))
}

async function played(game: GameEntry, settings: Settings, pool: ThreadPool): Promise<BalanceReport> {
  let progress: Progress | null = null
  const report = await balanceOf(game, settings, {
    run: (plan) => simulateOnPool(game, plan, pool),
    lanes: pool.lanes,
    onProgress: (done, total) => {
      progress ??= new Progress(total, t`bouts of ${game.ruleset.id}`)
      progress.report(done)
    },
  }).finally(() => progress?.end())
  return report
}

function settingsFrom(game: GameEntry, flags: BalanceFlags): Settings {
  const { usual, quick } = boutsOf(game)
  const bouts = flags.bouts === undefined ? (flags.quick ? quick : usual) : wholeNumber(flags.bouts, '--bouts', 2, 1e6)
  opponentOf(game, flags.opponent)
  return { bouts, seed: flags.seed, opponent: flags.opponent, patch: readPatch(game, flags.patch) }
}

/** Where there are no styles to compare, there are no bouts of pairings. */
function boutsOf({ balance, ruleset }: GameEntry) {
  if (balance) return balance.bouts
  const known = games.filter((game) => game.balance).map((game) => game.ruleset.id)
  throw new UsageError(
    t`${t(ruleset.title)} has no two styles to compare; balance reports exist for ${known.join(', ')}`,
  )
}

function formatsFrom({ format, out }: BalanceFlags): Format[] {
  if (format === undefined) return out === undefined ? ['md'] : ['html', 'md', 'json']
  const wanted = format.split(',').map((one) => one.trim())
  const unknown = wanted.find((one) => !Object.hasOwn(formats, one))
  if (unknown !== undefined) {
    throw new UsageError(t`--format takes ${Object.keys(formats).join(', ')}, not "${unknown}"`)
  }
  if (out === undefined && wanted.length > 1)
    throw new UsageError(t('only one format can be printed; --out saves them all'))
  return wanted as Format[]
}

function present(report: BalanceReport, wanted: readonly Format[], out: string | undefined): void {
  if (out === undefined) {
    for (const format of wanted) write(formats[format](report))
    return
  }
  const name = report.patch ? `${report.ruleset}-patch` : report.ruleset
  for (const format of wanted) writeText(join(out, `${name}.${format}`), formats[format](report))
  print(paint('bold', t(report.title)))
  const lines = report.patch ? [patchSummary(report)] : inShort(report)
  for (const line of lines) print(wrap(`- ${line}`, 0, 2))
  print(`${t`Saved in ${wanted.map((format) => join(out, `${name}.${format}`)).join(', ')}.`}\n`)
}
