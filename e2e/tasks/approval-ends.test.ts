import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { voidApproval } from '../../relay/src/agent-tasks/store/approval-rows.ts';
import { beginTask } from '../../relay/src/agent-tasks/store/begin-task.ts';
import { type NextStep, refNamed } from './scripted-task-model.ts';
import { startTaskRelay, type TaskRelay } from './task-relay.ts';

/** However an approval ends without being given, the model, the readers and the database hear the same of it. */

const PAGES = { '/': '<!doctype html><title>Shop</title><label>Email <input name="email"></label>' };

let relay: TaskRelay;
let url = '';
beforeAll(async () => {
  relay = await startTaskRelay({ pages: PAGES });
  url = `${relay.site}/`;
});
afterEach(() => expect(relay.defects).toEqual([]));
afterAll(() => relay.close());

const fillOnce: NextStep = ([page, filled]) => {
  if (page === undefined) return { call: 'browser_open', args: { url } };
  if (filled === undefined)
    return { call: 'browser_fill', args: { ref: refNamed(page, 'Email'), value: 'ann@example.com' } };
  return { answer: { data: 'done' } };
};

async function asked(): Promise<{ id: string; approval: string; path: string }> {
  relay.script(fillOnce);
  const id = await relay.start({ prompt: 'Fill', urls: [url] });
  const event = (await relay.events(id, 'approval_required')).at(-1);
  const approval = event?.type === 'approval_required' ? event.approvalId : '';
  return { id, approval, path: `/api/v1/agent/${id}/approvals/${approval}` };
}

/** What the model heard of its second call, and what readers and the database say of the approval. */
async function heard(id: string) {
  const { approvals } = await relay.ended(id);
  const events = await relay.events(id);
  const [, result] = events.flatMap(event => (event.type === 'tool_result' ? [event.result] : []));
  return { result, event: events.find(({ type }) => type === 'rejected'), approval: approvals[0] };
}

test('one that is void was rejected by nobody', async () => {
  const { id, approval } = await asked();
  await voidApproval(relay.database.sql, { task: id, approval });
  const { result, ...said } = await heard(id);
  expect(result).toMatchObject({ success: false, error_type: 'NotPermitted' });
  expect(JSON.stringify(result)).toContain('has gone, and nothing was done');
  expect(JSON.stringify(result)).not.toContain('rejected');
  expect(said).toMatchObject({ event: { because: 'void' }, approval: { state: 'void' } });
});

test('a reason that is given in the live view is known everywhere', async () => {
  const { id, approval } = await asked();
  const { sessionId } = await relay.read(id);
  const inView = `/api/v1/browser/session/${sessionId}/approvals/${approval}`;
  const reason = 'Use the address of work';
  expect(await relay.post(inView, { decision: 'reject', reason })).toMatchObject({ status: 200 });
  const { result, ...said } = await heard(id);
  expect(JSON.stringify(result)).toContain(reason);
  expect(said).toMatchObject({
    event: { because: 'rejected', reason },
    approval: { state: 'rejected', reason },
  });
});

test('what was rejected as its relay stopped was not done, and the next relay says so', async () => {
  const { id, path } = await asked();
  // As a relay does that takes it up.
  await beginTask(relay.database, id);
  const reason = 'Not today';
  expect(await relay.post(path, { approved: false, reason })).toMatchObject({ status: 200 });
  const { result } = await heard(id);
  expect(result).toMatchObject({
    error: expect.stringMatching(/Nothing was done: a person rejected it.*Not today/u),
    error_type: 'NotPermitted',
  });
});
