// `npm run pack:test`: packs every package, installs the tarballs in an empty project, as somebody else would, and there
// type-checks and runs the examples of all READMEs and the `harena` command.

import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPackages } from './build-packages.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The blocks of TypeScript in a Markdown text. */
export function examplesIn(markdown: string): string[] {
  return [...markdown.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map((match) => match[1]!)
}

/** Writes each example into a file of its own; their names. */
function writeExamples(project: string): string[] {
  const pages = ['README.md', ...globSync('packages/*/README.md', { cwd: root }).sort()]
  const examples = pages.flatMap((page) => examplesIn(readFileSync(join(root, page), 'utf8')))
  return examples.map((code, i) => {
    const name = `example-${i + 1}.ts`
    writeFileSync(join(project, name), code)
    return name
  })
}

/** A file that imports everything that any package exports, for the compiler: do all declarations hold together? */
function writeEverything(project: string): void {
  const manifests = globSync('node_modules/@harena/*/package.json', { cwd: project }).map((path) =>
    JSON.parse(readFileSync(join(project, path), 'utf8')),
  )
  const names = manifests.flatMap(({ name, exports = {} }) => {
    const folder = join(project, 'node_modules', name)
    return Object.entries<{ default: string }>(exports).flatMap(([key, { default: file }]) => {
      const stars = key.includes('*') ? globSync(file, { cwd: folder }).map((path) => basename(path, '.js')) : ['']
      return stars.map((star) => name + key.slice(1).replace('*', star))
    })
  })
  const lines = names.sort().map((name, i) => `import * as all${i} from '${name}'\nconsole.log(all${i})\n`)
  writeFileSync(join(project, 'everything.ts'), lines.join(''))
}

const compilerOptions = {
  strict: true,
  target: 'es2024',
  lib: ['es2024', 'dom'],
  module: 'nodenext',
  types: ['node'],
  skipLibCheck: false,
  noEmit: true,
}

function run(cwd: string, program: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status === 0) return stdout
  throw new Error(`${program} ${args.join(' ')} failed:\n${error?.message ?? ''}${stdout}${stderr}`)
}

function test(project: string): void {
  const folders = buildPackages()
  run(root, 'npm', ['pack', '--silent', '--pack-destination', project, ...folders])
  const tarballs = globSync('*.tgz', { cwd: project }).map((name) => `./${name}`)
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n')
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const types = `@types/node@${devDependencies['@types/node']}`
  run(project, 'npm', ['install', '--prefix', project, '--prefer-offline', '--loglevel=error', types, ...tarballs])
  console.log(`${tarballs.length} packages packed and installed in an empty project`)

  const examples = writeExamples(project)
  writeEverything(project)
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  run(project, process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc')])
  console.log('Every export and every example holds for the strict compiler, declarations included')

  for (const example of examples) run(project, process.execPath, [example])
  console.log(`${examples.length} examples of the READMEs run`)

  const harena = join(project, 'node_modules', '@harena', 'cli', 'bin', 'harena.mjs')
  run(project, process.execPath, [harena, 'simulate', 'outland', '--matches', '1000', '--seed', 'a', '--threads', '2'])
  run(project, process.execPath, [harena, 'rules', 'outland', '§2.1'])
  console.log('The harena command plays, on threads as well, and knows the rules')
}

if (import.meta.main) {
  const project = mkdtempSync(join(tmpdir(), 'harena-pack-'))
  try {
    test(project)
  } catch (thrown) {
    console.error((thrown as Error).message)
    process.exitCode = 1
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
}
