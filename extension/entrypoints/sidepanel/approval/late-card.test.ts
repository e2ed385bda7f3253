import { readResultMessage } from '@assent/shared';
import { beforeEach, describe, expect, test } from 'vitest';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { parseCall } from '../../../tools/parse-call.ts';

const PRESS = { trusted: true, repeated: false };
const RULE = { origin: 'https://shop.example', rule: 'read-only' } as const;

let panel: SimulatedPanel;

beforeEach(() => {
  panel = new SimulatedPanel(parseCall);
  panel.reportFront();
  panel.turn().shareTab(8);
});

const goTo = { action: 'navigate', target: {}, params: { url: 'https://shop.example/next' } };
const switchTo = (tabId: number) => ({ action: 'switch_tab', target: {}, params: { tabId: String(tabId) } });

async function ask(action: object): Promise<void> {
  const call = { toolName: 'page_action', arguments: JSON.stringify({ actions: [action] }), toolId: 'tool' };
  panel.backend.script.push({ calls: [call], end: 'complete' });
  panel.turn().send('Do it');
  await panel.look();
  await panel.clock.advance(400);
}

const row = () => {
  const state = panel.waiting()?.state;
  return state?.status === 'awaiting' && state.card.kind === 'actions' ? state.card.rows[0] : undefined;
};
const returnToModel = () => panel.turn().returnToModel(panel.waiting()?.id ?? '', PRESS);

async function told(): Promise<Record<string, unknown>> {
  await panel.look();
  return JSON.parse(readResultMessage(panel.backend.requests.at(-1)?.message ?? '')?.result ?? '{}');
}

describe('a card about the browser whose tab was closed', () => {
  test.each([
    ['leads on in that tab', goTo],
    ['names another tab, which is open', switchTo(8)],
  ])('reports that the page is gone, also to the model, when it %s', async (_what, action) => {
    await ask(action);
    panel.page.tabs.close(7);
    await panel.clock.advance(2_000);
    expect(row()?.gone).toBe('page');
    expect(panel.press()).toBe('incomplete');
    expect(returnToModel()).toBe('accepted');
    expect(await told()).toMatchObject({ success: false, error_type: 'PageGone' });
    expect(panel.page.executions).toEqual([]);
  });

  test('reports it for a tab that it names', async () => {
    await ask(switchTo(8));
    panel.page.tabs.close(8);
    await panel.clock.advance(2_000);
    expect(row()?.gone).toBe('tab');
    expect(panel.press()).toBe('incomplete');
  });
});

describe('a card about the browser that a new rule forbids', () => {
  beforeEach(async () => {
    await ask(goTo);
    panel.page.tabs.refusing = RULE;
    await panel.clock.advance(2_000);
  });

  test('names the rule and returns it to the model', async () => {
    expect(row()).toMatchObject({
      gone: { refusal: { type: 'NotPermitted', site: RULE } },
      preview: { status: 'bound' },
    });
    expect(panel.press()).toBe('incomplete');
    expect(returnToModel()).toBe('accepted');
    expect(await told()).toMatchObject({ error_type: 'NotPermitted', error: 'The rule forbids it.' });
    expect(panel.page.executions).toEqual([]);
  });

  test('reports the rule after a rejection, not a changed page', async () => {
    panel.turn().reject(panel.waiting()?.id ?? '', PRESS);
    const { error, error_type } = await told();
    expect(error_type).toBe('Rejected');
    expect(error).toContain('The rule forbids it.');
    expect(error).not.toContain('was no longer on the page');
  });

  test('can be approved once the rule is lifted and the card has armed', async () => {
    panel.page.tabs.refusing = undefined;
    await panel.clock.advance(650);
    expect(row()?.gone).toBeUndefined();
    expect(panel.press()).toBe('early');
    await panel.clock.advance(400);
    expect(panel.press()).toBe('accepted');
    await panel.look();
    expect(panel.page.executions).toHaveLength(1);
  });

  test('reports the closed tab when that follows', async () => {
    panel.page.tabs.close(7);
    await panel.clock.advance(2_000);
    expect(row()?.gone).toBe('page');
  });
});
