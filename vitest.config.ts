import { defineConfig } from 'vitest/config'

// Tests lie in the test/ folder of their package; those of the scripts next to them. No test is about time, so the limits
// only catch what hangs: a busy machine must not turn a test red.
export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'scripts/*.test.{ts,mjs}'],
    // Vitest would leave one core to itself, which on a small machine is half of all.
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
