import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Flows and page tests in the real Chromium, two files at a time: tests wait for their pages more than they compute. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['e2e/{flows,page,ranking,tabs,zoo}/**/*.test.ts', 'e2e/gallery/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'e2e/artifacts/e2e.json' }]],
  },
});
