import { join } from 'node:path';
import { type AskableRelay, askRelay, callOf, contentOf, overHttp, postChat } from '@assent/relay/testing';
import { expect, onTestFinished, test } from 'vitest';
import { addKey } from '../../relay/src/access/key-file.ts';
import { temporaryFolder } from '../../relay/testing/temporary-folder.ts';
import { startRelayProcess } from './relay-process.ts';
import { EXAMPLES } from './run-example.ts';

test('a custom model and tool, written as in the example, work behind keys from the environment', async () => {
  const file = join(temporaryFolder(), 'keys.json');
  const { key } = addKey(file, { name: 'acme', tenant: undefined, expires: undefined }, Date.now());
  const example = await startRelayProcess({ RELAY_KEYS_FILE: file }, join(EXAMPLES, 'own-model.ts'));
  onTestFinished(() => example.end('SIGKILL'));
  const session = { session_id: crypto.randomUUID(), user_id: 'ann' };
  const keyless = await postChat(overHttp(example.url), { ...session, message: 'Where is it?' });
  expect(keyless.status).toBe(401);

  const relay = overHttpWithKey(example.url, key);
  expect(contentOf(await askRelay(relay, { ...session, message: 'Where is it?' }))).toContain('Which order?');
  const proposed = await askRelay(relay, { ...session, message: 'Where is order 4711?' });
  const call = callOf(proposed);
  expect(call).toMatchObject({ name: 'find_order', arguments: { number: '4711' } });
  const decision = JSON.stringify({ toolId: call?.id, approved: true });
  const told = await askRelay(relay, { ...session, role: 'function', message: decision });
  expect(contentOf(told)).toContain('a teapot');
  await example.end('SIGTERM');
  expect(example.output()).toMatch(/"event":"turn".*"model":"rules"/);
  expect(example.output()).toContain('"event":"stopped"');
});

function overHttpWithKey(url: string, key: string): AskableRelay {
  return (path, init) =>
    fetch(`${url}${path}`, { ...init, headers: { ...init.headers, authorization: `Bearer ${key}` } });
}
