import { readResultMessage } from '@assent/shared';
import { beforeEach, expect, test } from 'vitest';
import { reportFront } from '../../../testing/interleaving/simulate-in-tabs.ts';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import { type SimulatedPanel, simulatePanel } from '../../../testing/simulation/simulated-panel.ts';
import { parseCall } from '../../../tools/parse-call.ts';

let panel: SimulatedPanel;

beforeEach(() => {
  panel = simulatePanel(parseCall);
  reportFront(panel);
  panel.turn().shareTab(8);
});

async function closePanelIn(...actions: object[]): Promise<void> {
  const call = {
    toolName: 'page_action',
    toolId: 'tool_1',
    arguments: JSON.stringify({ actions: actions.map(action => ({ target: {}, params: {}, ...action })) }),
  };
  panel.backend.script.push({ calls: [call], end: 'complete' });
  panel.turn().send('Do it');
  await panel.look();
  panel.page.hold();
  await panel.clock.advance(400);
  expect(panel.press()).toBe('accepted');
  await settle();
  expect(panel.page.executions).toHaveLength(1);
}

async function continueTurn(): Promise<void> {
  panel.turn().continueTurn();
  await settle();
  expect(panel.page.executions).toHaveLength(1);
}

const lastRequest = () => panel.backend.requests.at(-1);
const told = () => JSON.parse(readResultMessage(lastRequest()?.message ?? '')?.result ?? '{}');
const call = () => panel.calls()[0];

test('what the browser did when the panel went away is told as it was, and not done again', async () => {
  await closePanelIn({ action: 'close', params: { tabId: '8' } });
  await panel.reload();
  expect(call()?.state).toMatchObject({ status: 'done', rows: [{ outcome: { success: true } }] });
  await continueTurn();
  expect(told()).toMatchObject({ success: true, results: [{ success: true, message: 'Ran.' }] });
});

test('what was to come after it is told as not run', async () => {
  await closePanelIn({ action: 'close', params: { tabId: '8' } }, { action: 'list_tabs' });
  await panel.reload();
  await continueTurn();
  expect(told()).toMatchObject({
    success: false,
    results: [{ success: true }, { error_type: 'NotPermitted' }],
  });
});

test('a tab that it led to is gone on in, until the person turns to another than was in front then', async () => {
  await closePanelIn({ action: 'switch_tab', params: { tabId: '8' } });
  await panel.reload();
  reportFront(panel);
  await continueTurn();
  expect(lastRequest()?.current_page_info?.url).toBe('https://tab-8.example/of-8');
  panel.turn().send('And now?');
  await settle();
  expect(lastRequest()?.current_page_info?.url).toBe('https://tab-8.example/of-8');
});

test('a tab that it opened is shared', async () => {
  await closePanelIn({ action: 'open_tab', params: { url: 'https://shop.example/' } });
  await panel.reload();
  expect(panel.store().getState().conversation.sharedTabs).toContain(10);
});

test('where the background does not know it is unknown, and so is what nobody can be asked about', async () => {
  await closePanelIn({ action: 'close', params: { tabId: '8' } });
  panel.page.killWorker('before', 1);
  await panel.reload();
  expect(call()?.state).toMatchObject({ status: 'failed', rows: [{ outcome: { error_type: 'Timeout' } }] });
  await continueTurn();
  expect(told().results).toMatchObject([{ success: false, error_type: 'Timeout' }]);
});

test('a conversation that is opened from the list hears it too', async () => {
  await closePanelIn({ action: 'close', params: { tabId: '8' } });
  const kept = structuredClone(panel.kept());
  await panel.reload();
  await panel.turn().newChat();
  panel.records.kept.set(kept.id, kept);
  await panel.turn().conversations.open(kept.id);
  await settle();
  expect(call()?.state).toMatchObject({ status: 'done', rows: [{ outcome: { success: true } }] });
});
