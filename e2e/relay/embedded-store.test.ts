import {
  askRelay,
  callOf,
  contentOf,
  overHttp,
  propose,
  say,
  startScriptedMessagesApi,
} from '@assent/relay/testing';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../relay/testing/temporary-folder.ts';
import { startRelayProcess } from './relay-process.ts';

const folder = temporaryFolder();
const api = await startScriptedMessagesApi([say('hello')]);
afterAll(() => api.stop());

const start = () =>
  startRelayProcess({ RELAY_DATA: folder, ANTHROPIC_API_KEY: 'key', ANTHROPIC_BASE_URL: api.url });

test('a folder belongs to one relay at a time; after a kill, the next relay has its conversations and pending calls', async () => {
  const first = await start();
  api.follow([propose('current_time', {}), say('It is late.')]);
  const asked = { message: 'what time is it?', session_id: crypto.randomUUID(), user_id: 'ann' };
  const id = callOf(await askRelay(overHttp(first.url), asked))?.id;
  await expect(start()).rejects.toThrow(/Another relay uses the folder .* DATABASE_URL/);
  await first.end('SIGKILL');
  const next = await start();
  const decided = {
    ...asked,
    role: 'function' as const,
    message: JSON.stringify({ toolId: id, approved: true }),
  };
  expect(contentOf(await askRelay(overHttp(next.url), decided))).toBe('It is late.');
  await expect(askRelay(overHttp(next.url), decided)).rejects.toThrow('409');
  await next.end('SIGKILL');
}, 120_000);
