/**
 * A PostgreSQL of one's own, for tests and benchmarks: a fresh cluster in a temporary folder, on loopback and a free
 * port, behind a password that nobody else knows, gone afterwards. Its data survives nothing, so it does not wait for
 * the disk.
 */
import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface TestPostgres {
  /** Its address, with the password. */
  readonly database: string
  /** Breaks all connections off, as a machine that starts anew; so many milliseconds later it is there again. */
  restart(away?: number): Promise<void>
  stop(): Promise<void>
}

/** The folder with PostgreSQL's programs: $HARENA_POSTGRES, or else where they usually lie; null if nowhere. */
export function postgresFolder(): string | null {
  if (process.env.HARENA_POSTGRES) return process.env.HARENA_POSTGRES
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...globSync('/usr/lib/postgresql/*/bin').reverse()]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}

/** Starts one. Throws if there is no PostgreSQL, or it does not start: then with what it wrote. */
export async function startPostgres(): Promise<TestPostgres> {
  const programs = postgresFolder()
  if (programs === null) throw new Error('no PostgreSQL was found; HARENA_POSTGRES=<folder> names its programs')
  const folder = mkdtempSync(join(tmpdir(), 'harena-postgres-'))
  const password = randomBytes(12).toString('hex')
  const run = identity()
  const data = join(folder, 'data')
  let server: ChildProcess | undefined
  // Also when the program ends in the middle: then there is no time to wait.
  const clearUp = () => {
    server?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.on('exit', clearUp)
  try {
    writeFileSync(join(folder, 'password'), password)
    if (run.uid !== undefined) for (const path of [folder, join(folder, 'password')]) chownSync(path, run.uid, run.gid!)
    const how = ['--username=harena', `--pwfile=${folder}/password`, '--auth=scram-sha-256', '--no-sync', '-E', 'UTF8']
    execFileSync(join(programs, 'initdb'), [`--pgdata=${data}`, '--no-locale', ...how], { ...run, stdio: 'pipe' })
    const port = await freePort()
    server = serve(programs, folder, port, run)
    const database = `postgres://harena:${password}@127.0.0.1:${port}/postgres`
    await answering(server, folder)
    const halt = async (signal: 'SIGQUIT' | 'SIGINT') => {
      if (server!.exitCode !== null) return
      server!.kill(signal)
      await once(server!, 'exit')
    }
    const restart = async (away = 0) => {
      await halt('SIGINT')
      await sleep(away)
      server = serve(programs, folder, port, run)
      await answering(server, folder)
    }
    const stop = async () => {
      process.off('exit', clearUp)
      await halt('SIGQUIT')
      clearUp()
    }
    return { database, restart, stop }
  } catch (thrown) {
    process.off('exit', clearUp)
    clearUp()
    throw thrown
  }
}

function serve(programs: string, folder: string, port: number, run: SpawnOptions): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: 100,
    logging_collector: 'on',
    log_directory: folder,
    log_filename: 'log',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return spawn(join(programs, 'postgres'), ['-D', join(folder, 'data'), ...args], { ...run, stdio: 'ignore' })
}

/** PostgreSQL writes `ready` into this file of its own when it takes connections. */
async function answering(server: ChildProcess, folder: string): Promise<void> {
  const status = join(folder, 'data', 'postmaster.pid')
  for (let tries = 0; tries < 600; tries++) {
    if (server.exitCode !== null) break
    if (existsSync(status) && /^ready/m.test(readFileSync(status, 'utf8'))) return
    await sleep(50)
  }
  const log = join(folder, 'log')
  throw new Error(`PostgreSQL did not start: ${existsSync(log) ? readFileSync(log, 'utf8') : 'it wrote no log'}`)
}

/** PostgreSQL refuses to run as root; then it runs as the user its package made for it, or as nobody. */
function identity(): { readonly uid?: number; readonly gid?: number; readonly cwd: string } {
  if (process.getuid?.() !== 0) return { cwd: tmpdir() }
  const users = readFileSync('/etc/passwd', 'utf8')
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+)/m.exec(users) ?? /^nobody:[^:]*:(\d+):(\d+)/m.exec(users) ?? []
  return { uid: Number(uid), gid: Number(gid), cwd: tmpdir() }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
