import { httpErrorSchema, sessionListSchema } from '@assent/shared';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { askRelay, postChat, resume } from '../../../testing/ask-relay.ts';
import { openCopiedDatabase } from '../../../testing/copied-database.ts';
import { answerOf } from '../../../testing/scripted-answer.ts';
import { parseAgent } from '../../agents/load-agents.ts';
import { createRelay } from '../../app.ts';
import type { Model } from '../../model/model.ts';
import { createSqlStore } from './sql-store.ts';

const database = await openCopiedDatabase();
const reported: unknown[] = [];
const store = createSqlStore(database, { report: thrown => reported.push(thrown) });
afterAll(() => store.close());

const model: Model = {
  name: 'scripted',
  title: 'scripted',
  accepts: () => true,
  answer: answerOf(async function* () {
    yield { kind: 'text', text: 'hello' };
    yield {
      kind: 'usage',
      usage: { input_tokens: 1, output_tokens: 1, cache_read_input_tokens: 0 },
    };
  }),
};
const app = createRelay({ models: [model], agents: [parseAgent('default', 'Be helpful.')], store });
const SESSIONS = '/api/v1/agent/sessions';

async function idsInList(user: string): Promise<string[]> {
  const list = await app.request(`${SESSIONS}?user_id=${user}`);
  return sessionListSchema.parse(await list.json()).sessions.map(session => session.session_id);
}

async function codeOf(response: Response): Promise<string> {
  const { code, message } = httpErrorSchema.parse(await response.json()).error;
  expect(message).toMatch(/can't read the stored session.*Start a new conversation.*delete this one/);
  return `${response.status} ${code}`;
}

const UNREADABLE = '500 session_unreadable';

test.each([
  ['an entry that is cut off', 'entries', 'entry', '{"role":"user","te'],
  ['an entry of a newer version', 'entries', 'entry', '{"role":"choir","verses":[]}'],
  ['what a turn cost', 'turns', 'usage', '{"input_tokens":"many"}'],
  ["a turn's name", 'turns', 'name', 'no JSON'],
])(
  '%s: the list is complete, and the session reports the next step and can be deleted',
  async (_, table, column, text) => {
    const user = crypto.randomUUID();
    const ask = async (): Promise<string> => {
      const session_id = crypto.randomUUID();
      const request = { message: 'hi', session_id, user_id: user, turn_id: 'one' };
      await askRelay((path, init) => app.request(path, init), request);
      return session_id;
    };
    const [good, bad] = [await ask(), await ask()];
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text} where session = ${bad}`.execute(
      database.sql,
    );
    expect((await idsInList(user)).sort()).toEqual([good, bad].sort());
    reported.length = 0;
    expect(await codeOf(await app.request(`${SESSIONS}/${bad}?user_id=${user}`))).toBe(UNREADABLE);
    expect(await codeOf(await app.request(`${SESSIONS}/${bad}/export?user_id=${user}`))).toBe(UNREADABLE);
    expect(reported).toHaveLength(2);
    if (table === 'entries') {
      const more = { message: 'more', session_id: bad, user_id: user };
      const post = () => postChat((path, init) => app.request(path, init), more);
      expect(await codeOf(await post())).toBe(UNREADABLE);
      // It was given back: not busy.
      expect(await codeOf(await post())).toBe(UNREADABLE);
    }
    expect((await app.request(`${SESSIONS}/${bad}?user_id=eve`)).status).toBe(404);
    const remove = { method: 'DELETE' };
    expect((await app.request(`${SESSIONS}/${bad}?user_id=${user}`, remove)).status).toBe(200);
    expect(await idsInList(user)).toEqual([good]);
    expect((await app.request(`${SESSIONS}/${good}?user_id=${user}`)).status).toBe(200);
  },
);

test('refuses to resume a turn with unreadable events, also on another relay', async () => {
  const asked = { message: 'hi', session_id: crypto.randomUUID(), user_id: 'ann', turn_id: 'one' };
  await askRelay((path, init) => app.request(path, init), asked);
  await sql`update events set events = '[{"song":1' where turn in
    (select id from turns where session = ${asked.session_id})`.execute(database.sql);
  const other = createRelay({ models: [model], agents: [parseAgent('default', 'Be brief.')], store });
  const taken = await resume((path, init) => other.request(path, init), asked, 0);
  expect(await codeOf(taken)).toBe(UNREADABLE);
});
