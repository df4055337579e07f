/** `harena worker`: plays chunks of the farm's jobs until it is told to stop. */

import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { counted, t } from '@harena/engine'
import type { News } from '@harena/farm'
import type { Command } from 'commander'
import { UsageError, wholeNumber } from '../lib/errors.ts'
import { examples } from '../lib/help.ts'
import { onStop } from '../lib/signals.ts'
import { print } from '../terminal/output.ts'
import { databaseFrom, type FarmFlags, withDatabase, withFarmLibrary } from './farm.ts'

interface WorkerFlags extends FarmFlags {
  readonly threads?: string
  readonly once?: boolean
}

/** So long, in seconds, a worker waits before it tries to reach a lost database again. */
const RETRY = 5

export function addWorker(program: Command): void {
  const command = program.command('worker').description(t('work for the farm, on this machine; Ctrl-C ends it'))
  withDatabase(command)
    .option('--threads <n>', t('on how many threads (default: one for each core)'))
    .option('--once', t('end when no job is left'))
    .addHelpText('after', examples('harena worker --database postgres://harena@db.example.org/harena --threads 8'))
    .action((flags: WorkerFlags) => worker(flags))
}

async function worker(flags: WorkerFlags): Promise<void> {
  const database = databaseFrom(flags)
  const threads = flags.threads === undefined ? availableParallelism() : wholeNumber(flags.threads, '--threads', 1, 256)
  const stop = new AbortController()
  // The first signal ends the work after the chunks in hand; with a second Ctrl-C they are left to the others.
  onStop(() => stop.abort())
  let hasWorked = false
  const tell = (news: News) => {
    hasWorked = true
    if (news.kind !== 'played') print(sentence(news))
  }
  while (!stop.signal.aborted) {
    try {
      const order = { threads, once: flags.once ?? false, signal: stop.signal, tell }
      await withFarmLibrary((library) => library.work(database, order))
      return
    } catch (thrown) {
      // A database that was never reached is a mistake; one that was there before may come back.
      if (!(thrown instanceof UsageError) || !hasWorked || flags.once) throw thrown
      print(t`${thrown.message}; trying again`)
      await sleep(RETRY * 1000, undefined, { signal: stop.signal }).catch(() => {})
    }
  }
}

function sentence(news: Exclude<News, { kind: 'played' }>): string {
  switch (news.kind) {
    case 'ready':
      return t`working for ${news.where} on ${counted(news.threads, 'thread')}; Ctrl-C ends it`
    case 'tookOver':
      return news.workers === 1
        ? t('a worker is gone; what it had begun is played again')
        : t`${news.workers} workers are gone; what they had begun is played again`
    case 'failed':
      return t`job ${news.job} has failed: ${news.reason}`
    case 'refused':
      return t`job ${news.job} needs ${news.needs} and this worker has ${news.has}: left for others`
  }
}
