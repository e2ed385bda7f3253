import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { beginTask } from '../../relay/src/agent-tasks/store/begin-task.ts';
import { inOrder, refNamed, type ScriptedStep } from './scripted-task-model.ts';
import { startTaskRelay, type TaskRelay } from './task-relay.ts';

/** A task that another relay took up, and dropped. */

const PAGES = {
  '/': '<!doctype html><title>Shop</title><h1>Teas</h1><label>Email <input name="email"></label>',
};

let relay: TaskRelay;
let url = '';
beforeAll(async () => {
  relay = await startTaskRelay({ pages: PAGES });
  url = `${relay.site}/`;
});
afterEach(() => expect(relay.defects).toEqual([]));
afterAll(() => relay.close());

const DONE: ScriptedStep = { answer: { data: 'done' } };

/** As a relay does that was paused between getting the job of a task and beginning it: it has no job, and goes no further. */
const begin = (id: string): Promise<unknown> => beginTask(relay.database, id);

test('it is gone on with by the relay that has its job', async () => {
  relay.script(
    inOrder({ call: 'browser_open', args: { url } }, { call: 'browser_wait', args: { seconds: 1 } }, DONE),
  );
  const id = await relay.start({ prompt: 'Wait', urls: [url] });
  await relay.events(id, 'tool_call', 2);
  const { creditsUsed } = await relay.read(id);
  expect(creditsUsed).toBe(3);
  await begin(id);
  const ended = await relay.ended(id);
  expect(ended).toMatchObject({ status: 'completed' });
  const results = (await relay.events(id)).filter(({ type }) => type === 'tool_result');
  expect(results).toHaveLength(2);
  const left = expect.stringContaining('about 497 credits');
  expect(results[1]).toMatchObject({ result: { error: expect.stringContaining('It is unknown'), left } });
});

/** Opens the page, asks whether it may fill, and is done. */
const filling: Parameters<TaskRelay['script']>[0] = results => {
  const [page, filled] = results;
  if (page === undefined) return { call: 'browser_open', args: { url } };
  if (filled !== undefined) return DONE;
  return { call: 'browser_fill', args: { ref: refNamed(page, 'Email'), value: 'ann@example.com' } };
};

test('an approval that comes too late for the relay that asked is void, and nothing was done', async () => {
  relay.script(filling);
  const id = await relay.start({ prompt: 'Fill', urls: [url] });
  const asked = (await relay.events(id, 'approval_required')).at(-1);
  if (asked?.type !== 'approval_required') throw new Error('Nobody was asked.');
  const { approvalId, callId } = asked;
  // The relay that asked has the browser yet, and no more the task.
  await begin(id);
  const decided = await relay.post(`/api/v1/agent/${id}/approvals/${approvalId}`, { approved: true });
  expect(decided).toMatchObject({ status: 200, body: { state: 'approved' } });
  const ended = await relay.ended(id);
  expect(ended).toMatchObject({ status: 'completed', approvals: [{ approvalId, state: 'void' }] });
  expect(ended.approvals[0]?.by).toContain('ann');
  const after = (await relay.events(id)).slice(
    (await relay.events(id)).findIndex(({ type }) => type === asked.type) + 1,
  );
  expect(after).toMatchObject([
    { type: 'rejected', approvalId, because: 'void' },
    { type: 'tool_result', callId, result: { error: expect.stringContaining('Nothing was done') } },
    ...[{ type: 'progress' }, { type: 'complete' }],
  ]);
});

test('a relay that stops leaves it to the next one to say that an approval is void', async () => {
  relay.script(filling);
  const id = await relay.start({ prompt: 'Fill', urls: [url] });
  await relay.events(id, 'approval_required');
  await relay.stopTasks();
  const approval = relay.database.sql
    .selectFrom('agent_task_approval')
    .select('state')
    .where('task', '=', id);
  expect(await approval.execute()).toEqual([{ state: 'pending' }]);
});
