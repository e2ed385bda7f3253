import type { Routine, RoutineStep } from '@assent/shared';
import { expect, test } from 'vitest';
import { personMessages } from '../../../messages/person/person-messages.ts';
import { approveCard } from '../../../testing/simulation/ask-simulated.ts';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { parseCall } from '../../../tools/parse-call.ts';

/** As the simulated page names its elements at first. */
const nameOf = (id: string): string => `${id} vb (0s)`;

function step(operation: string, id: string, rest: Partial<RoutineStep> = {}): RoutineStep {
  return { operation, target: { role: 'button', name: nameOf(id) }, params: {}, expect: {}, ...rest };
}

const routine: Routine = {
  format: 'assent-routine',
  version: 1,
  name: 'Buy *tea*',
  parameters: [{ name: 'amount', type: 'text', label: 'Amount', default: '1' }],
  steps: [
    step('fill', 'e_1', { params: { value: '{{amount}}' } }),
    step('click', 'e_2'),
    step('click', 'e_1', { appearsLater: true }),
  ],
};

type World = Pick<SimulatedPanel, 'consent' | 'toolset'>;

async function replaying(given: Routine = routine, world: Partial<World> = {}): Promise<SimulatedPanel> {
  const panel = Object.assign(new SimulatedPanel(parseCall), world);
  panel.page.findMore = async () => {
    const ids = [...panel.page.tab.elements.versions.keys()];
    return { elements: ids.map(id => ({ id, desc: id })), offset: 0, total: ids.length };
  };
  await panel.turn().replay(given, new Map([['amount', '3']]));
  await panel.look();
  return panel;
}

function saidLast(panel: SimulatedPanel): string {
  const answer = panel
    .store()
    .getState()
    .conversation.entries.findLast(entry => entry.kind === 'answer');
  return answer?.kind === 'answer' ? answer.text : '';
}

function executed(panel: SimulatedPanel): string[] {
  return panel.page.executions.map(({ action }) => `${action.action} ${action.target.elementId}`);
}

test('each card is approved by the person, runs what the routine says, and no request leaves the panel', async () => {
  const panel = await replaying();
  expect(panel.waiting()?.state).toMatchObject({ card: { rows: [{}, {}] } });
  expect(saidLast(panel)).toBe('Steps 1 to 2 of 3.');
  expect(executed(panel)).toEqual([]);
  await approveCard(panel);
  expect(executed(panel)).toEqual(['fill e_1', 'click e_2']);
  expect(panel.page.executions[0]?.action.params).toEqual({ value: '3' });
  expect(saidLast(panel)).toBe('Step 3 of 3.');
  await approveCard(panel);
  expect(executed(panel)).toHaveLength(3);
  expect(saidLast(panel)).toBe('Finished: 3 of 3 steps went as recorded.');
  expect(panel.backend.requests).toEqual([]);
});

test('where an element is missing nothing runs', async () => {
  const panel = await replaying({
    ...routine,
    steps: routine.steps.with(2, step('click', 'e_9')),
  });
  expect(panel.waiting()).toBeUndefined();
  expect(saidLast(panel)).toContain('Stopped at step 3: Click “e\\_9 vb \\(0s\\)”');
  expect(executed(panel)).toEqual([]);
});

test('what is missing after the first card is waited for, until the page has it or time is up', async () => {
  const later = { ...routine, steps: routine.steps.with(2, step('click', 'e_4', { appearsLater: true })) };
  const panel = await replaying(later);
  await approveCard(panel);
  expect(panel.waiting()).toBeUndefined();
  expect(panel.store().getState().activity.status).toBe('busy');
  panel.page.tab.elements.versions.set('e_4', 1);
  panel.page.reportChange();
  await panel.look();
  expect(saidLast(panel)).toBe('Step 3 of 3.');
  await approveCard(panel);
  expect(executed(panel).at(-1)).toBe('click e_4');
  const other = await replaying(later);
  await approveCard(other);
  await other.clock.advance(4_000);
  expect(saidLast(other)).toContain('Stopped at step 3');
});

test('Stop ends a replay that waits for the page; asked again, it continues where it was', async () => {
  const later = { ...routine, steps: routine.steps.with(2, step('click', 'e_4', { appearsLater: true })) };
  const panel = await replaying(later);
  await approveCard(panel);
  panel.turn().stop();
  await settle();
  expect(panel.store().getState().activity.status).toBe('idle');
  panel.page.tab.elements.versions.set('e_4', 1);
  panel.turn().tryAgain();
  await panel.look();
  expect(saidLast(panel)).toBe('Step 3 of 3.');
  expect(executed(panel)).toEqual(['fill e_1', 'click e_2']);
});

test('a receipt that differs ends the replay', async () => {
  const thanks = step('click', 'e_2', { expect: { message: 'Thank you' } });
  const panel = await replaying({ ...routine, steps: routine.steps.with(1, thanks) });
  await approveCard(panel);
  expect(saidLast(panel)).toContain('The page said “Thank you”. This time it said nothing.');
  expect(panel.waiting()).toBeUndefined();
  expect(executed(panel)).toHaveLength(2);
});

test('a rejection or a message ends it, and later messages reach no backend', async () => {
  const panel = await replaying();
  await panel.clock.advance(400);
  panel.turn().reject(panel.waiting()?.id ?? '', { trusted: true, repeated: false });
  await settle();
  expect(saidLast(panel)).toContain('You rejected the card');
  panel.turn().send('And now?');
  await settle();
  expect(saidLast(panel)).toContain('no model reads it');
  const other = await replaying();
  other.turn().send('Wait');
  await settle();
  expect(saidLast(other)).toContain('You sent a message instead');
  expect(executed(other)).toEqual([]);
  expect([...panel.backend.requests, ...other.backend.requests]).toEqual([]);
});

test('steps that the person did by hand count as done, and the next ones follow', async () => {
  const panel = await replaying();
  await panel.clock.advance(400);
  const { doneByHand } = personMessages.en.card;
  panel.turn().reject(panel.waiting()?.id ?? '', { trusted: true, repeated: false }, doneByHand);
  await panel.look();
  expect(saidLast(panel)).toBe('Step 3 of 3.');
  await approveCard(panel);
  expect(saidLast(panel)).toContain('1 of 3 steps went as recorded; the others');
  expect(executed(panel)).toEqual(['click e_1']);
});

test('after the panel was closed nothing continues by itself, and the result stays here', async () => {
  const panel = await replaying();
  await panel.reload();
  await panel.look();
  await approveCard(panel);
  expect(saidLast(panel)).toContain('The panel was closed during this replay.');
  expect(panel.waiting()).toBeUndefined();
  expect(panel.backend.requests).toEqual([]);
});

test('a new chat after a replay asks the backend', async () => {
  const panel = await replaying();
  await panel.turn().newChat();
  panel.turn().send('Hello');
  await settle();
  expect(panel.backend.requests).toHaveLength(1);
});

test('a routine of secrets alone waits for the person', async () => {
  const secret: Routine = {
    ...routine,
    parameters: [{ name: 'word', type: 'text', label: 'Word', secret: true }],
    steps: [step('fill', 'e_3', { params: { value: '{{word}}' } })],
  };
  const panel = await replaying(secret);
  expect(saidLast(panel)).toContain('Then send a message to continue.');
  panel.turn().send('done');
  await settle();
  expect(saidLast(panel)).toBe('Finished: 1 of 1 step went as recorded.');
  expect(executed(panel)).toEqual([]);
});

test('nothing is replayed without consent', async () => {
  const panel = await replaying(routine, { consent: false });
  expect(panel.waiting()).toBeUndefined();
  expect(saidLast(panel)).toBe('');
  expect(panel.sentUnasked).toEqual([]);
});

test('the tools that models get do not matter', async () => {
  const panel = await replaying(routine, { toolset: 'flat' });
  await approveCard(panel);
  expect(executed(panel)).toEqual(['fill e_1', 'click e_2']);
});
