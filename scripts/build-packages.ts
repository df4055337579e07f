// `npm run build:packages`: makes of each package what goes to npm, below dist/packages. In the checkout the sources run
// as they are; Node does not strip types below node_modules, so whoever installs a package gets JavaScript and
// declarations. The manifest is rewritten here too: npm has no other way to publish exports that differ from those in
// the checkout.

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const compiled = join(root, 'dist', 'compiled')

/** The fields of a package.json that are read or changed here. */
interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly exports?: Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

/** Builds all packages that are not private; the folders they are in, ready for `npm pack`. */
export function buildPackages(): string[] {
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('the packages do not compile, see above')
  const folders = globSync('{packages,apps}/*/package.json', { cwd: root })
    .map((path) => dirname(path))
    .filter((home) => !readManifest(join(root, home)).private)
    .sort()
    .map(assemble)
  rmSync(compiled, { recursive: true, force: true })
  return folders
}

function assemble(home: string): string {
  const from = join(root, home)
  const to = join(root, 'dist', 'packages', basename(home))
  if (!existsSync(join(from, 'README.md'))) throw new Error(`${home} has no README.md, which npm would show`)
  mkdirSync(to, { recursive: true })
  renameSync(join(compiled, home, 'src'), join(to, 'lib'))
  for (const data of globSync('**/*.json', { cwd: join(from, 'src') })) {
    cpSync(join(from, 'src', data), join(to, 'lib', data)) // the compiler leaves data behind
  }
  if (existsSync(join(from, 'bin'))) {
    cpSync(join(from, 'bin'), join(to, 'bin'), { recursive: true })
    cpSync(join(root, 'docs', 'rules'), join(to, 'docs', 'rules'), { recursive: true }) // the command shows paragraphs
  }
  for (const file of globSync('{lib,bin}/**/*.{js,mjs}', { cwd: to })) rewrite(join(to, file), pointToJavaScript)
  for (const file of globSync('lib/**/*.d.ts', { cwd: to })) rewrite(join(to, file), pointToDeclarations)
  cpSync(join(from, 'README.md'), join(to, 'README.md'))
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'))
  const manifest = publishedManifest(readManifest(from), readManifest(root))
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return to
}

function rewrite(file: string, change: (code: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** The compiler rewrites imports, but not the files of threads (`new URL('./worker.ts', ...)`) nor what lies in bin/. */
export function pointToJavaScript(code: string): string {
  return code
    .replace(/(new URL\(\s*'\.{1,2}\/[^'\n]*)\.ts'/g, "$1.js'")
    .replace(/(import\(\s*'\.\.\/)src(\/[^'\n]*)\.ts'/g, "$1lib$2.js'")
}

/** The compiler leaves `./x.ts` in declarations, which not every tool finds as `./x.d.ts`. */
export function pointToDeclarations(code: string): string {
  return code.replace(/((?:\bfrom |\bimport\()['"]\.{1,2}\/[^'"\n]*)\.tsx?(['"])/g, '$1.js$2')
}

/** The manifest as published: what the sources are in the checkout, `lib` is there. */
export function publishedManifest(manifest: Manifest, common: Manifest): Manifest {
  const { devDependencies, scripts, exports, ...kept } = manifest
  const compiledExports = Object.entries(exports ?? {}).map(([name, source]) => {
    const file = source.replace(/^\.\/src\//, './lib/').replace(/\.ts$/, '')
    return [name, { types: `${file}.d.ts`, default: `${file}.js` }]
  })
  return {
    ...kept,
    ...(exports && { exports: Object.fromEntries(compiledExports) }),
    engines: common.engines,
    files: manifest.bin ? ['bin', 'docs', 'lib'] : ['lib'],
    publishConfig: { access: 'public' },
  }
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

if (import.meta.main) for (const folder of buildPackages()) console.log(folder)
