/** A thousand kills and a thousand contests. The command is put into one file first, which starts in half the time. */
import { copyFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { bin, freshFolder } from './harena.ts'
import { KINDS, killed } from './kills.ts'
import { contest } from './pairs.ts'

const cli = dirname(dirname(bin))
const folder = freshFolder()
const program = join(folder, 'lib', 'main.mjs')

beforeAll(async () => {
  copyFileSync(join(cli, 'package.json'), join(folder, 'package.json'))
  await build({
    root: cli,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['@harena/farm'] },
    build: {
      ssr: 'src/main.ts',
      outDir: dirname(program),
      rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
    },
  })
  process.env.NODE_COMPILE_CACHE = join(folder, 'cache')
})

/** Of each kind: more than a thousand in all. */
const KILLS = 170
const CONTESTS = 1000
const timeout = 600_000

describe.concurrent('keeping', () => {
  test.each(KINDS)(`%s, killed ${KILLS} times: nothing is lost and nothing half written`, { timeout }, async (kind) => {
    const { acknowledged, inWriting, ...found } = await killed(kind, KILLS, program)
    console.log(`${kind}: ${acknowledged} acknowledged, ${inWriting} of ${KILLS} killed while writing`)
    expect(found).toEqual({ kills: KILLS, lost: 0, torn: 0 })
  })

  test('two processes at one save: one plays, the other is told, nothing is lost', { timeout }, async () => {
    expect(await contest(CONTESTS)).toEqual({ rounds: CONTESTS, told: CONTESTS, lost: 0, torn: 0 })
  })
})
