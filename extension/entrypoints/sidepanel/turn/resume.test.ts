import { describe, expect, test } from 'vitest';
import type { ScriptedAnswer } from '../../../testing/simulation/simulated-backend.ts';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import type { Entry } from '../conversation/conversation.ts';

const CALL = {
  toolName: 'page_action',
  toolId: 'tool_1',
  arguments: JSON.stringify([{ action: 'fill', target: { elementId: 'e_1' }, params: {} }]),
};
const ANSWER: ScriptedAnswer = { text: ['Once ', 'upon ', 'a time.'], calls: [CALL], end: 'complete' };
/** Three pieces of text, the call, the usage. */
const EVENTS = 5;

function resumable(): SimulatedPanel {
  const panel = new SimulatedPanel();
  panel.backend.offersResume = true;
  return panel;
}

async function ask(panel: SimulatedPanel, answer: ScriptedAnswer = ANSWER): Promise<void> {
  panel.backend.script.push(answer);
  panel.turn().send('A story, and fill this in');
  await settle();
}

/** The visible messages, without our own ids. */
function seen(panel: SimulatedPanel): unknown[] {
  return panel
    .store()
    .getState()
    .conversation.entries.map((entry: Entry) => {
      if (entry.kind === 'call') return { kind: 'call', state: entry.state, page: entry.page };
      if (entry.kind === 'answer')
        return { kind: 'answer', text: entry.text, state: entry.state, usage: entry.usage };
      return entry.kind;
    });
}

async function uninterrupted(): Promise<unknown[]> {
  const panel = resumable();
  await ask(panel);
  expect(panel.waiting()).toBeDefined();
  return seen(panel);
}

const everyEvent = Array.from({ length: EVENTS + 1 }, (_, count) => count);

describe('an interrupted answer', () => {
  test.each(everyEvent)('by a lost connection after %i events ends as an uninterrupted one', async count => {
    const panel = resumable();
    panel.backend.cuts = [count];
    await ask(panel);
    expect(panel.store().getState().activity.status).toBe('busy');
    await panel.clock.advance(300);
    expect(seen(panel)).toEqual(await uninterrupted());
    expect(panel.backend.resumedAfter).toEqual([count === 0 ? undefined : String(count)]);
    expect(panel.backend.accepted).toHaveLength(1);
    expect(panel.page.executions).toEqual([]);
  });

  test.each(everyEvent)('by closing the panel after %i events is restored at once', async count => {
    const panel = resumable();
    panel.backend.cuts = [count];
    await ask(panel);
    await panel.reload();
    await settle();
    expect(seen(panel)).toEqual(await uninterrupted());
    expect(panel.backend.accepted).toHaveLength(1);
    expect(panel.page.executions).toEqual([]);
  });

  test('is resumed again as long as new events come', async () => {
    const panel = resumable();
    panel.backend.cuts = [1, 1, 1, 1, 1, 0, 0];
    await ask(panel);
    await panel.clock.advance(60_000);
    expect(seen(panel)).toEqual(await uninterrupted());
  });

  test('by a backend that stays away is given up after a while, and can be retried', async () => {
    const panel = resumable();
    panel.backend.cuts = [2, ...Array.from({ length: 9 }, () => 'down' as const)];
    await ask(panel);
    await panel.clock.advance(60_000);
    expect(panel.backend.resumedAfter).toHaveLength(5);
    expect(seen(panel)).toMatchObject([
      'person',
      { text: 'Once upon ', state: { status: 'failed', problem: { kind: 'cut' } } },
    ]);
    expect(panel.store().getState().activity.status).toBe('idle');
  });

  test('by a backend that requests a key is reported at once, and not asked again', async () => {
    const panel = resumable();
    panel.backend.cuts = [2, 'locked'];
    await ask(panel);
    await panel.clock.advance(300);
    expect(panel.backend.resumedAfter).toHaveLength(1);
    expect(seen(panel).at(-1)).toMatchObject({
      text: 'Once upon ',
      state: { problem: { kind: 'refused', status: 401 } },
    });
    expect(panel.store().getState().activity.status).toBe('idle');
  });

  test('by a backend without resuming stays as it was, after one request', async () => {
    const panel = new SimulatedPanel();
    panel.backend.cuts = [2];
    await ask(panel);
    await panel.clock.advance(60_000);
    expect(seen(panel)).toMatchObject([
      'person',
      { text: 'Once upon ', state: { problem: { kind: 'cut' } } },
    ]);
    panel.backend.cuts = [2];
    await ask(panel, { ...ANSWER, end: 'hang' });
    await panel.reload();
    await settle();
    expect(seen(panel).at(-1)).toMatchObject({ state: { problem: { kind: 'cut' } } });
  });

  test('with the panel, at a backend without resuming, is marked as closed', async () => {
    const panel = new SimulatedPanel();
    await ask(panel, { text: 'Half', calls: [], end: 'hang' });
    await panel.reload();
    await settle();
    expect(seen(panel).at(-1)).toMatchObject({ text: 'Half', state: { problem: { kind: 'closed' } } });
    expect(panel.store().getState().activity.status).toBe('idle');
  });

  test('is not requested from another backend', async () => {
    const panel = resumable();
    await ask(panel, { text: 'Half', calls: [], end: 'hang' });
    panel.backend.url = 'http://other';
    await panel.reload();
    await settle();
    expect(panel.backend.resumedAfter).toEqual([]);
  });

  test('receives a failure again until it is shown', async () => {
    const panel = resumable();
    panel.backend.cuts = [2];
    await ask(panel, { ...ANSWER, calls: [], end: 'error' });
    await panel.clock.advance(300);
    expect(seen(panel).at(-1)).toMatchObject({
      text: 'Once upon a time.',
      state: { problem: { kind: 'failed', code: 'upstream' } },
    });
  });
});

describe('Stop', () => {
  test('reaches the backend with the name of the turn', async () => {
    const panel = resumable();
    await ask(panel, { text: 'Long', calls: [], end: 'hang' });
    panel.turn().stop();
    await settle();
    const [request] = panel.backend.accepted;
    expect(panel.backend.stopped).toEqual([
      { sessionId: request?.session_id, turnId: request?.turn_id, userId: 'someone' },
    ]);
    expect(panel.store().getState().activity.status).toBe('idle');
  });

  test('ends the turn before the backend answers, whatever the answer', async () => {
    const panel = resumable();
    await ask(panel, { text: 'Long', calls: [CALL], end: 'hang' });
    panel.backend.stop = () => Promise.reject(new Error('A defect'));
    panel.turn().stop();
    await panel.turn().settled();
    expect(seen(panel).at(-2)).toMatchObject({ text: 'Long', state: { status: 'stopped' } });
    expect(panel.calls()[0]?.state).toMatchObject({ status: 'void', reason: 'stopped' });
    expect(panel.store().getState().activity.status).toBe('idle');
    expect(panel.turn().send('And now?')).toBe(true);
  });

  test('does not wait for a backend that never answers it', async () => {
    const panel = resumable();
    await ask(panel, { text: 'Long', calls: [], end: 'hang' });
    panel.backend.stop = () => new Promise(() => {});
    panel.turn().stop();
    await settle();
    expect(panel.store().getState().activity.status).toBe('idle');
  });

  test('ends the wait for a connection too', async () => {
    const panel = resumable();
    panel.backend.cuts = [1, 'down', 'down'];
    await ask(panel);
    panel.turn().stop();
    await settle();
    expect(seen(panel).at(-1)).toMatchObject({ text: 'Once ', state: { status: 'stopped' } });
    await panel.clock.advance(60_000);
    expect(panel.backend.resumedAfter).toEqual([]);
  });
});
