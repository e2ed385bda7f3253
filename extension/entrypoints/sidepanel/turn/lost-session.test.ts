import { expect, test } from 'vitest';
import { answerWith, approveCard, askSimulated, callFor } from '../../../testing/simulation/ask-simulated.ts';
import type { ScriptedAnswer } from '../../../testing/simulation/simulated-backend.ts';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import type { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import type { PersonEntry } from '../conversation/conversation.ts';

const CALL = callFor(
  'tool_1',
  { action: 'fill', target: { elementId: 'e_1' }, params: {} },
  { action: 'click', target: { elementId: 'e_2' }, params: {} },
);
const FORGOTTEN: ScriptedAnswer = { calls: [], end: 'forgotten' };
const STANDS = /the backend lost the conversation.* still stand \(fill e_1; click e_2\)/u;

const written = (panel: SimulatedPanel): PersonEntry[] =>
  panel
    .store()
    .getState()
    .conversation.entries.filter(entry => entry.kind === 'person');

/** An approved call has run, and its result reaches a backend that has forgotten the session. */
async function losing(): Promise<SimulatedPanel> {
  const panel = await askSimulated(answerWith(CALL), FORGOTTEN);
  await approveCard(panel);
  expect(panel.page.executions).toHaveLength(2);
  return panel;
}

test('Continue asks the same in a new session, with the completed actions in a note; nothing runs again', async () => {
  const panel = await losing();
  panel.turn().tryAgain();
  await settle();
  const [first, result, renewed] = panel.backend.requests;
  expect(result?.session_id).toBe(first?.session_id);
  expect(renewed?.session_id).not.toBe(first?.session_id);
  expect(renewed).toMatchObject({ role: 'user', message: expect.stringMatching(/^Do it\n/u) });
  expect(renewed?.message).toMatch(STANDS);
  expect(renewed?.tool_id).toBeUndefined();
  expect(panel.page.executions).toHaveLength(2);
  expect(written(panel)).toMatchObject([{ text: 'Do it' }, { text: 'Do it', restartsSession: true }]);
  expect(panel.calls()[0]?.state).toMatchObject({ status: 'done', delivery: 'sent' });
});

test('the next message begins the new session too, and later ones stay there', async () => {
  const panel = await losing();
  panel.turn().send('And now?');
  await settle();
  panel.turn().send('Go on');
  await panel.reload();
  panel.turn().send('Further');
  await settle();
  const [first, , ...since] = panel.backend.requests;
  expect(since.map(({ message }) => message.split('\n')[0])).toEqual(['And now?', 'Go on', 'Further']);
  expect(since[0]?.message).toMatch(STANDS);
  expect(new Set(since.map(({ session_id }) => session_id)).size).toBe(1);
  expect(since[0]?.session_id).not.toBe(first?.session_id);
  expect(written(panel).map(({ restartsSession }) => restartsSession)).toEqual([
    undefined,
    true,
    undefined,
    undefined,
  ]);
});

test('a message that the backend refused appears once, below the line', async () => {
  const panel = await askSimulated({ calls: [], end: 'complete' });
  panel.backend.script.push(FORGOTTEN);
  panel.turn().send('And now?');
  await settle();
  panel.turn().tryAgain();
  await settle();
  expect(written(panel)).toMatchObject([{ text: 'Do it' }, { text: 'And now?', restartsSession: true }]);
  expect(panel.backend.accepted.map(({ message }) => message.split('\n')[0])).toEqual(['Do it', 'And now?']);
});

test('an earlier message sent again stays in place, and the session is new', async () => {
  const panel = await losing();
  panel.turn().sendAgain(written(panel)[0]?.id ?? '', 'Do it well');
  await settle();
  expect(written(panel).at(-1)).toMatchObject({ replaces: written(panel)[0]?.id, restartsSession: true });
  const [first, , renewed] = panel.backend.requests;
  expect(renewed?.session_id).not.toBe(first?.session_id);
});

test('an answered session is continued: not for the first message, another backend, or a new session', async () => {
  const panel = await losing();
  panel.turn().tryAgain();
  await settle();
  panel.turn().send('And now?');
  await settle();
  panel.backend.url = 'http://other';
  panel.turn().send('And there?');
  await settle();
  const continueTurn = panel.backend.requests.map(request => request.continues_session);
  expect(continueTurn).toEqual([undefined, true, undefined, true, undefined]);
});

test('a message that replaces the first one continues nothing', async () => {
  const panel = await askSimulated({ calls: [], end: 'error' });
  panel.turn().tryAgain();
  await settle();
  panel.turn().sendAgain(written(panel)[0]?.id ?? '', 'Do it well');
  await settle();
  panel.turn().send('And now?');
  await settle();
  panel.turn().sendAgain(written(panel).at(-1)?.id ?? '', 'And then?');
  await settle();
  const continueTurn = panel.backend.requests.map(request => request.continues_session);
  expect(continueTurn).toEqual([undefined, undefined, undefined, true, true]);
});

test('a plain 404 is not a lost session', async () => {
  const panel = await askSimulated({ calls: [], end: 'complete' });
  panel.backend.script.push({ calls: [], end: 'no such address' });
  panel.turn().send('And now?');
  await settle();
  panel.turn().tryAgain();
  await settle();
  expect(new Set(panel.backend.requests.map(({ session_id }) => session_id)).size).toBe(1);
  expect(written(panel).map(({ restartsSession }) => restartsSession)).toEqual([undefined, undefined]);
});
