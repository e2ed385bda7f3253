import { readResultMessage } from '@assent/shared';
import { expect, test } from 'vitest';
import { SiteRefusal } from '../../../messaging/failures.ts';
import { approveCard } from '../../../testing/simulation/ask-simulated.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { advertisedTools } from '../../../tools/list.ts';
import { parseCall } from '../../../tools/parse-call.ts';

const NEVER = 'The person has set this site to “never read”.';

interface Made {
  toolName: string;
  given: object;
}

function script(panel: SimulatedPanel, ...made: readonly Made[]): void {
  for (const [index, { toolName, given }] of made.entries()) {
    const call = { toolName, arguments: JSON.stringify(given), toolId: `tool_${index}` };
    panel.backend.script.push({ calls: [call], end: 'complete' });
  }
}

const last = (panel: SimulatedPanel) => panel.backend.requests.at(-1);
const told = (panel: SimulatedPanel) =>
  JSON.parse(readResultMessage(last(panel)?.message ?? '')?.result ?? '{}');
const offered = (panel: SimulatedPanel) => last(panel)?.browser_tools?.map(({ name }) => name);

const close = { toolName: 'page_action', given: { actions: [{ action: 'close' }] } };

/** An approved call closes the conversation's only tab, and the model continues with these calls. */
async function closeThen(...made: readonly Made[]): Promise<SimulatedPanel> {
  const panel = new SimulatedPanel(parseCall, advertisedTools);
  script(panel, close, ...made);
  panel.turn().send('Close it');
  await panel.look();
  await approveCard(panel);
  return panel;
}

/** A rule forbids reading the page in front; tab 8 is shared. */
async function askOnNeverRead(made: Made): Promise<SimulatedPanel> {
  const panel = new SimulatedPanel(parseCall, advertisedTools);
  panel.turn().shareTab(8);
  panel.page.tabs.neverRead = new SiteRefusal(
    { origin: 'https://secret.example', rule: 'never-read' },
    NEVER,
  );
  script(panel, made);
  panel.turn().send('Do it');
  await panel.look();
  return panel;
}

test('offers tools without a page after the last tab is closed, and opens a page with approval', async () => {
  const panel = await closeThen({ toolName: 'browser_open', given: { url: 'https://tea.example/' } });
  expect(offered(panel)).toEqual(['switch_tab', 'list_tabs', 'browser_open']);
  expect(panel.waiting()?.state).toMatchObject({ card: { rows: [{ preview: { status: 'bound' } }] } });
  await approveCard(panel);
  expect(told(panel)).toMatchObject({ success: true });
  expect(last(panel)?.current_page_info?.activeTabId).toBeDefined();
  expect(offered(panel)).toContain('page_action');
});

test('lists the tabs then, also within the call that closed the last one', async () => {
  const panel = await closeThen({ toolName: 'list_tabs', given: {} });
  await approveCard(panel);
  expect(told(panel)).toMatchObject({ success: true, tabs: [] });
  script(panel, {
    toolName: 'page_action',
    given: { actions: [{ action: 'close' }, { action: 'list_tabs' }] },
  });
  panel.page.tabs.add(7);
  panel.turn().send('Again');
  await panel.look();
  await approveCard(panel);
  await approveCard(panel);
  expect(told(panel)).toMatchObject({ success: true, results: [{ success: true }, { tabs: [] }] });
});

test('answers a tool that needs a tab with the tools that need none', async () => {
  const panel = await closeThen({ toolName: 'navigate', given: { url: 'https://tea.example/' } });
  expect(told(panel)).toMatchObject({ success: false, error_type: 'PageGone' });
  expect(told(panel).error).toMatch(/open_tab, switch_tab, list_tabs\.$/u);
  expect(told(panel).error).not.toMatch(/navigate/u);
});

test('answers an unknown tab id likewise', async () => {
  const panel = await closeThen({ toolName: 'switch_tab', given: { tabId: '5' } });
  expect(told(panel)).toMatchObject({ success: false, error_type: 'InvalidArgument' });
  expect(told(panel).error).not.toMatch(/navigate/u);
});

test('continues in a shared tab while the tab in front is excluded by a rule', async () => {
  const panel = await askOnNeverRead({ toolName: 'switch_tab', given: { tabId: '8' } });
  expect(panel.backend.requests[0]?.browser_tools?.map(({ name }) => name)).toEqual([
    'switch_tab',
    'list_tabs',
    'browser_open',
  ]);
  expect(panel.backend.requests[0]?.current_page_info).toMatchObject({ url: '', tabs: [{ id: '8' }] });
  expect(JSON.stringify(panel.backend.requests[0])).not.toMatch(/shop\.example|secret\.example/u);
  await approveCard(panel);
  expect(last(panel)?.current_page_info).toMatchObject({ activeTabId: '8' });
});

test.each([
  { toolName: 'page_action', given: { actions: [{ action: 'click', target: { elementId: 'e_1' } }] } },
  { toolName: 'navigate', given: { url: 'https://tea.example/' } },
  { toolName: 'browser_close', given: {} },
  { toolName: 'request_more_elements', given: {} },
])('the rule refuses what concerns such a page: $toolName', async made => {
  const panel = await askOnNeverRead(made);
  expect(panel.waiting()).toBeUndefined();
  expect(told(panel)).toMatchObject({ success: false, error_type: 'NotPermitted' });
  expect(told(panel).error).toContain(NEVER);
  expect(panel.page.executions).toEqual([]);
});
