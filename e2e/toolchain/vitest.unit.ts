import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';
import { excludedNow, suites } from './test-plan.ts';

/** Unit and structure tests: everything beside its source. Files that need a DOM ask for happy-dom in their first line. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: suites.unit,
    exclude: excludedNow(),
    // Loading the modules again for each file took longer than the tests; unit-setup.ts restores stubs between files.
    isolate: false,
    // On two cores vitest would take one.
    maxWorkers: 2,
    setupFiles: 'e2e/toolchain/unit-setup.ts',
    sequence: { sequencer: LongestFirst },
    // For what hangs. How long something takes on a busy machine is no matter of these tests.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', ['json', { outputFile: 'e2e/artifacts/unit.json' }]],
  },
});
