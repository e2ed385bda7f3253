import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const KIT = fileURLToPath(new URL('run-conformance.ts', import.meta.url));

// Port 9 is the discard port; fetch refuses to connect to it.
test.each([
  [['--url', 'http://127.0.0.1:9'], /^http:\/\/127\.0\.0\.1:9 can't be reached\. .*\n$/],
  [[], /^Give --url .* or --client .*\.\n/],
])('given %j, the kit reports in one sentence why it cannot run', (given, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [KIT, ...given], { encoding: 'utf8' });
  expect(stderr).toMatch(sentence);
  expect([status, stdout]).toEqual([2, '']);
});
