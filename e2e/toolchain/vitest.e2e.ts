import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';
import { SecondTries } from './second-tries.ts';
import { excludedNow, isChangeRun, suites } from './test-plan.ts';

/** Flows and page tests in the real Chromium, three files at a time: on two cores five take as long, and more of them are late. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: suites.e2e,
    exclude: excludedNow(),
    globalSetup: 'e2e/browser/once-a-run.ts',
    maxWorkers: 3,
    // A worker keeps its modules, and a browser for the page tests, from file to file; contexts keep the files apart.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // What is polled for may take as long as what Playwright waits for; a second is over before a busy machine has begun.
    expect: { poll: { timeout: 30_000 } },
    // Three browsers on two cores are late now and then, each time in another test: who ran out of time tries once more. A
    // wrong answer is one at once.
    retry: isChangeRun() ? { count: 1, condition: /Timeout \d+ms exceeded|timed out in \d+ms/u } : 0,
    reporters: ['default', new SecondTries(), ['json', { outputFile: 'e2e/artifacts/e2e.json' }]],
  },
});
