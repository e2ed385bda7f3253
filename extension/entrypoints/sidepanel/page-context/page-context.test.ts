import { describe, expect, test } from 'vitest';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { noteSelection } from '../conversation/change-context.ts';
import { followStore, presenceOf } from './sync-page.ts';

const CALL = {
  toolName: 'page_action',
  arguments: '[{"action":"fill","target":{"elementId":"e_1"}}]',
  toolId: 'tool_1',
};

const last = (panel: SimulatedPanel) => panel.backend.requests.at(-1);

describe('the context of a message', () => {
  test('an excluded page removes its tools, until it is included again', async () => {
    const panel = new SimulatedPanel();
    panel.turn().includePage(false);
    panel.turn().send('Hello');
    await settle();
    expect(last(panel)).not.toHaveProperty('current_page_info');
    expect(last(panel)).not.toHaveProperty('browser_tools');
    expect(
      panel
        .store()
        .getState()
        .conversation.entries.map(({ kind }) => kind),
    ).toEqual(['person', 'answer']);
    panel.turn().includePage(true);
    panel.turn().send('Hello');
    await settle();
    expect(last(panel)).toMatchObject({ current_page_info: { title: 'Shop' }, browser_tools: [{}, {}] });
  });

  test('the page stays excluded in a reopened panel, and is included in a new conversation', async () => {
    const panel = new SimulatedPanel();
    panel.turn().includePage(false);
    panel.turn().send('Hello');
    await settle();
    await panel.reload();
    expect(panel.store().getState().conversation.isPageOff).toBe(true);
    await panel.turn().newChat();
    panel.turn().send('Hello');
    await settle();
    expect(last(panel)).toHaveProperty('current_page_info');
  });

  test('the result has no page when it is excluded while a card waits', async () => {
    const panel = new SimulatedPanel();
    panel.backend.script.push({ calls: [CALL], end: 'complete' });
    panel.turn().send('Fill it');
    await panel.look();
    panel.turn().includePage(false);
    await panel.clock.advance(400);
    expect(panel.press()).toBe('accepted');
    await settle();
    expect(panel.page.executions).toHaveLength(1);
    expect(last(panel)).toMatchObject({ tool_id: 'tool_1' });
    expect(last(panel)).not.toHaveProperty('current_page_info');
  });

  test('includes the selection unless it was removed, and a new selection again', async () => {
    const panel = new SimulatedPanel();
    panel.page.tab.selectedText = 'Some words';
    const ask = async (): Promise<unknown> => {
      panel.turn().send('Hello');
      await settle();
      return last(panel)?.current_page_info?.selectedText;
    };
    expect(await ask()).toBe('Some words');
    panel.turn().leaveSelectionOut();
    expect(await ask()).toBeUndefined();
    noteSelection(panel.store(), { excerpt: 'Some words', length: 10 });
    expect(await ask()).toBe('Some words');
  });
});

describe('the preview of a request', () => {
  test('is exactly what is then sent, and sends nothing before', async () => {
    const panel = new SimulatedPanel();
    panel.page.tab.selectedText = 'Some words';
    const before = panel.store().getState();
    const { request } = await panel.turn().preview('Hello');
    expect(panel.backend.requests).toEqual([]);
    expect(panel.store().getState()).toEqual(before);
    panel.turn().send('Hello');
    await settle();
    const { message_id, turn_id } = request;
    expect(request).toEqual({ ...last(panel), message_id, turn_id });
    expect(request.current_page_info).toMatchObject({ selectedText: 'Some words', title: 'Shop' });
  });

  test('states that a page is excluded, or why it is not read', async () => {
    const panel = new SimulatedPanel();
    panel.page.readable = false;
    expect(await panel.turn().preview('')).toMatchObject({ page: { status: 'unreadable' } });
    panel.turn().includePage(false);
    const { page, request } = await panel.turn().preview('');
    expect(page).toEqual({ status: 'none' });
    expect(request).not.toHaveProperty('browser_tools');
  });
});

describe('the marker in the page', () => {
  const presence = (panel: SimulatedPanel) => presenceOf(panel.store().getState());

  test('shows from the question to the card, waits with it, and ends with the turn', async () => {
    const panel = new SimulatedPanel();
    panel.backend.script.push({ calls: [CALL], end: 'complete' });
    expect(presence(panel)).toBeUndefined();
    const seen: unknown[] = [];
    followStore(panel.store(), () => {
      const now = presence(panel)?.status;
      if (seen.at(-1) !== now) seen.push(now);
    });
    panel.turn().send('Fill it');
    await panel.look();
    expect(presence(panel)).toEqual({ tabId: 7, status: 'waiting' });
    await panel.clock.advance(400);
    panel.press();
    await settle();
    expect(seen).toEqual(['working', 'waiting', 'working', undefined]);
  });

  test('does not show while the page is excluded', async () => {
    const panel = new SimulatedPanel();
    panel.turn().send('Hello');
    await settle();
    panel.turn().includePage(false);
    panel.backend.script.push({ calls: [], end: 'hang' });
    panel.turn().send('Hello');
    await settle();
    expect(panel.store().getState().activity.status).toBe('busy');
    expect(presence(panel)).toBeUndefined();
  });
});
