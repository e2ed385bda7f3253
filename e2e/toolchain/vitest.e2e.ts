import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Flows and page tests in the real Chromium, one file at a time: a second browser would slow down the first. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['e2e/{flows,page,ranking,zoo}/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'e2e/artifacts/e2e.json' }]],
  },
});
