import {
  type ChatRequestInput,
  httpErrorSchema,
  sessionDetailSchema,
  sessionExportSchema,
  sessionListSchema,
} from '@assent/shared';
import { expect, test } from 'vitest';
import { type AskableRelay, askRelay, callOf, postChat, resume } from '../../testing/ask-relay.ts';
import { BROWSER_TOOLS } from '../../testing/browser-tools.ts';
import { parseAgent } from '../agents/load-agents.ts';
import { createRelay } from '../app.ts';
import type { Model, ModelEvent } from '../model/model.ts';

const SESSIONS = '/api/v1/agent/sessions';

function relayThatSays(...events: ModelEvent[]): AskableRelay {
  const model: Model = {
    name: 'scripted',
    title: 'scripted',
    accepts: () => true,
    async answer(_, signal, say) {
      say(events);
      if (events.length > 0) return;
      say([{ kind: 'text', text: 'Once upon' }]);
      await new Promise(resolve => signal.addEventListener('abort', resolve));
      signal.throwIfAborted();
    },
  };
  const app = createRelay({ models: [model], agents: [parseAgent('default', 'Be helpful.')] });
  return (path, init) => app.request(path, init);
}

const CALL: ModelEvent = { kind: 'call', name: 'page_action', arguments: '{"actions":[]}' };
const USAGE: ModelEvent = {
  kind: 'usage',
  usage: { input_tokens: 1, output_tokens: 2, cache_read_input_tokens: 0 },
};

function request(more: Partial<ChatRequestInput> = {}): ChatRequestInput {
  return {
    message: 'Buy   tea,\nplease',
    message_id: 'm1',
    session_id: crypto.randomUUID(),
    user_id: 'ann',
    turn_id: 'turn-1',
    browser_tools: BROWSER_TOOLS,
    ...more,
  };
}

const get = async (relay: AskableRelay, path: string) => await relay(`${SESSIONS}${path}`, {});
const remove = async (relay: AskableRelay, path: string) =>
  await relay(`${SESSIONS}${path}`, { method: 'DELETE' });

test('reads a conversation with its open call and the turn to resume', async () => {
  const relay = relayThatSays({ kind: 'text', text: 'I propose…' }, USAGE, CALL);
  const asked = request();
  const id = callOf(await askRelay(relay, asked))?.id;
  const path = `/${asked.session_id}?user_id=ann`;
  const detail = sessionDetailSchema.parse(await (await get(relay, path)).json());
  const call = {
    tool_id: id,
    tool_name: 'page_action',
    arguments: '{"actions":[]}',
    place: 'browser',
  };
  expect(detail).toMatchObject({
    session_id: asked.session_id,
    title: 'Buy tea, please',
    message_count: 2,
    running: false,
    messages: [
      { role: 'user', text: asked.message, message_id: 'm1' },
      { role: 'assistant', text: 'I propose…', tool_call: call },
    ],
    open_call: call,
    newest_turn: { turn_id: 'turn-1', last_event_id: 4, running: false },
  });
  expect(await (await resume(relay, asked, detail.newest_turn?.last_event_id)).text()).not.toContain('data:');
});

test('exports a session as a file with its costs', async () => {
  const relay = relayThatSays({ kind: 'text', text: 'Yes.' }, USAGE);
  const asked = request();
  await askRelay(relay, asked);
  const response = await get(relay, `/${asked.session_id}/export?user_id=ann`);
  expect(response.headers.get('content-disposition')).toContain(`conversation-${asked.session_id}.json`);
  expect(sessionExportSchema.parse(await response.json())).toMatchObject({
    format: 'assent-session',
    messages: [{ role: 'user' }, { role: 'assistant', text: 'Yes.' }],
    turns: [
      { turn_id: 'turn-1', last_event_id: 3, usage: { output_tokens: 2 }, ended_at: expect.any(String) },
    ],
  });
});

test("lists only the user's own sessions, in pages", async () => {
  const relay = relayThatSays({ kind: 'text', text: 'Yes.' });
  const asked = [request(), request(), request({ user_id: 'eve' }), request()];
  for (const each of asked) await askRelay(relay, each);
  const first = sessionListSchema.parse(await (await get(relay, '?user_id=ann&limit=2')).json());
  const rest = await get(relay, `?user_id=ann&limit=2&cursor=${first.next_cursor}`);
  const second = sessionListSchema.parse(await rest.json());
  expect([...first.sessions, ...second.sessions].map(session => session.session_id).toSorted()).toEqual(
    asked
      .filter(each => each.user_id === 'ann')
      .map(each => each.session_id)
      .toSorted(),
  );
  expect(second.next_cursor).toBeUndefined();
  expect((await get(relay, '?limit=1000')).status).toBe(400);
});

test('deleting a running session ends its turn and removes all of it', async () => {
  const relay = relayThatSays();
  const asked = request();
  const response = await postChat(relay, asked);
  const path = `/${asked.session_id}?user_id=ann`;
  expect((await remove(relay, path)).status).toBe(200);
  expect(await response.text()).toContain('对话完成');
  for (const gone of [await get(relay, path), await resume(relay, asked), await remove(relay, path)])
    expect(gone.status).toBe(404);
  expect(sessionListSchema.parse(await (await get(relay, '?user_id=ann')).json()).sessions).toEqual([]);
});

test('deleting everything of a user ends their turns, and leaves other users alone', async () => {
  const relay = relayThatSays();
  const [first, second, other] = [request(), request(), request({ user_id: 'eve' })];
  const running = [await postChat(relay, first), await postChat(relay, second)];
  const response = await remove(relay, '?user_id=ann');
  expect([response.status, await response.json()]).toEqual([200, { status: 'deleted', sessions: 2 }]);
  for (const each of running) expect(await each.text()).toContain('对话完成');
  for (const each of [first, second]) {
    expect((await get(relay, `/${each.session_id}?user_id=ann`)).status).toBe(404);
    expect((await resume(relay, each)).status).toBe(404);
  }
  const untouched = await postChat(relay, other);
  expect(await (await remove(relay, '?user_id=ann')).json()).toEqual({ status: 'deleted', sessions: 0 });
  expect((await get(relay, `/${other.session_id}?user_id=eve`)).status).toBe(200);
  expect((await remove(relay, '')).status).toBe(400);
  expect((await remove(relay, '?user_id=eve')).status).toBe(200);
  await untouched.text();
});

test("somebody else's is answered as one that is not there, to the letter", async () => {
  const relay = relayThatSays({ kind: 'text', text: 'Yes.' });
  const asked = request();
  await askRelay(relay, asked);
  const missing = crypto.randomUUID();
  for (const rest of ['', '/export']) {
    const foreign = await get(relay, `/${asked.session_id}${rest}?user_id=eve`);
    const absent = await get(relay, `/${missing}${rest}?user_id=eve`);
    expect([foreign.status, absent.status]).toEqual([404, 404]);
    expect(httpErrorSchema.parse(await foreign.json())).toEqual(await absent.json());
  }
  const foreign = await remove(relay, `/${asked.session_id}?user_id=eve`);
  expect(foreign.status).toBe(404);
  expect(await foreign.json()).toEqual(await (await remove(relay, `/${missing}?user_id=eve`)).json());
  expect((await get(relay, `/${asked.session_id}?user_id=ann`)).status).toBe(200);
});
