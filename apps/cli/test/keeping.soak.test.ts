/**
 * A thousand kills by night and three hundred with every change, some of them of campaigns and of matches in the library, and
 * as many contests. The command is put into one file first, which starts in half the time.
 */
import { copyFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { CAMPAIGNS } from './answers.ts'
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

const SHARE = process.env.HARENA_NIGHTLY ? 1 : 0.3

/** A simulation has its threads and the build it was made by to look for, and is not put into one file. */
const RUNS = KINDS.map((kind) => {
  if (kind === 'simulate') return [kind, 100 * SHARE, bin] as const
  return [kind, (kind in CAMPAIGNS || kind === 'library' ? 50 : 200) * SHARE, program] as const
})
const CONTESTS = 1000 * SHARE
const timeout = 1_800_000

describe.concurrent('keeping', () => {
  test.each(RUNS)('%s, killed %d times: nothing is lost or half written', { timeout }, async (kind, times, run) => {
    const { acknowledged, inWriting, ...found } = await killed(kind, times, run)
    const { kills, lost, torn } = found
    console.log(
      `${kind}: ${acknowledged} acknowledged, ${inWriting} of ${kills} killed in writing; ${lost} lost, ${torn} torn`,
    )
    expect(found).toEqual({ kills: times, lost: 0, torn: 0 })
  })

  test('two processes at one save: one plays, the other is told, nothing is lost', { timeout }, async () => {
    expect(await contest(CONTESTS)).toEqual({ rounds: CONTESTS, told: CONTESTS, lost: 0, torn: 0 })
  })
})
