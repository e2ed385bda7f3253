import { expect, test } from 'vitest';
import {
  answerWith,
  approveCard,
  askSimulated,
  askWithCard,
} from '../../../testing/simulation/ask-simulated.ts';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import type { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { replaceTab } from './replace-tab.ts';

const FILL = { action: 'fill', target: { elementId: 'e_1' }, params: {} };
const GESTURE = { trusted: true, repeated: false };

/** As the browser does with the tab of all these actions. */
function putAside(panel: SimulatedPanel): void {
  panel.page.tabs.add(11);
  panel.page.tabs.close(7);
  replaceTab(panel.store(), 7, 11);
}

test('rows of the old document do not run in the new one, and the model learns the new tab number', async () => {
  const panel = await askWithCard(FILL);
  putAside(panel);
  panel.page.front = 9;
  panel.press();
  await settle();
  expect(panel.page.executions).toEqual([]);
  const { message, current_page_info } = panel.backend.requests.at(-1) ?? {};
  expect(message).toContain('PageGone');
  expect(current_page_info).toMatchObject({ activeTabId: '11' });
});

test('voids a card without rows', async () => {
  const panel = await askSimulated(
    answerWith({ toolName: 'get_selected_text', arguments: '{}', toolId: 'tool_1' }),
  );
  await panel.clock.advance(400);
  expect(panel.waiting()).toBeDefined();
  putAside(panel);
  expect(panel.press()).not.toBe('accepted');
  await panel.clock.advance(2_000);
  expect(panel.press()).not.toBe('accepted');
});

test('stays shared and current, and leaves other tabs alone', async () => {
  const panel = await askWithCard(FILL);
  await approveCard(panel);
  panel.turn().shareTab(8);
  panel.store().setState(({ conversation }) => ({
    conversation: { ...conversation, worksIn: { tabId: 7, whileFront: 8 } },
  }));
  putAside(panel);
  const { sharedTabs, worksIn } = panel.store().getState().conversation;
  expect(sharedTabs).toEqual([11, 8]);
  expect(worksIn).toEqual({ tabId: 11, whileFront: 8 });
  expect(panel.calls()[0]?.state).toMatchObject({ card: { rows: [{ tabId: 7 }] } });
  panel.turn().undoCall(panel.calls()[0]?.id ?? '', GESTURE);
  await settle();
  expect(panel.page.tabs.undone).toEqual([]);
});
