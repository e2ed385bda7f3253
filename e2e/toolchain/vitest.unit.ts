import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Unit and structure tests: everything beside its source. Files that need a DOM ask for happy-dom in their first line. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: [
      '{shared,relay,extension}/**/*.test.{ts,tsx}',
      'e2e/{structure,toolchain,browser,bench,bench-relay,conformance}/**/*.test.ts',
      'e2e/gallery/states/*.test.ts',
    ],
    // For what hangs. How long something takes on a busy machine is no matter of these tests.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', ['json', { outputFile: 'e2e/artifacts/unit.json' }]],
  },
});
