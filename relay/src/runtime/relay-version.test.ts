import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RELAY_VERSION } from './relay-version.ts';

test('the version that is told to others is that of the package', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(RELAY_VERSION).toBe(manifest.version);
});
