import { readResultMessage } from '@assent/shared';
import { beforeEach, describe, expect, test } from 'vitest';
import { approveCard } from '../../../testing/simulation/ask-simulated.ts';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { parseCall } from '../../../tools/parse-call.ts';
import { isSettled } from '../conversation/call.ts';
import { tabToRead } from '../conversation/shared-tabs.ts';
import { restoreConversation } from '../execution/restore-conversation.ts';
import { turnMessages } from '../ports/ports.ts';
import { describeCall } from '../thread/card/call-record.tsx';
import { messageForPerson } from '../wording/person-message.ts';

let panel: SimulatedPanel;

beforeEach(() => {
  panel = new SimulatedPanel(parseCall);
  panel.reportFront();
  panel.turn().shareTab(8);
});

const fill = { action: 'fill', target: { elementId: 'e_1' }, params: { value: 'tea' } };
const goTo = { action: 'navigate', target: {}, params: { url: 'https://shop.example/next' } };
const switchTo = (tabId: number) => ({ action: 'switch_tab', target: {}, params: { tabId: String(tabId) } });

function calling(...calls: object[][]) {
  const scripted = calls.map((actions, index) => ({
    toolName: 'page_action',
    arguments: JSON.stringify({ actions }),
    toolId: `tool_${index}`,
  }));
  return { calls: scripted, end: 'complete' } as const;
}

async function ask(...calls: object[][]): Promise<void> {
  panel.backend.script.push(calling(...calls));
  panel.turn().send('Do it');
  await panel.look();
}

async function bringToFront(tabId: number): Promise<void> {
  panel.page.front = tabId;
  panel.reportFront();
  await settle();
}

const ran = () => panel.page.executions.map(({ tabId, key }) => `${tabId}:${key.split(':')[1]}`);
const lastRequest = () => panel.backend.requests.at(-1);
const told = () => JSON.parse(readResultMessage(lastRequest()?.message ?? '')?.result ?? '{}');
const shown = () => {
  const state = panel.waiting()?.state;
  return state?.status === 'awaiting' && state.card.kind === 'actions' ? state.card : undefined;
};

const messages = turnMessages('en');

/** The first call as displayed. */
function record() {
  const call = panel.calls()[0];
  if (!call || !isSettled(call.state) || call.state.card?.kind !== 'actions') throw new Error('not settled');
  const { card, rows } = call.state;
  const lines = card.rows.map(({ action: { action } }, index) => {
    const progress = rows[index];
    return progress?.status === 'ended'
      ? `${action}: ${messageForPerson(progress.outcome, false, messages.person)}`
      : action;
  });
  return { headline: describeCall(call, messages.person), rows: lines };
}

const REJECTED = { success: false, error_type: 'Rejected', message: 'Not run: rejected by the user.' };
const NOT_PERMITTED = { error_type: 'NotPermitted' };
const SKIPPED_AFTER_3 = {
  error_type: 'NotPermitted',
  message: expect.stringContaining('because action 3 of this batch'),
};

describe('a call across pages', () => {
  test('has a card for each page, and one result for all of it', async () => {
    await ask([fill, goTo, fill, fill]);
    expect(shown()).toMatchObject({ rows: [{}, {}], later: [{ action: 'fill' }, { action: 'fill' }] });
    await approveCard(panel);
    expect(ran()).toEqual(['7:0', '7:1']);
    expect(shown()?.rows).toHaveLength(2);
    expect(panel.backend.requests).toHaveLength(1);
    expect(panel.press()).toBe('early');
    await approveCard(panel);
    expect(ran()).toEqual(['7:0', '7:1', '7:2', '7:3']);
    expect(panel.backend.requests).toHaveLength(2);
    expect(told()).toMatchObject({ success: true, results: [{}, {}, {}, {}] });
  });

  test('reports the actions on the first page when rejected on the second', async () => {
    await ask([goTo, fill, goTo, fill]);
    await approveCard(panel);
    panel.turn().tickRow(panel.waiting()?.id ?? '', 0, false);
    panel.turn().reject(panel.waiting()?.id ?? '', GESTURE, 'Too dear');
    await panel.look();
    expect(ran()).toEqual(['7:0']);
    expect(told()).toMatchObject({
      success: false,
      error_type: 'Rejected',
      error: expect.stringMatching(/^Rejected by the user: the rest .* was not run; .* stands.*Too dear/u),
      results: [{ success: true }, REJECTED, REJECTED, REJECTED],
      summary: expect.stringContaining('执行了 4 个操作，成功 1 个，失败 3 个'),
    });
    expect(told().error).not.toContain('nothing was run');
    expect(JSON.stringify(told())).not.toContain('deselected');
    expect(record().headline).toBe(
      'Rejected. The remaining actions were not run; those already done still stand.',
    );
    expect(record().rows).toEqual([
      'navigate: Ran.',
      'fill: You rejected it.',
      'navigate: You rejected it.',
      'fill: You rejected it.',
    ]);
  });

  test('runs nothing when rejected on its first page, and shows all its actions', async () => {
    await ask([fill, goTo, fill]);
    panel.turn().reject(panel.waiting()?.id ?? '', GESTURE);
    await panel.look();
    expect(told()).toEqual({
      success: false,
      error: 'Rejected by the user; nothing was run. Ask what they would like instead.',
      error_type: 'Rejected',
    });
    expect(record()).toEqual({ headline: 'Rejected. Nothing was run.', rows: ['fill', 'navigate', 'fill'] });
  });

  test('shows each action that a failure left undone, with the reason', async () => {
    await ask([{ ...goTo, params: { ...goTo.params, fails: true } }, fill, switchTo(8), fill]);
    await approveCard(panel);
    expect(ran()).toEqual(['7:0']);
    const why = 'Because action 1 did not succeed.';
    expect(record()).toEqual({
      headline: 'Not done',
      rows: ['navigate: Did not work.', `fill: ${why}`, `switch_tab: ${why}`, `fill: ${why}`],
    });
    expect(told().results).toHaveLength(4);
  });

  test('stays in its tab after a failure, and a wait there continues', async () => {
    const failing = { action: 'list_tabs', target: {}, params: { fails: true } };
    await ask([failing, switchTo(8), fill]);
    await approveCard(panel);
    expect(ran()).toEqual(['7:0']);
    expect(panel.store().getState().conversation.worksIn).toBeUndefined();
    expect(told().results).toMatchObject([{ success: false }, NOT_PERMITTED, NOT_PERMITTED]);
    await ask([failing, { action: 'wait', target: {}, params: { text: 'Paid' } }, fill]);
    await approveCard(panel);
    expect(ran().slice(1)).toEqual(['7:0', '7:1']);
    expect(told().results).toMatchObject([{ success: false }, { success: true }, NOT_PERMITTED]);
  });

  test("offers no switch to another tab after an action that can't run", async () => {
    await ask([fill, { ...fill, target: { elementId: 'e_9' } }, switchTo(8), fill]);
    expect(shown()?.rows[2]?.blockedBy).toBe(1);
    panel.turn().tickRow(panel.waiting()?.id ?? '', 1, false);
    expect(shown()?.rows[2]?.blockedBy).toBeUndefined();
  });

  test('counts rows from the first action on the next page, and shows the actions after a blocked one', async () => {
    const gone = { ...fill, target: { elementId: 'e_9' } };
    await ask([fill, goTo, gone, goTo, fill]);
    await approveCard(panel);
    expect(panel.waiting()).toBeUndefined();
    const { state } = panel.calls()[0] ?? {};
    expect(state).toMatchObject({ status: 'failed', card: { rows: [{}, {}, {}, {}, {}] } });
    const rows = state && 'card' in state && state.card?.kind === 'actions' ? state.card.rows : [];
    expect(rows.map(({ blockedBy }) => blockedBy)).toEqual([undefined, undefined, undefined, 2, 2]);
    expect(told().results.slice(3)).toMatchObject([SKIPPED_AFTER_3, SKIPPED_AFTER_3]);
  });

  test('leaves the rest out when the person unticks the action that leads on', async () => {
    await ask([fill, goTo, fill]);
    panel.turn().tickRow(panel.waiting()?.id ?? '', 1, false);
    await approveCard(panel);
    expect(record().rows.at(-1)).toBe('fill: You left out the action that leads there.');
    expect(told().results.at(-1).message).toContain('the user left out the action that leads to its page');
  });

  test('shows all its actions when returned to the model', async () => {
    await ask([{ action: 'close', target: {}, params: { tabId: '8' } }, fill]);
    panel.page.tabs.close(8);
    await panel.clock.advance(5_000);
    expect(panel.turn().returnToModel(panel.waiting()?.id ?? '', GESTURE)).toBe('accepted');
    await panel.look();
    expect(record().rows).toEqual([
      'close: The tab was closed, or now shows another page.',
      'fill: Because action 1 did not succeed.',
    ]);
  });

  test('shows all its actions when interrupted', async () => {
    await ask([goTo, fill]);
    panel.page.hold();
    await panel.clock.advance(400);
    panel.press();
    await settle();
    const running = panel.store().getState().conversation;
    const [call] = restoreConversation(running, messages).entries.filter(it => it.kind === 'call');
    expect(call?.state).toMatchObject({ card: { rows: [{}, {}] }, rows: [{}, {}] });
    panel.page.letGo();
    await settle();
  });

  test('asks nothing more after Stop, and reports what was done', async () => {
    await ask([goTo, fill]);
    panel.page.hold();
    await panel.clock.advance(400);
    panel.press();
    await settle();
    panel.turn().stop();
    panel.page.letGo();
    await settle();
    expect(panel.waiting()).toBeUndefined();
    panel.turn().continueTurn();
    await panel.look();
    expect(told().results).toMatchObject([{ success: true }, { error_type: 'NotPermitted' }]);
    expect(record().rows).toEqual(['navigate: Ran.', 'fill: You pressed “Stop” before this ran.']);
  });

  test('stays on the screen when a message closes it on the second page, and the message reports it', async () => {
    await ask([goTo, fill]);
    await approveCard(panel);
    panel.turn().send('Leave it');
    await panel.look();
    expect(panel.calls()[0]?.state).toMatchObject({ status: 'failed', delivery: 'dropped' });
    expect(record().rows).toEqual(['navigate: Ran.', 'fill: You sent a new message instead.']);
    expect(lastRequest()?.message).toMatch(/Leave it.*this message interrupted.*\(navigate\)/su);
  });

  test('asks on the next page also with a reading grant there', async () => {
    await panel.grants.give('https://shop.example');
    await ask([goTo, { action: 'read', target: { elementId: 'e_1' }, params: {} }]);
    await approveCard(panel);
    expect(ran()).toEqual(['7:0']);
    expect(panel.waiting()).toBeDefined();
  });

  test('continues when the person unticks a row that does not navigate, but not without the one that does', async () => {
    await ask([fill, goTo, fill]);
    panel.turn().tickRow(panel.waiting()?.id ?? '', 0, false);
    await approveCard(panel);
    expect(shown()?.rows).toHaveLength(1);
    await ask([fill, goTo, fill]);
    panel.turn().tickRow(panel.waiting()?.id ?? '', 1, false);
    await approveCard(panel);
    expect(panel.waiting()).toBeUndefined();
    expect(told().results).toHaveLength(3);
  });

  test('counts rows from the first, also in what the model gets', async () => {
    const gone = { ...fill, target: { elementId: 'e_9' } };
    await ask([goTo, gone, { action: 'click', target: { elementId: 'e_1' }, params: {} }, fill]);
    await approveCard(panel);
    await approveCard(panel);
    expect(told().results[2].message).toContain('because action 2 of this batch');
  });

  test('undoes the actions in each tab where they ran', async () => {
    await ask([fill, switchTo(8), fill]);
    await approveCard(panel);
    await approveCard(panel);
    panel.turn().undoCall(panel.calls()[0]?.id ?? '', GESTURE);
    await settle();
    expect(panel.page.tabs.undone.map(key => key.split(':')[1])).toEqual(['2', '0']);
  });
});

describe('the tab of a conversation', () => {
  test('is the one it moved to, which also answers a call of the earlier tab', async () => {
    await ask([switchTo(8)], [fill]);
    await approveCard(panel);
    expect(ran()).toEqual(['7:0']);
    expect(told()).toMatchObject({ error_type: 'PageGone' });
    expect(lastRequest()?.current_page_info).toMatchObject({ title: 'Title of 8', activeTabId: '8' });
    await ask([fill]);
    await approveCard(panel);
    expect(ran()).toEqual(['7:0', '8:0']);
  });

  test('is the one in front once the person brought it there and wrote, with its calls', async () => {
    await ask([switchTo(8)]);
    await approveCard(panel);
    await bringToFront(9);
    await ask([fill]);
    await approveCard(panel);
    expect(ran()).toEqual(['7:0', '9:0']);
    expect(panel.store().getState().conversation.worksIn).toBeUndefined();
  });

  test('is the one in front once the other is closed', async () => {
    await ask([switchTo(8)]);
    await approveCard(panel);
    panel.page.tabs.close(8);
    await ask([fill]);
    expect(lastRequest()?.current_page_info).toMatchObject({ title: 'Shop', activeTabId: '7' });
    await approveCard(panel);
    expect(ran()).toEqual(['7:0', '7:0']);
  });

  test('does not change by a preview', async () => {
    await ask([switchTo(8)]);
    await approveCard(panel);
    await bringToFront(9);
    await panel.turn().preview('Hello');
    const { conversation } = panel.store().getState();
    expect(tabToRead(conversation, 7)).toBe(8);
    expect(conversation.sharedTabs).not.toContain(9);
  });
});

describe('the tabs in a request', () => {
  const ids = () => lastRequest()?.current_page_info?.tabs?.map(({ id }) => id);

  test('are those of the conversation, in the first message and after a change', async () => {
    await ask([switchTo(8)]);
    expect(ids()).toEqual(['8', '7']);
    panel.turn().shareTab(9);
    await approveCard(panel);
    expect(ids()).toEqual(['7', '9', '8']);
    panel.page.tabs.close(9);
    await ask();
    expect(ids()).toEqual(['7', '8']);
    panel.turn().unshareTab(7);
    await ask();
    expect(lastRequest()?.current_page_info?.tabs).toEqual([
      { id: '8', url: 'https://tab-8.example/of-8', title: 'Title of 8', active: true },
    ]);
  });

  test('are eight at most, with shortened names', async () => {
    const eighth = panel.page.tabs.get(8);
    eighth.origin = `https://${'a'.repeat(300)}.example`;
    eighth.title = 'T'.repeat(300);
    for (let tabId = 20; tabId < 32; tabId += 1) {
      panel.page.tabs.add(tabId);
      panel.turn().shareTab(tabId);
    }
    panel.turn().shareTab(8);
    await ask();
    expect(ids()).toEqual(['26', '27', '28', '29', '30', '31', '8', '7']);
    const tab = lastRequest()?.current_page_info?.tabs?.[6];
    expect([tab?.url.length, tab?.title.length]).toEqual([200, 100]);
  });
});

const GESTURE = { trusted: true, repeated: false };

test.each(['close', 'switch_tab'])(
  'nothing more is expected of a tab closed under the card of a %s, and the model learns of it',
  async action => {
    await ask([{ action, target: {}, params: { tabId: '8' } }]);
    panel.page.tabs.close(8);
    await panel.clock.advance(1_100);
    expect(shown()?.rows[0]?.gone).toBe('tab');
    // A tab that gets this number later is another tab.
    panel.page.tabs.add(8);
    await panel.clock.advance(5_000);
    expect(panel.press()).toBe('incomplete');
    expect(panel.turn().returnToModel(panel.waiting()?.id ?? '', GESTURE)).toBe('accepted');
    await panel.look();
    expect(told()).toMatchObject({ success: false, error_type: 'PageGone' });
    expect(ran()).toEqual([]);
  },
);

test('the model gets the number of tabs when there are more than are listed', async () => {
  for (let tabId = 20; tabId < 30; tabId += 1) {
    panel.page.tabs.add(tabId);
    panel.turn().shareTab(tabId);
  }
  await ask([fill]);
  const { tabs, moreTabs } = lastRequest()?.current_page_info ?? {};
  expect(tabs).toHaveLength(8);
  expect(moreTabs).toBe(4);
});
