import { readResultMessage } from '@assent/shared';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerWith, approveCard, askSimulated, callFor } from '../../../testing/simulation/ask-simulated.ts';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { MAX_CALLS, MAX_CHARACTERS } from './stream-answer.ts';

const act = (elementId: string, action = 'fill', params = {}): object => ({
  action,
  target: { elementId },
  params,
});

const result = (panel: SimulatedPanel): Record<string, unknown> =>
  JSON.parse(readResultMessage(panel.backend.accepted.at(-1)?.message ?? '')?.result ?? '{}');

const lastEntry = (panel: SimulatedPanel): unknown => panel.store().getState().conversation.entries.at(-1);

describe('a turn', () => {
  test('question, card, approval, result, answer', async () => {
    const panel = await askSimulated(answerWith(callFor('tool_1', act('e_1'), act('e_2', 'click'))));
    expect(panel.waiting()?.page).toMatchObject({ tabId: 7, documentId: 'document-1' });
    expect(panel.page.executions).toEqual([]);
    await approveCard(panel);
    expect(panel.page.executions).toHaveLength(2);
    expect(panel.backend.requests).toHaveLength(2);
    expect(panel.backend.requests[1]).toMatchObject({ role: 'user', tool_id: 'tool_1' });
    expect(result(panel)).toMatchObject({
      success: true,
      summary: '执行了 2 个操作，成功 2 个，失败 0 个',
    });
    expect(lastEntry(panel)).toMatchObject({ kind: 'answer', state: { status: 'complete' } });
  });

  test('a call that a later answer repeats is not asked about again; another with its id is', async () => {
    const call = callFor('tool_1', act('e_1'));
    const other = callFor('tool_1', act('e_2', 'click'));
    const panel = await askSimulated(answerWith(call), answerWith(call), answerWith(other));
    await approveCard(panel);
    expect(panel.page.executions).toHaveLength(1);
    expect(result(panel)).toMatchObject({ success: false, error_type: 'InvalidArgument' });
    expect(panel.waiting()?.argumentsText).toBe(other.arguments);
    panel.turn().reject(panel.waiting()?.id ?? '', { trusted: true, repeated: false });
    await panel.look();
    panel.backend.script.push(answerWith(call));
    panel.turn().send('Do it again');
    await panel.look();
    expect(panel.waiting()?.argumentsText).toBe(call.arguments);
  });

  test('sends without an unreadable page, with the tools that need none, and says so', async () => {
    const panel = new SimulatedPanel();
    panel.page.readable = false;
    panel.turn().send('Hello');
    await settle();
    expect(panel.backend.requests[0]?.browser_tools).toMatchObject([{ name: 'navigate' }]);
    expect(panel.backend.requests[0]).not.toHaveProperty('current_page_info');
    const { entries } = panel.store().getState().conversation;
    expect(entries.map(entry => entry.kind)).toEqual(['person', 'notice', 'answer']);
    expect(entries[1]).toMatchObject({ notice: { type: 'NotPermitted', origin: 'https://shop.example' } });
  });

  test('reports a turn without text or a call, and offers a retry', async () => {
    const panel = await askSimulated({ calls: [], text: '', end: 'complete' });
    expect(lastEntry(panel)).toMatchObject({ state: { status: 'failed', problem: { kind: 'empty' } } });
    panel.turn().tryAgain();
    await panel.look();
    expect(panel.backend.requests).toHaveLength(2);
  });

  test('closes a card of a backend that is no longer selected, and does not send its result', async () => {
    const panel = await askSimulated(answerWith(callFor('tool_1', act('e_1'))));
    panel.backend.url = 'http://other';
    await panel.clock.advance(400);
    expect(panel.press()).toBe('not-awaiting');
    await panel.look();
    expect(panel.page.executions).toEqual([]);
    expect(panel.backend.requests).toHaveLength(1);
    expect(panel.calls()[0]?.state).toMatchObject({ status: 'void', reason: 'other-backend' });
  });

  test('a new chat during a batch neither waits for the next answer nor requests it', async () => {
    const panel = await askSimulated(answerWith(callFor('tool_1', act('e_1'))));
    await panel.clock.advance(400);
    expect(panel.press()).toBe('accepted');
    const before = panel.store().getState().conversation.id;
    await panel.turn().newChat();
    expect(panel.store().getState().conversation.id).not.toBe(before);
    expect(panel.backend.requests).toHaveLength(1);
  });

  test('returns invalid arguments three times, then ends the turn', async () => {
    const broken = answerWith({ toolName: 'page_action', arguments: 'broken' });
    const panel = await askSimulated(broken, broken, broken, broken);
    expect(panel.waiting()).toBeUndefined();
    expect(panel.backend.requests).toHaveLength(4);
    expect(result(panel)).toMatchObject({ success: false, error_type: 'InvalidArgument' });
    expect(panel.calls().at(-1)?.state).toMatchObject({ status: 'void', reason: 'gave-up' });
  });

  test('returns a missing target without a card', async () => {
    const panel = await askSimulated(answerWith(callFor('tool_1', act('e_9'))));
    expect(panel.waiting()).toBeUndefined();
    expect(result(panel)).toMatchObject({ success: false, error_type: 'ElementNotFound' });
  });

  test("with one missing target, harmless rows can run, and consequential ones can't", async () => {
    const panel = await askSimulated(
      answerWith(callFor('tool_1', act('e_9'), act('e_1'), act('e_2', 'click'))),
    );
    await approveCard(panel);
    expect(panel.page.executions.map(({ action }) => action.target.elementId)).toEqual(['e_1']);
    expect(result(panel).results).toMatchObject([
      { error_type: 'ElementNotFound' },
      { success: true },
      { error_type: 'NotPermitted' },
    ]);
  });

  test('runs nothing consequential after a failed row', async () => {
    const panel = await askSimulated(
      answerWith(callFor('tool_1', act('e_1', 'fill', { fails: true }), act('e_2', 'click'), act('e_3'))),
    );
    await approveCard(panel);
    expect(panel.page.executions).toHaveLength(2);
    expect(result(panel)).toMatchObject({ success: false });
  });

  test('does not write over what an earlier row wrote, after a failed row between them', async () => {
    const rows = [act('e_1', 'fill'), act('e_2', 'fill', { fails: true }), act('e_1', 'fill')];
    const panel = await askSimulated(answerWith(callFor('tool_1', ...rows, act('e_3', 'fill'))));
    await approveCard(panel);
    expect(panel.page.executions.map(({ action }) => action.target.elementId)).toEqual(['e_1', 'e_2', 'e_3']);
    expect(result(panel).results).toMatchObject([
      { success: true },
      { success: false },
      { error_type: 'NotPermitted' },
      { success: true },
    ]);
  });

  test('Stop during a batch reports the remaining rows as rejected', async () => {
    const panel = await askSimulated(answerWith(callFor('tool_1', act('e_1'), act('e_2'))));
    panel.page.hold();
    await approveCard(panel);
    panel.turn().stop();
    panel.page.letGo();
    await settle();
    expect(panel.page.executions).toHaveLength(1);
    expect(result(panel).results).toMatchObject([{ success: true }, { error_type: 'Rejected' }]);
  });

  test('asks a killed worker again under the same key', async () => {
    const panel = await askSimulated(answerWith(callFor('tool_1', act('e_1'))));
    await panel.clock.advance(400);
    panel.page.killWorker('after', 2);
    panel.press();
    await panel.clock.advance(5_000);
    expect(panel.page.executions).toHaveLength(1);
    expect(result(panel)).toMatchObject({ success: true });
  });

  test('does not run on a page that changed between card and approval, and says so', async () => {
    const panel = await askSimulated(answerWith(callFor('tool_1', act('e_1'))));
    panel.page.tab.navigate();
    await approveCard(panel);
    expect(panel.page.executions).toEqual([]);
    expect(result(panel).results).toMatchObject([{ error_type: 'PageGone' }]);
  });

  test('handles two calls of one answer in order, each with its card and result', async () => {
    const panel = await askSimulated(
      answerWith(callFor('tool_1', act('e_1')), callFor('tool_2', act('e_2'))),
    );
    await approveCard(panel);
    await approveCard(panel);
    expect(panel.backend.accepted.map(request => request.tool_id)).toEqual([undefined, 'tool_1', 'tool_2']);
  });

  test('a new message closes the card without running it', async () => {
    const panel = await askSimulated(answerWith(callFor('tool_1', act('e_1'))));
    expect(panel.turn().send('Never mind')).toBe(true);
    await settle();
    expect(panel.calls()[0]?.state).toMatchObject({ status: 'void', reason: 'superseded' });
    expect(panel.backend.accepted.at(-1)?.message).toBe('Never mind');
  });

  test('sends the decision about a backend tool, by its name if it has no id', async () => {
    const panel = await askSimulated(answerWith({ toolName: 'search_web', arguments: '{}' }));
    await approveCard(panel);
    const sent = panel.backend.accepted.at(-1);
    expect(sent?.role).toBe('function');
    expect(JSON.parse(sent?.message ?? '')).toEqual({ toolId: 'search_web', approved: true });
  });
});

describe('an incomplete answer', () => {
  test('reports an unreachable backend, and Try again sends the same question', async () => {
    const panel = await askSimulated({ calls: [], end: 'unreachable' });
    expect(lastEntry(panel)).toMatchObject({ state: { problem: { kind: 'unreachable' } } });
    panel.turn().tryAgain();
    await settle();
    expect(panel.backend.accepted.map(request => request.message)).toEqual(['Do it']);
  });

  test('sends a lost result again, but not one that was accepted', async () => {
    const panel = await askSimulated(answerWith(callFor('tool_1', act('e_1'))), {
      calls: [],
      end: 'unreachable',
    });
    panel.backend.script.push({ calls: [], end: 'cut' });
    await approveCard(panel);
    panel.turn().tryAgain();
    await settle();
    expect(panel.backend.accepted.map(request => request.tool_id)).toEqual([undefined, 'tool_1']);
    panel.turn().tryAgain();
    await settle();
    expect(panel.backend.accepted.at(-1)?.message).toBe('Please continue.');
  });

  test('marks the answer of a closed panel, and continues nothing by itself', async () => {
    const panel = await askSimulated({ calls: [], end: 'hang' });
    await panel.reload();
    await panel.clock.advance(60_000);
    expect(lastEntry(panel)).toMatchObject({ state: { problem: { kind: 'closed' } } });
    expect(panel.backend.requests).toHaveLength(1);
  });

  test('shows the card of a reopened panel, and arms it again', async () => {
    const panel = await askSimulated(answerWith(callFor('tool_1', act('e_1'))));
    await panel.reload();
    await panel.look();
    expect(panel.press()).toBe('early');
    await approveCard(panel);
    expect(panel.page.executions).toHaveLength(1);
  });

  test('reports an interrupted run as unknown, on Continue', async () => {
    const panel = await askSimulated(answerWith(callFor('tool_1', act('e_1'), act('e_2'))));
    panel.page.hold();
    await approveCard(panel);
    await panel.reload();
    expect(panel.backend.requests).toHaveLength(1);
    panel.turn().continueTurn();
    await settle();
    expect(panel.page.executions).toHaveLength(1);
    expect(result(panel).results).toMatchObject([{ error_type: 'Timeout' }, { error_type: 'NotPermitted' }]);
  });
});

describe('undo', () => {
  const PERSON = { trusted: true, repeated: false };

  async function done(): Promise<{ panel: SimulatedPanel; id: string }> {
    const panel = await askSimulated(
      answerWith(callFor('tool_1', act('e_1'), act('e_2', 'click'), act('e_3'))),
    );
    await approveCard(panel);
    return { panel, id: panel.calls()[0]?.id ?? '' };
  }

  test("undoes the last row first, each once, also on a double press, and skips what it can't undo", async () => {
    const { panel, id } = await done();
    const presses = [panel.turn().undoCall(id, PERSON), panel.turn().undoCall(id, PERSON)];
    expect(presses).toEqual(['accepted', 'not-awaiting']);
    await settle();
    expect(panel.turn().undoTurn(id, PERSON)).toBe('not-awaiting');
    expect(panel.page.tabs.undone).toEqual([`${id}:2`, `${id}:0`]);
  });

  test('needs a user gesture, and never runs during a call', async () => {
    const { panel, id } = await done();
    expect(panel.turn().undoCall(id, { trusted: false, repeated: false })).toBe('untrusted');
    expect(panel.turn().undoCall(id, { trusted: true, repeated: true })).toBe('repeated');
    panel.page.hold();
    panel.backend.script.push(answerWith(callFor('tool_2', act('e_1'))));
    panel.turn().send('More');
    await panel.look();
    await approveCard(panel);
    expect(panel.turn().undoCall(id, PERSON)).toBe('not-awaiting');
    panel.page.letGo();
    await settle();
    expect(panel.page.tabs.undone).toEqual([]);
  });

  test('does not undo twice when the worker is killed', async () => {
    const { panel, id } = await done();
    panel.page.killWorker('after', 1);
    panel.turn().undoCall(id, PERSON);
    await panel.clock.advance(2_000);
    expect(panel.page.tabs.undone).toHaveLength(2);
    expect(panel.calls()[0]?.undoing?.rows.every(({ progress }) => progress.status === 'ended')).toBe(true);
  });

  test('asks a silent page for one row only; the rest can be undone later', async () => {
    const { panel, id } = await done();
    panel.page.hold();
    panel.turn().undoCall(id, PERSON);
    await panel.clock.advance(31_000);
    expect(panel.store().getState().activity.status).toBe('idle');
    expect(panel.page.tabs.undone).toEqual([`${id}:2`]);
    panel.page.letGo();
    expect(panel.turn().undoCall(id, PERSON)).toBe('accepted');
    await settle();
    expect(panel.page.tabs.undone).toEqual([`${id}:2`, `${id}:0`]);
  });

  test('reports to the model once, with the next message, and without text of the page', async () => {
    const { panel, id } = await done();
    panel.turn().undoCall(id, PERSON);
    await settle();
    panel.turn().send('And now?');
    await settle();
    panel.turn().send('And then?');
    await settle();
    const [first, second] = panel.backend.accepted.slice(-2).map(({ message }) => message);
    expect(first).toContain('fill e_1: undone; click e_2: not undone; fill e_3: undone');
    expect(second).toBe('And then?');
  });

  test('adds the notice to a pending result, which stays as it was sent', async () => {
    const { panel, id } = await done();
    panel.backend.script.push(answerWith(callFor('tool_2', act('e_1'))));
    panel.turn().send('More');
    await panel.look();
    panel.turn().undoCall(id, PERSON);
    await settle();
    await approveCard(panel);
    expect(result(panel)).toMatchObject({
      success: true,
      undone: expect.stringContaining('fill e_1: undone'),
    });
  });
});

describe('an answer without measure', () => {
  const problem = (panel: SimulatedPanel): unknown =>
    panel
      .store()
      .getState()
      .conversation.entries.find(entry => entry.kind === 'answer')?.state;
  const texts = (panel: SimulatedPanel): string[] =>
    panel
      .store()
      .getState()
      .conversation.entries.flatMap(entry => (entry.kind === 'answer' ? entry.text : []));

  test('keeps the characters up to the limit, and ends at the backend', async () => {
    const panel = await askSimulated({
      text: ['a'.repeat(MAX_CHARACTERS - 1), 'bc', 'd'],
      calls: [],
      end: 'hang',
    });
    expect(texts(panel)[0]).toHaveLength(MAX_CHARACTERS);
    expect(problem(panel)).toEqual({
      status: 'failed',
      problem: { kind: 'too-large', exceeded: 'characters', most: MAX_CHARACTERS },
    });
    expect(panel.backend.stopped).toHaveLength(1);
    expect(panel.store().getState().activity.status).toBe('idle');
  });

  test('counts the text of an interrupted answer, and arguments', async () => {
    const panel = new SimulatedPanel();
    panel.backend.offersResume = true;
    panel.backend.cuts = [1];
    panel.backend.script.push({
      text: 'a'.repeat(MAX_CHARACTERS / 2),
      calls: [callFor('tool_1', act('e_1', 'fill', { value: 'b'.repeat(MAX_CHARACTERS / 2) }))],
      end: 'hang',
    });
    panel.turn().send('Do it');
    await settle();
    await panel.clock.advance(300);
    expect(problem(panel)).toMatchObject({ problem: { exceeded: 'characters' } });
    expect(panel.calls()).toEqual([]);
  });

  test('keeps the calls up to the limit, and shows their cards one by one', async () => {
    const calls = Array.from({ length: 10 * MAX_CALLS }, (_, index) => callFor(`tool_${index}`, act('e_1')));
    const panel = await askSimulated({ calls, end: 'hang' });
    for (let more = 0; more < MAX_CALLS; more += 10) await settle();
    expect(panel.calls()).toHaveLength(MAX_CALLS);
    expect(problem(panel)).toMatchObject({ problem: { exceeded: 'calls', most: MAX_CALLS } });
    expect(panel.waiting()?.toolId).toBe('tool_0');
  });
});

const proposed = fc.array(
  fc.record({
    toolId: fc.constantFrom('tool_1', 'tool_2', 'tool_3', undefined),
    arguments: fc.constantFrom('[{"action":"fill","target":{"elementId":"e_1"}}]', '{}', '['),
  }),
  { maxLength: 12 },
);

test('a tool call with an id that the answer already has is the same call; calls without ids are calls of their own', async () => {
  await fc.assert(
    fc.asyncProperty(proposed, fc.array(fc.nat(8), { maxLength: 3 }), async (given, cuts) => {
      const panel = new SimulatedPanel();
      panel.backend.offersResume = true;
      panel.backend.cuts = cuts;
      panel.backend.script.push({
        calls: given.map(call => ({ toolName: 'page_action', ...call })),
        end: 'hang',
      });
      panel.turn().send('Do it');
      await settle();
      await panel.clock.advance(60_000);
      const firsts = given.filter(
        ({ toolId }, index) =>
          toolId === undefined || given.findIndex(call => call.toolId === toolId) === index,
      );
      expect(
        panel.calls().map(({ toolId, argumentsText }) => ({ toolId, arguments: argumentsText })),
      ).toEqual(firsts);
      panel.turn().stop();
      await panel.turn().settled();
    }),
  );
});
