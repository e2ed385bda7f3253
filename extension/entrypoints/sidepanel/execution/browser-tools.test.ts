import { readResultMessage } from '@assent/shared';
import { describe, expect, test } from 'vitest';
import { approveCard } from '../../../testing/simulation/ask-simulated.ts';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { advertisedTools } from '../../../tools/list.ts';
import { parseCall } from '../../../tools/parse-call.ts';

interface Made {
  toolName: string;
  given: object;
}

const click = { action: 'click', action_params: { elementId: 'e_1' } };
const help = { toolName: 'use_browser', given: { action: 'help' } };

/** A panel with the real tools, in which the model makes one of these calls per answer. */
async function ask(...made: readonly Made[]): Promise<SimulatedPanel> {
  const panel = new SimulatedPanel(parseCall, advertisedTools);
  panel.toolset = 'use_browser';
  for (const [index, { toolName, given }] of made.entries()) {
    const call = { toolName, arguments: JSON.stringify(given), toolId: `tool_${index}` };
    panel.backend.script.push({ calls: [call], end: 'complete' });
  }
  panel.turn().send('Do it');
  await panel.look();
  return panel;
}

function told(panel: SimulatedPanel): Record<string, unknown> {
  const { message = '' } = panel.backend.accepted.at(-1) ?? {};
  return JSON.parse(readResultMessage(message)?.result ?? '{}');
}

const offered = (panel: SimulatedPanel): (string | undefined)[] =>
  panel.backend.requests.map(({ browser_tools: tools }) => tools?.map(({ name }) => name).join());

describe('use_browser', () => {
  test('answers help without a card, then acts with one, and returns a flat result', async () => {
    const about = { toolName: 'use_browser', given: { action: 'help', operation: 'click' } };
    const panel = await ask(help, about, { toolName: 'use_browser', given: click });
    expect(panel.calls().map(({ state }) => state.status)).toEqual(['answered', 'answered', 'awaiting']);
    expect(panel.page.executions).toEqual([]);
    expect(told(panel)).toMatchObject({ success: true, operation: 'click' });
    await approveCard(panel);
    expect(panel.page.executions).toHaveLength(1);
    expect(told(panel)).toMatchObject({ success: true, message: 'Ran.', effect: 'changed' });
    expect(told(panel)).not.toHaveProperty('results');
  });

  test('repeated help ends the turn, and counts together with invalid calls', async () => {
    const panel = await ask(help, { toolName: 'use_browser', given: { action: 'fly' } }, help, help, help);
    expect(panel.calls().map(({ state }) => state.status)).toEqual([
      'answered',
      'failed',
      'answered',
      'void',
    ]);
    expect(panel.backend.requests).toHaveLength(4);
    expect(panel.store().getState().activity.status).toBe('idle');
  });

  test('help is not a decision: the count of reading without a question continues after it', async () => {
    const reading = { toolName: 'use_browser', given: { action: 'read', action_params: {} } };
    const rounds = Array.from({ length: 3 }, () => [
      ...Array.from({ length: 5 }, () => reading),
      help,
    ]).flat();
    const panel = new SimulatedPanel(parseCall, advertisedTools);
    await panel.grants.give('https://shop.example');
    panel.backend.script.push(
      ...rounds.map(({ toolName, given }) => ({
        calls: [{ toolName, arguments: JSON.stringify(given) }],
        end: 'complete' as const,
      })),
    );
    panel.turn().send('Do it');
    for (let round = 0; round < 20; round += 1) await settle();
    expect(panel.page.executions).toHaveLength(10);
    expect(panel.waiting()).toBeDefined();
  });

  test('shows the address first, and the rest on the page that it opened', async () => {
    const given = { ...click, url: 'https://shop.example/cart' };
    const panel = await ask({ toolName: 'browser', given });
    await approveCard(panel);
    expect(panel.page.executions).toHaveLength(1);
    panel.turn().armCard(panel.waiting()?.id ?? '');
    await approveCard(panel);
    expect(panel.page.executions.map(({ action }) => action.action)).toEqual(['navigate', 'click']);
    expect(told(panel)).toMatchObject({ success: true, message: 'Ran.' });
  });

  test('returns rejections and parse errors flat too', async () => {
    const panel = await ask(
      { toolName: 'use_browser', given: { action: 'fly' } },
      { toolName: 'use_browser', given: click },
    );
    const refused = told(panel);
    expect(refused).toMatchObject({ success: false, error_type: 'InvalidArgument', message: refused.error });
    expect(refused.error).toMatch(/"fly"/u);
    await panel.clock.advance(400);
    panel.turn().reject(panel.waiting()?.id ?? '', { trusted: true, repeated: false });
    await panel.look();
    const { error } = told(panel);
    expect(told(panel)).toEqual({ success: false, error_type: 'Rejected', error, message: error });
    expect(panel.page.executions).toEqual([]);
  });
});

describe('the set of tools', () => {
  test("changes with the next request after the person's choice; a call keeps its own", async () => {
    const panel = await ask({ toolName: 'browser_click', given: { elementId: 'e_1' } });
    panel.toolset = 'page';
    await approveCard(panel);
    expect(offered(panel)[0]).toBe('use_browser');
    expect(offered(panel)[1]).toContain('page_action,request_more_elements');
    expect(told(panel)).toMatchObject({ success: true, message: 'Ran.' });
  });

  test('a tool of another set belongs to the backend, and needs only a decision', async () => {
    const panel = await ask({ toolName: 'page_action', given: { actions: [click] } });
    expect(panel.waiting()?.state).toMatchObject({ card: { kind: 'server' } });
  });

  test('a call from before the change is parsed by its own set', async () => {
    const panel = new SimulatedPanel(parseCall, advertisedTools);
    const actions = [{ action: 'navigate', params: { url: 'https://shop.example/' } }, { action: 'read' }];
    const call = { toolName: 'page_action', arguments: JSON.stringify({ actions }) };
    panel.backend.script.push({ calls: [call], end: 'complete' });
    panel.turn().send('Do it');
    await panel.look();
    panel.toolset = 'flat';
    await approveCard(panel);
    expect(panel.waiting()?.state).toMatchObject({ card: { kind: 'actions' } });
    await panel.reload();
    await panel.look();
    await approveCard(panel);
    expect(panel.page.executions).toHaveLength(2);
    expect(told(panel)).toMatchObject({ success: true, results: [{}, {}] });
  });
});

describe('a page that may not be read', () => {
  /** After an approved navigation Chrome reveals nothing of the tab's page. */
  async function sentThere(): Promise<SimulatedPanel> {
    const url = 'https://next.example/';
    const panel = await ask({
      toolName: 'use_browser',
      given: { action: 'navigate', action_params: { url } },
    });
    panel.page.readable = false;
    panel.page.tabs.isUnseen = true;
    await approveCard(panel);
    return panel;
  }

  const notices = (panel: SimulatedPanel): unknown[] =>
    panel
      .store()
      .getState()
      .conversation.entries.flatMap(entry => (entry.kind === 'notice' ? [entry.notice] : []));

  test('is offered for permission under the name of the approved destination', async () => {
    const panel = await sentThere();
    expect(notices(panel)).toMatchObject([
      { kind: 'page-unreadable', type: 'NotPermitted', origin: 'https://next.example', isDestination: true },
    ]);
  });

  test('is no longer taken for that site once the site has permission', async () => {
    const panel = await sentThere();
    await panel.turn().allowSites(['https://next.example']);
    panel.turn().send('And now?');
    await panel.look();
    expect(notices(panel).at(-1)).toEqual({
      kind: 'page-unreadable',
      type: 'NotPermitted',
      message: 'No access.',
    });
  });

  test('is given as the reason for unavailable tools, with those that work', async () => {
    const panel = await sentThere();
    panel.backend.script.push({
      calls: [{ toolName: 'use_browser', arguments: JSON.stringify(click), toolId: 'tool_9' }],
      end: 'complete',
    });
    panel.turn().send('Press it');
    await panel.look();
    expect(told(panel)).toMatchObject({ success: false, error_type: 'NotPermitted' });
    expect(told(panel).error).toMatch(/^No access\..*navigate, back, .*open_tab, switch_tab, list_tabs/u);
  });
});
