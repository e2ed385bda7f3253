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
  await begin(id);
  const ended = await relay.ended(id);
  expect(ended).toMatchObject({ status: 'completed' });
  const results = (await relay.events(id)).filter(({ type }) => type === 'tool_result');
  expect(results).toHaveLength(2);
  expect(results[1]).toMatchObject({ result: { error: expect.stringContaining('It is unknown') } });
});

test('a relay that stops leaves it to the next one to say that an approval is void', async () => {
  const fill = (page: unknown): ScriptedStep => ({
    ...{ call: 'browser_fill', args: { ref: refNamed(page, 'Email'), value: 'ann@example.com' } },
  });
  relay.script(([page]) => (page === undefined ? { call: 'browser_open', args: { url } } : fill(page)));
  const id = await relay.start({ prompt: 'Fill', urls: [url] });
  await relay.events(id, 'approval_required');
  await relay.stopTasks();
  const approval = relay.database.sql
    .selectFrom('agent_task_approval')
    .select('state')
    .where('task', '=', id);
  expect(await approval.execute()).toEqual([{ state: 'pending' }]);
});
