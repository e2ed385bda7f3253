import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { beginTask } from '../../relay/src/agent-tasks/store/begin-task.ts';
import { inOrder, type ScriptedStep } from './scripted-task-model.ts';
import { startTaskRelay, type TaskRelay } from './task-relay.ts';

/** A task that another relay took up, and dropped. */

const PAGES = {
  '/': '<!doctype html><title>Shop</title><h1>Teas</h1>',
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
