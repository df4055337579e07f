/** The password of the database, from where PostgreSQL's own programs take it: never from the command line. */
import { readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** The address with the password of $PGPASSWORD or of the password file, where it has none of its own. */
export function withPassword(database: string, env: NodeJS.ProcessEnv = process.env): string {
  const url = URL.canParse(database) ? new URL(database) : null
  if (url === null || url.password !== '') return database
  const password = env.PGPASSWORD ?? fromFile(url, env)
  if (password === undefined || password === '' || url.hostname === '') return database
  url.password = encodeURIComponent(password)
  return url.href
}

/** Lines of host:port:database:user:password; `*` fits anything, and a backslash takes a colon for a letter. */
function fromFile(url: URL, env: NodeJS.ProcessEnv): string | undefined {
  const wanted = [url.hostname, url.port || '5432', url.pathname.slice(1), url.username].map(decodeURIComponent)
  for (const line of linesOf(env.PGPASSFILE ?? join(homedir(), '.pgpass'))) {
    const parts = line.match(/(?:\\.|[^:\\])+/g)?.map((part) => part.replace(/\\(.)/g, '$1')) ?? []
    const isIt = parts.length === 5 && wanted.every((one, at) => parts[at] === '*' || parts[at] === one)
    if (isIt && !line.startsWith('#')) return parts[4]
  }
  return undefined
}

/** As PostgreSQL does: a file that others can read is passed over, and so is one that is not there. */
function linesOf(path: string): string[] {
  try {
    const there = statSync(path)
    const isOpen = process.platform !== 'win32' && (there.mode & 0o077) !== 0
    if (!there.isFile() || isOpen || there.size > 1_000_000) return []
    return readFileSync(path, 'utf8').split(/\r?\n/)
  } catch {
    return []
  }
}
