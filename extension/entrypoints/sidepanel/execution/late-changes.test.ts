import { readNote, readResultMessage } from '@assent/shared';
import { beforeEach, expect, test } from 'vitest';
import type { LateChange } from '../../../page/observing/late-change-schema.ts';
import { answerWith, approveCard, askSimulated, callFor } from '../../../testing/simulation/ask-simulated.ts';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import type { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';

const click = (elementId: string) => ({ action: 'click', target: { elementId }, params: {} });
const refused: LateChange = { kind: 'said', text: 'Could not save', tone: 'bad' };

let panel: SimulatedPanel;

beforeEach(async () => {
  panel = await askSimulated(
    answerWith(callFor('tool_1', click('e_1'))),
    answerWith(callFor('tool_2', click('e_2'))),
  );
  await approveCard(panel);
});

async function change(what: LateChange): Promise<void> {
  panel.page.late.get(`${panel.calls()[0]?.id}:0`)?.(what);
  await settle();
}

const lastMessage = () => panel.backend.requests.at(-1)?.message ?? '';
const lastResult = () => JSON.parse(readResultMessage(lastMessage())?.result ?? '{}');

test('a late change is kept with its action, and told with the next result, once', async () => {
  expect(lastResult().later).toBeUndefined();
  await change(refused);
  expect(panel.calls()[0]?.late).toEqual([{ index: 0, change: refused, reported: false }]);
  panel.backend.script.push(answerWith(callFor('tool_3', click('e_2'))), answerWith());
  await approveCard(panel);
  expect(lastResult().later).toContain('click e_1: the page then reported a failure: “Could not save”');
  expect(panel.calls()[0]?.late).toEqual([{ index: 0, change: refused, reported: true }]);
  await approveCard(panel);
  expect(lastResult().later).toBeUndefined();
});

test('it is told with the next message too, but not in the words of the page', async () => {
  await change(refused);
  panel.backend.script.push(answerWith());
  panel.turn().send('And now?');
  await panel.look();
  const { words, note } = readNote(lastMessage());
  expect(words).toBe('And now?');
  expect(note).toContain('click e_1: the page then reported a failure');
  expect(note).not.toContain('Could not save');
});
