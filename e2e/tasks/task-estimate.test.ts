import { taskEstimateSchema } from '@assent/shared';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTaskRelay, type TaskRelay } from './task-relay.ts';

/** What a task is said to cost before it begins. */

let relay: TaskRelay;
beforeAll(async () => {
  relay = await startTaskRelay({ pages: { '/': '<h1>Tea</h1>' }, found: ['/'] });
  // As many searches as the prompt says, and then the answer.
  relay.script((results, [first]) => {
    const searches = first?.role === 'user' ? Number(/Search (\d+) times/u.exec(first.text)?.[1]) : 0;
    return results.length < searches
      ? { call: 'web_search', args: { query: `tea ${results.length}` } }
      : { answer: { data: { ok: true } } };
  });
});
afterAll(() => relay.close());

async function estimate(body: object, secret?: string) {
  const answer = await relay.post('/api/v1/agent/estimate', { prompt: 'Find tea.', ...body }, secret);
  expect(answer.status).toBe(200);
  const { credits, basis } = taskEstimateSchema.parse(answer.body);
  return { ...credits, kind: basis.kind, tasks: basis.tasks };
}

async function costOf(searches: number, body: object = {}): Promise<number> {
  const id = await relay.start({ prompt: `Search ${searches} times.`, ...body });
  const { status, creditsUsed } = await relay.ended(id);
  expect(status).toBe('completed');
  return creditsUsed;
}

test('it is a guess from the prices at first, and what like tasks have cost as soon as five are known', async () => {
  const guess = await estimate({});
  expect(guess).toMatchObject({ kind: 'prices', tasks: 0 });
  expect(guess.low).toBeLessThan(guess.likely);
  expect(guess.likely).toBeLessThan(guess.high);

  const costs: number[] = [];
  for (const searches of [0, 1, 2, 3]) costs.push(await costOf(searches));
  expect((await estimate({})).kind).toBe('prices');
  costs.push(await costOf(8));
  // Of five, the tenth of a hundred is four tenths of the way from the first to the second; and so at the other end.
  const [first = 0, second = 0, middle = 0, fourth = 0, fifth = 0] = costs;
  expect(first).toBeLessThan(fifth);
  expect(await estimate({})).toEqual({
    low: Math.ceil(first + 0.4 * (second - first)),
    likely: middle,
    high: Math.ceil(fourth + 0.6 * (fifth - fourth)),
    ...{ kind: 'history', tasks: 5 },
  });

  // Never more than the limit; nothing of other tenants, and nothing of tasks of another kind.
  expect(await estimate({ maxCredits: 5 })).toMatchObject({ likely: middle, high: 5 });
  expect(await estimate({}, 'other/olga')).toMatchObject({ kind: 'prices' });
  expect(await estimate({ schema: { type: 'object' } })).toMatchObject({ kind: 'prices' });
});

test('tasks on the same sites say more than others', async () => {
  const urls = [`${relay.site}/`];
  for (const searches of [4, 4, 4, 4, 4]) await costOf(searches, { urls });
  const { low, likely, high, ...basis } = await estimate({ urls });
  expect(basis).toEqual({ kind: 'history', tasks: 5 });
  expect([low, high]).toEqual([likely, likely]);
});

test('an estimate of what could only fail is refused as the task would be, and begins nothing', async () => {
  const before = await relay.ask('/api/v1/agent');
  const answer = await relay.post('/api/v1/agent/estimate', { prompt: 'Find tea.', urls: ['ftp://tea/'] });
  expect(answer).toMatchObject({ status: 400, body: { error: { issues: [{ path: 'urls.0' }] } } });
  const poor = await relay.post('/api/v1/agent/estimate', { prompt: 'Find tea.', maxCredits: 1 });
  const needed = { path: 'maxCredits', message: expect.stringContaining('at least 5') };
  expect(poor).toMatchObject({ status: 400, body: { error: { issues: [needed] } } });
  const misspelt = await relay.post('/api/v1/agent/estimate', { prompt: 'Find tea.', 'Max-Steps': 5 });
  expect(misspelt).toMatchObject({ status: 400, body: { error: { issues: [{ path: 'Max-Steps' }] } } });
  await estimate({});
  expect(await (await relay.ask('/api/v1/agent')).json()).toEqual(await before.json());
});

const PAT = 'poor/pat';

test('a task that has what its first step needs takes it, and one that has less is not begun', async () => {
  const task = { prompt: 'Search 0 times.', urls: [`${relay.site}/`] };
  const { body } = await relay.post('/api/v1/agent/estimate', task, PAT);
  const { leastMaxCredits } = taskEstimateSchema.parse(body);
  const begin = async (maxCredits: number) =>
    (await relay.post('/api/v1/agent', { ...task, maxCredits, stream: false }, PAT)).status;
  expect(await begin(leastMaxCredits - 1)).toBe(400);
  const id = await relay.start({ ...task, maxCredits: leastMaxCredits }, PAT);
  expect(await relay.ended(id, PAT)).toMatchObject({ status: 'completed', steps: 1 });
});
