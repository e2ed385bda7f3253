import { type ChatRequestInput, httpErrorSchema, TURN_COMPLETE } from '@assent/shared';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  askRelay,
  contentOf,
  eventsOf,
  postChat,
  readSome,
  resume,
  stopTurn,
} from '../../testing/ask-relay.ts';
import { BROWSER_TOOLS } from '../../testing/browser-tools.ts';
import { answerOf } from '../../testing/scripted-answer.ts';
import { parseAgent } from '../agents/load-agents.ts';
import { createRelay, type RelayOptions } from '../app.ts';
import type { Model, ModelEvent } from '../model/model.ts';

const text = (given: string): ModelEvent => ({ kind: 'text', text: given });
const CALL: ModelEvent = { kind: 'call', name: 'page_action', arguments: '{"actions":[]}' };
const USAGE: ModelEvent = {
  kind: 'usage',
  usage: { input_tokens: 1, output_tokens: 2, cache_read_input_tokens: 0 },
};

type Script = (signal: AbortSignal) => AsyncIterable<ModelEvent>;

function relayOf(script: Script, options: Partial<RelayOptions> = {}) {
  const model: Model = {
    name: 'scripted',
    title: 'scripted',
    accepts: () => true,
    answer: answerOf((_, signal) => script(signal)),
  };
  const agents = [parseAgent('default', 'Be helpful.')];
  const app = createRelay({ models: [model], agents, createCallId: () => 'tool_x', ...options });
  return (path: string, init: RequestInit) => app.request(path, init);
}

const request = (more: Partial<ChatRequestInput> = {}): ChatRequestInput => ({
  message: 'hi',
  session_id: crypto.randomUUID(),
  user_id: 'ann',
  turn_id: 'turn-1',
  browser_tools: BROWSER_TOOLS,
  ...more,
});

/** A model that says nothing more until it is let go on, so that cuts fall where they are meant to. */
function slowly(events: readonly ModelEvent[]): { script: Script; letGo: () => void } {
  const held = Promise.withResolvers<void>();
  const script: Script = async function* () {
    for (const [index, event] of events.entries()) {
      if (index === events.length >> 1) await held.promise;
      yield event;
    }
  };
  return { script, letGo: held.resolve };
}

test('delivers each event once and without a gap, however often the stream is cut', async () => {
  const said = fc.array(fc.constantFrom('a', '你好', '\n', ' tea'), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(
      said,
      fc.boolean(),
      fc.array(fc.nat({ max: 9 }), { maxLength: 4 }),
      async (words, calls, cuts) => {
        const { script, letGo } = slowly([text('So. '), ...words.map(text), USAGE, ...(calls ? [CALL] : [])]);
        const relay = relayOf(script);
        const asked = request();
        let response = await postChat(relay, asked);
        let read = '';
        const count = () => eventsOf(read).length;
        const half = (words.length + 2) >> 1;
        for (const cut of cuts) {
          const until = Math.min(cut, half);
          read += await readSome(response, Math.max(0, until - count()));
          response = await resume(relay, asked, count());
        }
        letGo();
        read += await response.text();
        const ids = [...read.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
        expect(ids).toEqual(ids.map((_, index) => index + 1));
        const other = request();
        expect(eventsOf(read)).toEqual(await askRelay(relay, other));
      },
    ),
    { numRuns: 40 },
  );
}, 30_000);

const complete: Script = async function* () {
  yield text('Hello');
};

const endless: Script = async function* (signal) {
  yield text('Once upon');
  await new Promise(resolve => signal.addEventListener('abort', resolve));
  signal.throwIfAborted();
};

describe('resuming', () => {
  test('returns the rest of a turn that ended in the meantime', async () => {
    const relay = relayOf(complete);
    const asked = request();
    await askRelay(relay, asked);
    expect(eventsOf(await (await resume(relay, asked)).text())).toHaveLength(2);
    expect(eventsOf(await (await resume(relay, asked, 1)).text())).toEqual([{ message: TURN_COMPLETE }]);
  });

  test.each<[what: string, more: Partial<ChatRequestInput>]>([
    ['a foreign one', { user_id: 'eve' }],
    ['one without its owner', { user_id: undefined }],
    ['one that is not there', { session_id: crypto.randomUUID() }],
    ['one whose session is no id', { session_id: 'x' }],
  ])('%s: 404 with the same words, for stopping too, and it goes on', async (_, more) => {
    const relay = relayOf(endless);
    const asked = request();
    const response = await postChat(relay, asked);
    const missing = { ...asked, session_id: crypto.randomUUID() };
    const words = httpErrorSchema.parse(await (await resume(relay, missing)).json());
    for (const refused of [
      await resume(relay, { ...asked, ...more }),
      await stopTurn(relay, { ...asked, ...more }),
    ]) {
      expect(refused.status).toBe(404);
      expect(await refused.json()).toEqual(words);
    }
    expect((await postChat(relay, asked)).status).toBe(409);
    await stopTurn(relay, asked);
    await response.text();
  });

  test('only the owner learns from another name that the session exists', async () => {
    const relay = relayOf(complete);
    const asked = { ...request(), turn_id: 'turn-1' };
    await askRelay(relay, asked);
    const codeOf = async (user_id: string) =>
      httpErrorSchema.parse(await (await resume(relay, { ...asked, user_id, turn_id: 'turn-2' })).json())
        .error.code;
    expect([await codeOf('ann'), await codeOf('eve')]).toEqual(['turn_not_found', 'unknown_session']);
  });

  test.each([
    ['7', 410],
    ['-1', 400],
    ['x', 400],
  ])('after an event that was never sent (%s): %i', async (id, status) => {
    const relay = relayOf(complete);
    const asked = request();
    await askRelay(relay, asked);
    const path = `/api/v1/agent/sessions/${asked.session_id}/events?user_id=ann`;
    expect((await relay(path, { headers: { 'last-event-id': id } })).status).toBe(status);
  });

  test('has the same guards as the chat', async () => {
    const relay = relayOf(complete);
    const asked = request();
    await askRelay(relay, asked);
    const path = `/api/v1/agent/sessions/${asked.session_id}`;
    const foreign = { headers: { origin: 'https://evil.example' } };
    expect((await relay(`${path}/events?user_id=ann`, foreign)).status).toBe(403);
    expect((await relay(`${path}/events`, { headers: { host: 'evil.example' } })).status).toBe(421);
    expect((await relay(`${path}/stop`, { method: 'POST', body: '{"user_id":"ann"}' })).status).toBe(415);
    expect((await relay(`${path}/stop`, { method: 'GET' })).status).toBe(405);
  });
});

describe('the end of a turn', () => {
  test('a stop reaches its model, ends its stream and frees the session', async () => {
    const relay = relayOf(endless);
    const asked = request();
    const response = await postChat(relay, asked);
    expect((await stopTurn(relay, asked)).status).toBe(200);
    expect(eventsOf(await response.text())).toEqual([{ content: 'Once upon' }, { message: TURN_COMPLETE }]);
    expect((await stopTurn(relay, asked)).status).toBe(200);
    const next = await postChat(relay, { ...asked, turn_id: 'turn-2' });
    expect(next.status).toBe(200);
    await stopTurn(relay, { ...asked, turn_id: 'turn-2' });
    await next.text();
  });

  test('ends without a reader after the grace time, not before', async () => {
    const ended = Promise.withResolvers<void>();
    const relay = relayOf(
      async function* (signal) {
        yield text('Once upon');
        await new Promise(resolve => signal.addEventListener('abort', resolve));
        ended.resolve();
      },
      { grace: 30 },
    );
    const asked = request();
    const began = performance.now();
    await readSome(await postChat(relay, asked), 1);
    await ended.promise;
    expect(performance.now() - began).toBeGreaterThan(28);
    expect(contentOf(eventsOf(await (await resume(relay, asked)).text()))).toBe('Once upon');
  });

  test('answers a new message at once if the client closed the connection of the previous turn', async () => {
    const relay = relayOf(endless);
    const asked = request();
    await readSome(await postChat(relay, asked), 1);
    const next = await postChat(relay, { ...asked, turn_id: 'turn-2', message: 'and now?' });
    expect(next.status).toBe(200);
    await stopTurn(relay, asked);
    await stopTurn(relay, { ...asked, turn_id: 'turn-2' });
    await next.text();
  });
});
