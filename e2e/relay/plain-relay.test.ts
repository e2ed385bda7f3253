import { askRelay, contentOf, overHttp } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { startRelayProcess } from './relay-process.ts';

test('without a key, a database or any setting it answers, and ends when it is told to', async () => {
  const relay = await startRelayProcess();
  const events = await askRelay(overHttp(relay.url), { message: 'hello', session_id: crypto.randomUUID() });
  expect(contentOf(events)).not.toBe('');
  await relay.end('SIGTERM');
  await expect(fetch(`${relay.url}/healthz`)).rejects.toThrow('fetch failed');
});
