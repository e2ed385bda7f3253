import { readResultMessage } from '@assent/shared';
import { describe, expect, test } from 'vitest';
import { approveCard } from '../../../testing/simulation/ask-simulated.ts';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import { type SimulatedPanel, simulatePanel } from '../../../testing/simulation/simulated-panel.ts';
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
  const panel = simulatePanel(parseCall, advertisedTools);
  panel.setToolset('use_browser');
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
  test('explains itself without a card, then acts with one, and tells what came of it flat', async () => {
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

  test('that only asks for help comes to an end, and counts with what made no sense', async () => {
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

  test('help is no decision of the person: after it, reading without being asked is counted on', async () => {
    const reading = { toolName: 'use_browser', given: { action: 'read', action_params: {} } };
    const rounds = Array.from({ length: 3 }, () => [
      ...Array.from({ length: 5 }, () => reading),
      help,
    ]).flat();
    const panel = simulatePanel(parseCall, advertisedTools);
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

  test('an address comes first, and the rest is asked on the page that it led to', async () => {
    const given = { ...click, url: 'https://shop.example/cart' };
    const panel = await ask({ toolName: 'browser', given });
    await approveCard(panel);
    expect(panel.page.executions).toHaveLength(1);
    panel.turn().armCard(panel.waiting()?.id ?? '');
    await approveCard(panel);
    expect(panel.page.executions.map(({ action }) => JSON.parse(action).action)).toEqual([
      'navigate',
      'click',
    ]);
    expect(told(panel)).toMatchObject({ success: true, message: 'Ran.' });
  });

  test('what was rejected, or could not be understood, is told flat too', async () => {
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
  test('is another with the next request once the person has chosen so; a call stays whose it was', async () => {
    const panel = await ask({ toolName: 'browser_click', given: { elementId: 'e_1' } });
    panel.setToolset('page');
    await approveCard(panel);
    expect(offered(panel)[0]).toBe('use_browser');
    expect(offered(panel)[1]).toContain('page_action,request_more_elements');
    expect(told(panel)).toMatchObject({ success: true, message: 'Ran.' });
  });

  test('a tool of another set is the backend’s, and its name alone is decided on', async () => {
    const panel = await ask({ toolName: 'page_action', given: { actions: [click] } });
    expect(panel.waiting()?.state).toMatchObject({ card: { kind: 'server' } });
  });

  test('a call that was made before the person chose another set is understood as it was meant', async () => {
    const panel = simulatePanel(parseCall, advertisedTools);
    const actions = [{ action: 'navigate', params: { url: 'https://shop.example/' } }, { action: 'read' }];
    const call = { toolName: 'page_action', arguments: JSON.stringify({ actions }) };
    panel.backend.script.push({ calls: [call], end: 'complete' });
    panel.turn().send('Do it');
    await panel.look();
    panel.setToolset('flat');
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

  test('is offered to be allowed by the name of the site that the person approved going to', async () => {
    const panel = await sentThere();
    expect(notices(panel)).toMatchObject([
      { kind: 'page-unreadable', type: 'NotPermitted', origin: 'https://next.example', isDestination: true },
    ]);
  });

  test('is no more taken for that site once the site is held', async () => {
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

  test('is why what needs it can’t be done, and the model is told what can', async () => {
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
