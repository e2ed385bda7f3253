import type { Reporter, TestModule } from 'vitest/node';

/** Names the tests that ran out of time first and passed when tried again, so that none of them goes unseen. */
export class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap(({ relativeModuleId, children }) =>
      [...children.allTests()]
        .filter(test => test.diagnostic()?.flaky)
        .map(test => `${relativeModuleId} > ${test.fullName}`),
    );
    for (const name of names) process.stdout.write(` passed only when tried again: ${name}\n`);
  }
}
