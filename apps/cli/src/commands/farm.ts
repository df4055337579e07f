/** `harena farm`: simulations on many machines, with PostgreSQL between them; `harena worker` does the work. */
import { t } from '@harena/engine'
import type { Farm, JobStatus, WaitControl, WorkerStatus } from '@harena/farm'
import { gameOf } from '@harena/games'
import { type Plan, report } from '@harena/lab'
import type { Command } from 'commander'
import { UsageError, wholeNumber } from '../lib/errors.ts'
import { examples } from '../lib/help.ts'
import { type MatchFlags, matchFrom, withMatchFlags } from '../lib/match-flags.ts'
import { readText } from '../lib/reading.ts'
import { clock, complain, Progress, paint, percent, print, printJson, table } from '../terminal/output.ts'
import { show } from './simulate.ts'

export interface FarmFlags {
  readonly database?: string
  readonly passwordFile?: string
  readonly json?: boolean
}

interface SubmitFlags extends MatchFlags, FarmFlags {
  readonly matches: string
  readonly chunk?: string
}

interface ResultFlags extends FarmFlags {
  readonly csv?: string
  readonly wait?: boolean
}

const DATABASE = t('postgres://user@host:5432/name (default: $HARENA_DATABASE)')

export function withDatabase(command: Command): Command {
  return command
    .option('--database <address>', DATABASE)
    .option('--password-file <file>', t('its password is in this file (default: $PGPASSWORD, or the file $PGPASSFILE)'))
}

export function addFarm(program: Command): void {
  const farm = program
    .command('farm')
    .description(t('simulate on many machines: hand in jobs, see how they stand'))
    .argument('[what]')
    .action((what?: string) => {
      throw new UsageError(
        t`harena farm can submit, status, result and cancel, not ${what ? `"${what}"` : t('nothing')}`,
      )
    })
  withMatchFlags(farm.command('submit').description(t('hand in a simulation; prints its number')).argument('<ruleset>'))
    .option('--matches <n>', t('how many'), '1000')
    .option('--chunk <n>', t('how many a worker is handed at once (default: about half a second of work)'))
    .action(submit)
  farm
    .command('status')
    .description(t('how the jobs stand, and who works'))
    .argument('[job]', t('the number of one job'))
    .action(status)
  farm
    .command('result')
    .description(t('what a job came to, as harena simulate would print it'))
    .argument('<job>', t('its number'))
    .option('--wait', t('until it is done'))
    .option('--csv <folder>', t('save the tables as CSV: matches, seats, ends, lengths; - prints them'))
    .action(result)
  farm.command('cancel').description(t('call a job off')).argument('<job>', t('its number')).action(cancel)
  for (const command of farm.commands) withDatabase(command).option('--json', t('for programs'))
  farm.addHelpText(
    'after',
    examples(
      'export HARENA_DATABASE=postgres://harena@db.example.org/harena',
      'harena farm submit munera --matches 10000000 --seed capua',
      'harena worker',
      'harena farm status',
      'harena farm result 1 --wait --json',
    ),
  )
}

/** The address of the database, with the password if it is in a file. */
export function databaseFrom({ database, passwordFile }: FarmFlags): string {
  if (database !== undefined && passwordIn(database) !== '') {
    const elsewhere = t('set PGPASSWORD or HARENA_DATABASE, or name a file with --password-file')
    throw new UsageError(t`a password on the command line can be seen by everybody on this machine; ${elsewhere}`)
  }
  const address = database ?? process.env.HARENA_DATABASE
  if (!address) {
    throw new UsageError(t('which database? Give --database postgres://user@host:5432/name or set HARENA_DATABASE'))
  }
  if (passwordFile === undefined || !URL.canParse(address)) return address
  const url = new URL(address)
  url.password = encodeURIComponent(readText(passwordFile).replace(/\r?\n$/, ''))
  return url.href
}

function passwordIn(address: string): string {
  if (!URL.canParse(address)) return ''
  const { password, searchParams } = new URL(address)
  return password || (searchParams.get('password') ?? '')
}

type FarmLibrary = typeof import('@harena/farm')

/** The library is a package that need not be there: it brings many others, and every other command does without. */
async function farmLibrary(): Promise<FarmLibrary> {
  try {
    return await import('@harena/farm')
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw thrown
    throw new UsageError(t('the farm is a package of its own: npm install @harena/farm'))
  }
}

export async function withFarmLibrary(act: (library: FarmLibrary) => Promise<void>): Promise<void> {
  const library = await farmLibrary()
  try {
    await act(library)
  } catch (thrown) {
    if (thrown instanceof library.FarmError) throw new UsageError(thrown.message)
    throw thrown
  }
}

function withFarm(flags: FarmFlags, act: (library: FarmLibrary, farm: Farm) => Promise<void>): Promise<void> {
  const database = databaseFrom(flags)
  return withFarmLibrary(async (library) => {
    const farm = await library.openFarm(database)
    try {
      await act(library, farm)
    } catch (thrown) {
      throw library.isOfDatabase(thrown) ? library.explained(thrown, farm.where) : thrown
    } finally {
      await library.closeFarm(farm)
    }
  })
}

async function submit(ruleset: string, flags: SubmitFlags): Promise<void> {
  const matches = wholeNumber(flags.matches, '--matches', 1, 1_000_000_000)
  const plan: Plan = { ...matchFrom(ruleset, flags), from: 0, to: matches }
  const chunk = flags.chunk === undefined ? undefined : wholeNumber(flags.chunk, '--chunk', 1, 1_000_000)
  await withFarm(flags, async (library, farm) => {
    const id = await library.submit(farm, plan, chunk)
    if (flags.json) return printJson({ id, seed: plan.seed, matches })
    print(t`job ${id}: ${matches} matches of ${plan.ruleset}, seed ${plan.seed}`)
    const workers = await library.workersOf(farm)
    if (workers.length === 0) print(t('No worker is there yet: start some with harena worker.'))
  })
}

function jobNumber(text: string): number {
  return wholeNumber(text, t('the number of a job'), 1, 2 ** 31 - 1)
}

async function status(job: string | undefined, flags: FarmFlags): Promise<void> {
  const id = job === undefined ? null : jobNumber(job)
  await withFarm(flags, async (library, farm) => {
    const jobs = id === null ? await library.jobsOf(farm) : [await library.jobOf(farm, id)]
    const workers = await library.workersOf(farm)
    if (flags.json) printJson({ jobs, workers })
    else print(`${jobTable(jobs)}\n\n${workerTable(workers)}`)
  })
}

function jobTable(jobs: readonly JobStatus[]): string {
  if (jobs.length === 0) return t('There are no jobs; harena farm submit hands one in.')
  const head = [
    t('job'),
    t('ruleset'),
    t('version'),
    t('seed'),
    t('state'),
    t('done'),
    t('of'),
    '',
    t('a second'),
    t('left', 'time'),
    t('workers'),
  ]
  const rows = jobs.map(({ id, ruleset, version, seed, state, matches, done, rate, left, workers }) => [
    String(id),
    ruleset,
    version,
    seed,
    state,
    String(done),
    String(matches),
    percent(done / matches, 0),
    rate === null ? '-' : String(Math.round(rate)),
    left === null || state === 'done' ? '-' : clock(Math.ceil(left)),
    String(workers),
  ])
  const failures = jobs.filter(({ failure }) => failure !== null).map(({ id, failure }) => t`job ${id}: ${failure!}`)
  return [table([head.map((cell) => paint('bold', cell)), ...rows], [0, 5, 6, 7, 8, 9, 10]), ...failures].join('\n')
}

function workerTable(workers: readonly WorkerStatus[]): string {
  if (workers.length === 0) return t('No worker is there; start some with harena worker.')
  const head = [t('worker'), t('machine'), t('process'), t('threads'), t('since')].map((cell) => paint('bold', cell))
  const rows = workers.map(({ id, host, pid, threads, startedAt }) => [
    String(id),
    host,
    String(pid),
    String(threads),
    startedAt,
  ])
  return table([head, ...rows], [0, 2, 3])
}

async function result(job: string, flags: ResultFlags): Promise<void> {
  const id = jobNumber(job)
  await withFarm(flags, async (library, farm) => {
    const control = flags.wait ? await wait(library, farm, id) : { patience: 0 }
    const { plan, tally } = await library.patiently(farm, control, () => library.resultOf(farm, id))
    show(report(gameOf(plan.ruleset), plan, tally), flags)
  })
}

/** Waits for a job; returns how patiently. */
async function wait({ jobOf, waitFor }: FarmLibrary, farm: Farm, id: number): Promise<WaitControl> {
  const { matches, version, ruleset, workers, state } = await jobOf(farm, id)
  if (workers === 0 && (state === 'waiting' || state === 'running')) {
    complain(t`no worker is there that plays ${ruleset} ${version}; start some with harena worker`)
  }
  const progress = new Progress(matches, 'matches')
  const control: WaitControl = {
    onProgress: ({ done }) => progress.report(done),
    onLost: () => complain(t`PostgreSQL at ${farm.where} does not answer; waiting until it is back`),
  }
  try {
    await waitFor(farm, id, control)
  } finally {
    progress.end()
  }
  return control
}

async function cancel(job: string, flags: FarmFlags): Promise<void> {
  const id = jobNumber(job)
  await withFarm(flags, async (library, farm) => {
    await library.cancel(farm, id)
    if (flags.json) printJson(await library.jobOf(farm, id))
    else print(t`job ${id} is cancelled`)
  })
}
