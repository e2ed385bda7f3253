import { expect, test } from 'vitest';
import { settle, simulatedClock } from '../../../testing/simulation/simulated-clock.ts';
import { SimulatedTaskRelay } from '../../../testing/simulation/simulated-task-relay.ts';
import { createTasks } from './open-tasks.ts';

const BACKEND = 'http://relay.test';
const PRESS = { trusted: true, repeated: false };

/** A panel in view, whose relay has been asked once. */
async function open(relay = new SimulatedTaskRelay()) {
  const clock = simulatedClock();
  const panel = { isVisible: true, isAgreed: true };
  const tasks = createTasks({
    ...{ backend: relay, clock, address: () => BACKEND },
    isVisible: () => panel.isVisible,
    isAgreed: () => panel.isAgreed,
  });
  tasks.refresh();
  await settle();
  return { relay, clock, panel, tasks, state: tasks.store.getState };
}

test('a backend that knows nothing of tasks gets one request, until it or its key is another', async () => {
  const relay = new SimulatedTaskRelay();
  relay.servesTasks = false;
  const { clock, tasks, state } = await open(relay);
  tasks.refresh();
  await clock.advance(120_000);
  expect(relay.lists).toBe(1);
  expect(state()).toMatchObject({ asked: undefined, ended: [] });
  tasks.restart();
  await settle();
  expect(relay.lists).toBe(2);
});

test('one that does not answer is asked again when the person comes back', async () => {
  const relay = new SimulatedTaskRelay();
  relay.failing = 'before';
  const { clock, tasks } = await open(relay);
  await clock.advance(120_000);
  expect(relay.lists).toBe(1);
  tasks.refresh();
  await settle();
  expect(relay.lists).toBe(2);
});

test('asks every half minute, every three seconds while a task runs, and never while the panel is hidden', async () => {
  const { relay, clock, panel, tasks } = await open();
  await clock.advance(60_000);
  expect(relay.lists).toBe(3);
  relay.ask(BACKEND, 1);
  await clock.advance(30_000);
  expect(relay.lists).toBe(4);
  await clock.advance(9_000);
  expect(relay.lists).toBe(7);
  panel.isVisible = false;
  await clock.advance(120_000);
  expect(relay.lists).toBe(7);
  panel.isVisible = true;
  tasks.refresh();
  await settle();
  expect(relay.lists).toBe(8);
});

test('asks nothing without the consent of the person, and forgets the card when it is withdrawn', async () => {
  const relay = new SimulatedTaskRelay();
  relay.ask(BACKEND, 1);
  const { panel, tasks, state } = await open(relay);
  expect(state().asked).toBeDefined();
  panel.isAgreed = false;
  tasks.restart();
  await settle();
  expect(state().asked).toBeUndefined();
  expect(relay.lists).toBe(1);
});

test.each(['expired', 'void', 'approved', 'rejected'] as const)(
  'what ended elsewhere as %s is said, and the task is followed to its end',
  async ended => {
    const { relay, clock, state } = await open();
    const approvalId = relay.ask(BACKEND, 1);
    await clock.advance(30_000);
    relay.end(approvalId, ended);
    await clock.advance(3_000);
    const ending =
      ended === 'approved' || ended === 'rejected'
        ? { kind: 'decided', approved: ended === 'approved', elsewhere: true }
        : { kind: ended };
    expect(state()).toMatchObject({ asked: undefined, ended: [{ ending, task: 'running' }] });
    relay.endTask(approvalId, 'completed');
    await clock.advance(3_000);
    expect(state().ended).toMatchObject([{ task: 'completed' }]);
  },
);

test.each([
  ['before', { asked: { state: { status: 'awaiting', isAgain: true } }, ended: [] }],
  ['after', { asked: undefined, ended: [{ ending: { kind: 'decided', approved: true, elsewhere: false } }] }],
] as const)(
  'a decision whose answer is lost (%s it arrived) is not sent again, but asked for',
  async (failing, after) => {
    const { relay, clock, tasks, state } = await open();
    const approvalId = relay.ask(BACKEND, 1);
    await clock.advance(30_000);
    tasks.arm(approvalId);
    await clock.advance(400);
    relay.failing = failing;
    expect(tasks.decide(approvalId, { approved: true }, PRESS)).toBe('accepted');
    await settle();
    expect(state().asked?.state).toEqual({ status: 'checking', sent: true });
    expect(tasks.decide(approvalId, { approved: true }, PRESS)).toBe('not-awaiting');
    relay.failing = 'no';
    await clock.advance(3_000);
    expect(relay.sent).toHaveLength(1);
    expect(state()).toMatchObject(after);
  },
);

test('a key that may not decide is named, and the card stays until its time is over', async () => {
  const { relay, clock, tasks, state } = await open();
  const approvalId = relay.ask(BACKEND, 1);
  await clock.advance(30_000);
  relay.refuses = true;
  tasks.decide(approvalId, { approved: false, reason: 'too dear' }, PRESS);
  await settle();
  expect(relay.sent).toMatchObject([{ approved: false, reason: 'too dear' }]);
  expect(state().asked?.state).toEqual({ status: 'refused', message: 'HTTP 403' });
  relay.end(approvalId, 'expired');
  await clock.advance(3_000);
  expect(state()).toMatchObject({ asked: undefined, ended: [{ ending: { kind: 'expired' } }] });
});

test('shows one card at a time, the oldest task first, and says how many others wait', async () => {
  const relay = new SimulatedTaskRelay();
  const [first, second] = [relay.ask(BACKEND, 1), relay.ask(BACKEND, 2)];
  const { clock, tasks, state } = await open(relay);
  expect(state()).toMatchObject({ asked: { card: { approvalId: first } }, waiting: 1 });
  tasks.decide(first, { approved: false }, PRESS);
  await clock.advance(0);
  expect(state()).toMatchObject({ asked: { card: { approvalId: second } }, waiting: 0, arming: undefined });
});

test('a list that is late brings no card of what has been decided', async () => {
  const { relay, clock, state } = await open();
  const approvalId = relay.ask(BACKEND, 1);
  const late = await relay.list(BACKEND);
  relay.end(approvalId, 'rejected');
  relay.list = async () => late;
  await clock.advance(30_000);
  expect(state().asked).toBeUndefined();
});
