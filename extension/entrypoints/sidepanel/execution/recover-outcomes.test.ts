import { readResultMessage } from '@assent/shared';
import { beforeEach, expect, test } from 'vitest';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { parseCall } from '../../../tools/parse-call.ts';

let panel: SimulatedPanel;

beforeEach(() => {
  panel = new SimulatedPanel(parseCall);
  panel.reportFront();
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

test('reports what the browser did while the panel closed, and does not repeat it', async () => {
  await closePanelIn({ action: 'close', params: { tabId: '8' } });
  await panel.reload();
  expect(call()?.state).toMatchObject({ status: 'done', rows: [{ outcome: { success: true } }] });
  await continueTurn();
  expect(told()).toMatchObject({ success: true, results: [{ success: true, message: 'Ran.' }] });
});

test('reports the remaining actions as not run', async () => {
  await closePanelIn({ action: 'close', params: { tabId: '8' } }, { action: 'list_tabs' });
  await panel.reload();
  await continueTurn();
  expect(told()).toMatchObject({
    success: false,
    results: [{ success: true }, { error_type: 'NotPermitted' }],
  });
});

test('continues in the tab that it led to, until the person brings another to the front', async () => {
  await closePanelIn({ action: 'switch_tab', params: { tabId: '8' } });
  await panel.reload();
  panel.reportFront();
  await continueTurn();
  expect(lastRequest()?.current_page_info?.url).toBe('https://tab-8.example/of-8');
  panel.turn().send('And now?');
  await settle();
  expect(lastRequest()?.current_page_info?.url).toBe('https://tab-8.example/of-8');
});

test('shares the tab that it opened', async () => {
  await closePanelIn({ action: 'open_tab', params: { url: 'https://shop.example/' } });
  await panel.reload();
  expect(panel.store().getState().conversation.sharedTabs).toContain(10);
});

test('an outcome that the background does not know is unknown', async () => {
  await closePanelIn({ action: 'close', params: { tabId: '8' } });
  panel.page.killWorker('before', 1);
  await panel.reload();
  expect(call()?.state).toMatchObject({ status: 'failed', rows: [{ outcome: { error_type: 'Timeout' } }] });
  await continueTurn();
  expect(told().results).toMatchObject([{ success: false, error_type: 'Timeout' }]);
});

test('applies to a conversation opened from the list too', async () => {
  await closePanelIn({ action: 'close', params: { tabId: '8' } });
  const kept = structuredClone(panel.kept);
  await panel.reload();
  await panel.turn().newChat();
  panel.records.kept.set(kept.id, kept);
  await panel.turn().conversations.open(kept.id);
  await settle();
  expect(call()?.state).toMatchObject({ status: 'done', rows: [{ outcome: { success: true } }] });
});
