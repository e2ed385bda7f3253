import type { ChatRequestInput } from '@assent/shared';
import { expect, test } from 'vitest';
import { type AskableRelay, askRelay, postChat, resume, stopTurn } from '../../testing/ask-relay.ts';
import { BROWSER_TOOLS } from '../../testing/browser-tools.ts';
import {
  calling,
  endless,
  keyedRelay,
  keyFor,
  newKeysFile,
  RESULT,
  withKey,
} from '../../testing/keyed-relay.ts';

const question = (): ChatRequestInput => ({
  message: 'hi',
  session_id: crypto.randomUUID(),
  user_id: 'ann',
  turn_id: 'turn-1',
  browser_tools: BROWSER_TOOLS,
});

type EntryPoint = [
  what: string,
  ask: (relay: AskableRelay, asked: ChatRequestInput) => Promise<Response> | Response,
];

const ENTRY_POINTS: EntryPoint[] = [
  ['a message', (relay, asked) => postChat(relay, asked)],
  ['a result', (relay, asked) => postChat(relay, { ...asked, message: RESULT, tool_id: 'tool_x' })],
  [
    'an approval',
    (relay, asked) =>
      postChat(relay, { ...asked, role: 'function', message: '{"toolId":"tool_x","approved":true}' }),
  ],
  ['a stop', (relay, asked) => stopTurn(relay, asked)],
  ['a resume', (relay, asked) => resume(relay, asked, 0)],
];

test.each(ENTRY_POINTS)(
  '%s of another tenant, for a user of the same name: as if there were no such session',
  async (_, ask) => {
    for (const script of [calling, endless]) {
      const path = newKeysFile();
      const relay = keyedRelay(path, { script });
      const acme = withKey(relay, keyFor(path, 'acme'));
      const other = withKey(relay, keyFor(path, 'other'));
      const asked = question();
      const running = await postChat(acme, asked);
      if (script === calling) await running.text();
      const words = await (await resume(other, { ...asked, session_id: crypto.randomUUID() }, 0)).text();

      const refused = await ask(other, asked);
      expect(refused.status).toBe(404);
      expect(await refused.text()).toBe(words);
      // It is untouched: its call is still open, or its turn still runs.
      if (script === calling) expect((await ENTRY_POINTS[1]?.[1](acme, asked))?.status).toBe(200);
      else expect((await postChat(acme, asked)).status).toBe(409);
      await stopTurn(acme, asked);
    }
  },
);

test('another key of the same tenant continues the session of the first', async () => {
  const path = newKeysFile();
  const relay = keyedRelay(path);
  const asked = question();
  await askRelay(withKey(relay, keyFor(path, 'acme')), asked);
  expect((await resume(withKey(relay, keyFor(path, 'acme')), asked, 0)).status).toBe(200);
});

test('sessions from before the first key belong to no key', async () => {
  const path = newKeysFile();
  const relay = keyedRelay(path);
  const asked = question();
  await askRelay(relay, asked);
  expect((await postChat(withKey(relay, keyFor(path, 'null')), asked)).status).toBe(404);
});
