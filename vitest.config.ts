import { defineConfig } from 'vitest/config'

// Tests lie in the test/ folder of their package; those of the scripts next to them.
export default defineConfig({
  test: { include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'scripts/*.test.{ts,mjs}'] },
})
