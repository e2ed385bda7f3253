import { type PersonInput, viewLinkSchema } from '@assent/shared';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { inOrder, type NextStep, refNamed, type ScriptedStep } from './scripted-task-model.ts';
import { startTaskRelay, type TaskRelay } from './task-relay.ts';

/** A person takes over the browser of a task in its live view: the task waits, and then looks again. */

const PAGES = {
  '/': `<!doctype html><title>Tea shop</title><h1>Teas</h1>
<form method="post" action="/order"><label>Email <input name="email" autofocus></label><button>Order</button></form>`,
  '/order': '<!doctype html><title>Ordered</title><h1>Thank you</h1>',
};

let posted: string[] = [];
let relay: TaskRelay;
let url = '';
beforeAll(async () => {
  relay = await startTaskRelay({ pages: PAGES, posted: (_request, body) => posted.push(body) });
  url = `${relay.site}/`;
});
beforeEach(() => {
  posted = [];
});
afterEach(() => expect(relay.defects).toEqual([]));
afterAll(() => relay.close());

const DONE: ScriptedStep = { answer: { data: 'done' } };
const OPEN = (): ScriptedStep => ({ call: 'browser_open', args: { url } });
const SNAPSHOT: ScriptedStep = { call: 'browser_snapshot' };

const order = (page: unknown): ScriptedStep => ({
  ...{ call: 'browser_click', args: { ref: refNamed(page, 'Order') } },
});

/** What a person does with a link to the live view. */
type Person = { play(...inputs: PersonInput[]): Promise<void>; returnControl(): Promise<void> };

const VIEWER = 'ann-page';

async function takeOver(task: string): Promise<Person> {
  const { sessionId = '' } = await relay.read(task);
  const view = `/api/v1/browser/session/${sessionId}/view`;
  const made = await relay.post(`${view}/link`, { mode: 'control' });
  const secret = viewLinkSchema.parse(made.body).url.split('.').at(-1);
  const watching = await relay.ask(`${view}/live?viewer=${VIEWER}`, {}, secret);
  expect(watching.status).toBe(200);
  const ask = async (path: string, body: object): Promise<void> => {
    const answer = await relay.post(`${view}/live/${path}`, { viewer: VIEWER, ...body }, secret);
    expect(answer.status).toBe(200);
  };
  await ask('control', { control: 'person' });
  return {
    play: (...inputs) => ask('input', { inputs }),
    async returnControl() {
      await ask('control', { control: 'program' });
      await watching.body?.cancel();
    },
  };
}

async function resultsOf(id: string): Promise<unknown[]> {
  const events = await relay.events(id);
  return events.flatMap(event => (event.type === 'tool_result' ? [event.result] : []));
}

/** The events of which the person is the reason. */
async function waitsOf(id: string): Promise<unknown[]> {
  const events = await relay.events(id);
  return events.filter(event => event.type === 'progress' && event.message.includes('A person'));
}

const PERSON_WAITS = expect.objectContaining({ message: expect.stringContaining('A person') });

test('a call waits until the person hands back, without using up the time, and then nothing runs unseen', async () => {
  const taken = Promise.withResolvers<void>();
  relay.script(async results => {
    if (results.length === 0) return OPEN();
    if (results.length === 2) return SNAPSHOT;
    if (results.length > 2) return results.length === 3 ? order({ page: results[2] }) : DONE;
    await taken.promise;
    return order(results[0]);
  });
  const allow = [{ sites: [new URL(url).host], operations: ['click'] }];
  const id = await relay.start({ prompt: 'Order', urls: [url], policy: { allow } });
  await relay.events(id, 'tool_result');
  const person = await takeOver(id);
  taken.resolve();
  await expect.poll(async () => (await relay.read(id)).progress).toEqual(PERSON_WAITS);
  const from = Date.now();
  await person.play({ kind: 'text', text: 'ann@example.com' });
  expect((await relay.events(id, 'tool_result')).filter(({ type }) => type === 'tool_result')).toHaveLength(
    1,
  );
  const held = Date.now() - from;
  await person.returnControl();
  expect(await relay.ended(id)).toMatchObject({ status: 'completed' });
  const { waited } = await relay.database.sql
    .selectFrom('agent_task')
    .select('waited')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(waited).toBeGreaterThanOrEqual(held);
  const [, refused, seen, ordered] = await resultsOf(id);
  expect(refused).toMatchObject({ success: false, error: expect.stringContaining('browser_snapshot') });
  expect(seen).toMatchObject({
    ...{ success: true, note: expect.stringContaining('person') },
    snapshot: expect.stringContaining('ann@example.com'),
  });
  expect(seen).not.toHaveProperty('changes_only');
  expect(ordered).toMatchObject({ success: true });
  expect(posted).toEqual(['email=ann%40example.com']);
  expect(await waitsOf(id)).toHaveLength(1);
});

test('what a person did while the model thought is heard of too', async () => {
  const returned = Promise.withResolvers<void>();
  const steps: NextStep = inOrder(OPEN(), { call: 'browser_press', args: { key: 'Enter' } }, SNAPSHOT, DONE);
  relay.script(async (results, turns) => {
    if (results.length === 1) await returned.promise;
    return steps(results, turns);
  });
  const allow = [{ operations: ['press'] }];
  const id = await relay.start({ prompt: 'Press', urls: [url], policy: { allow } });
  await relay.events(id, 'tool_result');
  const person = await takeOver(id);
  await person.play({ kind: 'key', key: 'Enter' });
  await person.returnControl();
  returned.resolve();
  expect(await relay.ended(id)).toMatchObject({ status: 'completed' });
  const [, refused, seen] = await resultsOf(id);
  expect(refused).toMatchObject({ success: false, error: expect.stringContaining('browser_snapshot') });
  expect(seen).toMatchObject({ note: expect.stringContaining('person'), url: `${url}order` });
  expect(await waitsOf(id)).toEqual([]);
});

test('a page that the person opened as the last thing is seen, also while it comes', async () => {
  const returned = Promise.withResolvers<void>();
  const steps: NextStep = inOrder(OPEN(), SNAPSHOT, DONE);
  relay.script(async (results, turns) => {
    if (results.length === 1) await returned.promise;
    return steps(results, turns);
  });
  const id = await relay.start({ prompt: 'Look', urls: [url] });
  await relay.events(id, 'tool_result');
  const person = await takeOver(id);
  await person.play({ kind: 'open', url: `${url}order` });
  await person.returnControl();
  returned.resolve();
  expect(await relay.ended(id)).toMatchObject({ status: 'completed' });
  const [, seen] = await resultsOf(id);
  expect(seen).toMatchObject({ success: true, url: `${url}order` });
});

test('the page that comes with a result waits for the person as well', async () => {
  relay.script(inOrder(OPEN(), { call: 'browser_wait', args: { seconds: 3 } }, DONE));
  const id = await relay.start({ prompt: 'Wait', urls: [url] });
  await relay.events(id, 'tool_call', 2);
  const person = await takeOver(id);
  await expect.poll(async () => (await relay.read(id)).progress).toEqual(PERSON_WAITS);
  await person.play({ kind: 'key', key: 'Enter' });
  await person.returnControl();
  expect(await relay.ended(id)).toMatchObject({ status: 'completed' });
  const [, waited] = await resultsOf(id);
  expect(waited).toMatchObject({ success: true, page: { url: `${url}order` } });
  expect(JSON.stringify(waited)).toContain('A person');
});

test('a task that waits for a person is cancelled at once', async () => {
  const taken = Promise.withResolvers<void>();
  relay.script(async results => {
    if (results.length > 0) await taken.promise;
    return OPEN();
  });
  const id = await relay.start({ prompt: 'Open', urls: [url] });
  await relay.events(id, 'tool_result');
  await takeOver(id);
  taken.resolve();
  await expect.poll(async () => (await relay.read(id)).progress).toEqual(PERSON_WAITS);
  const began = Date.now();
  await relay.ask(`/api/v1/agent/${id}`, { method: 'DELETE' });
  const sessionGone = async (): Promise<unknown> => (await relay.read(id)).sessionId;
  await expect.poll(sessionGone).toBeUndefined();
  expect(await relay.ended(id)).toMatchObject({ status: 'cancelled' });
  expect(Date.now() - began).toBeLessThan(5_000);
});

/** Its only action waits for an approval, and a person has taken over meanwhile. */
async function askedThenTaken(): Promise<{ id: string; person: Person; approve(): Promise<number> }> {
  relay.script(async results =>
    results.length === 0 ? OPEN() : results.length === 1 ? order(results[0]) : DONE,
  );
  const id = await relay.start({ prompt: 'Order', urls: [url] });
  await relay.events(id, 'approval_required');
  const person = await takeOver(id);
  const { approvals } = await relay.read(id);
  const path = `/api/v1/agent/${id}/approvals/${approvals[0]?.approvalId}`;
  return { id, person, approve: async () => (await relay.post(path, { approved: true })).status };
}

test('what is approved while a person has the browser runs once they hand it back', async () => {
  const { id, person, approve } = await askedThenTaken();
  expect(await approve()).toBe(200);
  await expect.poll(async () => (await relay.read(id)).progress).toEqual(PERSON_WAITS);
  expect(posted).toEqual([]);
  await person.returnControl();
  expect(await relay.ended(id)).toMatchObject({ status: 'completed', approvals: [{ state: 'approved' }] });
  expect(posted).toEqual(['email=']);
  const [, ordered] = await resultsOf(id);
  expect(ordered).toMatchObject({ success: true, page: { note: expect.stringContaining('person') } });
});

test('what is approved does not run once the person has changed what it would send', async () => {
  const { id, person, approve } = await askedThenTaken();
  await person.play({ kind: 'text', text: 'eve@example.com' });
  expect(await approve()).toBe(200);
  await person.returnControl();
  expect(await relay.ended(id)).toMatchObject({ status: 'completed' });
  expect(posted).toEqual([]);
  const [, refused] = await resultsOf(id);
  expect(refused).toMatchObject({ success: false, error_type: 'ElementChanged' });
});
