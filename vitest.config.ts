import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Tests lie in the test/ folder of their package; those of the scripts next to them. A test file's name says what it
// needs: *.browser.test.ts and *.screens.test.ts a chromium (the latter look at every screen, with the soak),
// *.budgets.test.ts the same and a quiet machine (after the soak), *.database.test.ts a PostgreSQL, *.soak.test.ts a long
// time, *.alone.test.ts a process of its own, as it changes modules for all. The others follow one another in one process,
// which need not load the games again for each.
const everywhere = (ending: string) => [`{packages,apps}/*/test/**/*${ending}`, `scripts/**/*${ending}`]
const ofPages = ['browser', 'screens', 'budgets']
const kinds = [...ofPages, 'database', 'soak', 'alone']
const special = kinds.flatMap((kind) => everywhere(`.${kind}.test.ts`))
const rules = 'packages/{engine,munera,outland,heroes,colosseum}/test/**/*.test.ts'

export default defineConfig({
  test: {
    // Vitest would leave one core to itself, which on a small machine is half of all. One more than there are fills the
    // time in which tests wait: for a picture, for a database that starts again.
    maxWorkers: availableParallelism() + 1,
    // Tests read English, wherever they run.
    env: { LC_ALL: 'C' },
    isolate: false,
    // No test is about time, so the limits only catch what hangs: a busy machine must not turn a test red.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Where nobody can run it again by hand, a test of browser, processes or database that met a bad moment gets a second
    // chance. A rule test comes to the same again.
    retry: process.env.CI === 'true' ? 1 : 0,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: 'rules', include: [rules], exclude: special } },
      { extends: true, test: { name: 'fast', include: everywhere('.test.{ts,mjs}'), exclude: [rules, ...special] } },
      ...kinds.map((kind) => ({
        extends: true as const,
        test: {
          name: kind,
          include: everywhere(`.${kind}.test.ts`),
          // One build of the page for all of its tests.
          ...(ofPages.includes(kind) ? { globalSetup: 'apps/web/test/build.ts' } : { isolate: true }),
          ...(kind === 'budgets' && { maxWorkers: 1, sequence: { groupOrder: 1 } }),
        },
      })),
    ],
  },
})
