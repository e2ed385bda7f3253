import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';
import { excludedNow, suites } from './test-plan.ts';

/** The relay as a process of its own, with the databases and the clients in other languages that it has to get on with. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: suites.relay,
    exclude: excludedNow(),
    globalSetup: 'e2e/relay/built-relay.ts',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    // Debian's packages are installed in hooks.
    hookTimeout: 240_000,
    // For what hangs, as everywhere: a second is over before a busy machine has started a process.
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', ['json', { outputFile: 'e2e/artifacts/relay.json' }]],
  },
});
