// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { grantForToday } from '../../../sites/reading-grants.ts';
import { rulingFor } from '../../../sites/site-rules.ts';
import { showInPanel } from '../../../testing/simulation/show-in-panel.tsx';
import { ORIGIN } from '../../../testing/simulation/simulated-elements.ts';
import { simulatedOpenPanel } from '../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { ContextChips } from '../context/context-chips.tsx';
import type { OpenPanel } from '../panel/panel-context.tsx';
import { Thread } from '../thread/thread.tsx';

let panel: SimulatedPanel;
let open: OpenPanel;

beforeEach(async () => {
  panel = new SimulatedPanel();
  open = simulatedOpenPanel(panel);
  await showInPanel(
    open,
    <>
      <Thread />
      <ContextChips text="" />
    </>,
  );
});

async function goTo(url: string | undefined): Promise<void> {
  const front = url === undefined ? undefined : { tabId: 7, url, title: 'Page' };
  await act(async () => panel.store().setState(state => ({ pageContext: { ...state.pageContext, front } })));
}

const ruleChoice = (): HTMLSelectElement | null => document.querySelector('select');
const text = (): string => document.body.textContent ?? '';

/** The model asks to read the selected text, twice. */
async function askForReading(): Promise<void> {
  const calls = [{ toolName: 'get_selected_text', arguments: '{}' }];
  panel.backend.script.push(
    { calls: calls.map(call => ({ ...call, toolId: 'tool_1' })), end: 'complete' },
    { calls: calls.map(call => ({ ...call, toolId: 'tool_2' })), end: 'complete' },
  );
  await act(async () => {
    panel.turn().send('Read it');
    await panel.look();
    await panel.clock.advance(500);
  });
}

async function press(isTrusted = true): Promise<void> {
  await act(async () => {
    panel.press({ trusted: isTrusted });
    await panel.clock.advance(1_000);
  });
}

const box = (): HTMLInputElement | null => document.querySelector('[role=alertdialog] input[type=checkbox]');

test('shows the rule of the site in front by its host, and changes it for the whole site', async () => {
  await goTo('https://www.shop.co.uk/cart');
  expect(ruleChoice()?.getAttribute('aria-label')).toBe('What Assent may do on www.shop.co.uk');
  expect(ruleChoice()?.value).toBe('ask');
  await act(async () => {
    const choice = ruleChoice();
    if (choice) choice.value = 'never-read';
    choice?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(rulingFor(open.sites.rules.getState(), 'https://login.shop.co.uk/').rule).toBe('never-read');
  expect(text()).toContain('You set *.shop.co.uk to “never read”');
});

test('explains a predefined read-only rule, and has no rule for browser pages', async () => {
  await goTo('https://mail.google.com/mail/u/0');
  expect(ruleChoice()?.value).toBe('read-only');
  expect(text()).toContain('a mistake in your mail');
  await goTo('chrome://settings');
  expect(ruleChoice()).toBeNull();
  await goTo(undefined);
  expect(ruleChoice()).toBeNull();
});

test('a ticked approval allows reading for the day, and the thread offers to revoke it', async () => {
  await askForReading();
  expect(text()).toContain("Don't ask again today before reading on shop.example");
  await act(async () => box()?.click());
  expect(panel.grants.all.size).toBe(0);
  await act(() => panel.clock.advance(500));
  await press();
  expect([...panel.grants.all.keys()]).toEqual([ORIGIN]);
  expect(panel.calls().map(({ state, grant }) => [state.status, grant?.origin])).toEqual([
    ['done', undefined],
    ['done', ORIGIN],
  ]);
  await act(async () => open.sites.grants.setState([grantForToday(ORIGIN, Date.now())], true));
  expect(text()).toContain('You allowed this for today');
  const stop = document.querySelector<HTMLButtonElement>(
    '[aria-label="Stop allowing reading on shop.example"]',
  );
  await act(async () => stop?.click());
  expect(open.sites.grants.getState()).toEqual([]);
  expect(text()).toContain('From now on, Assent asks you again');
});

test('without the tick the next reading needs a question again', async () => {
  await askForReading();
  await press();
  expect(panel.grants.all.size).toBe(0);
  expect(panel.waiting()?.toolId).toBe('tool_2');
});

test('a press too soon after the tick, or by a script, allows nothing', async () => {
  await askForReading();
  await act(async () => box()?.click());
  await act(async () => void panel.press());
  expect(panel.grants.all.size).toBe(0);
  await act(() => panel.clock.advance(500));
  await press(false);
  expect(panel.grants.all.size).toBe(0);
  expect(panel.waiting()?.toolId).toBe('tool_1');
});

test('offers no box with a frame of another site, or for more than reading', async () => {
  panel.page.tab.frame = 'https://other.example';
  await askForReading();
  expect(panel.waiting()).toBeDefined();
  expect(box()).toBeNull();
});

test('asks again after ten granted readings in a row', async () => {
  await panel.grants.give(ORIGIN);
  for (let call = 0; call < 14; call += 1)
    panel.backend.script.push({
      calls: [{ toolName: 'get_selected_text', arguments: '{}', toolId: `tool_${call}` }],
      end: 'complete',
    });
  await act(async () => {
    panel.turn().send('Read it');
    for (let round = 0; round < 12; round += 1) await panel.clock.advance(100);
  });
  expect(panel.calls().filter(({ grant }) => grant)).toHaveLength(10);
  expect(panel.waiting()?.toolId).toBe('tool_10');
});

test('tools of pages are allowed for exactly the origin in front, where the browser has the feature', async () => {
  const ruleBox = (): HTMLInputElement | null => document.querySelector('label[title] input[type=checkbox]');
  await goTo('https://www.shop.co.uk/cart');
  expect(ruleBox()).toBeNull();
  Object.defineProperty(Document.prototype, 'modelContext', { configurable: true, get: () => undefined });
  try {
    await goTo('https://www.shop.co.uk/sale');
    expect(ruleBox()?.checked).toBe(false);
    await act(async () => ruleBox()?.click());
    expect(open.sites.pageTools.getState()).toEqual(['https://www.shop.co.uk']);
    expect(ruleBox()?.checked).toBe(true);
    await goTo('https://login.shop.co.uk/');
    expect(ruleBox()?.checked).toBe(false);
    await goTo('chrome://settings');
    expect(ruleBox()).toBeNull();
  } finally {
    Reflect.deleteProperty(Document.prototype, 'modelContext');
  }
  await goTo('https://www.shop.co.uk/');
  await act(async () => ruleBox()?.click());
  expect(open.sites.pageTools.getState()).toEqual([]);
  expect(ruleBox()).toBeNull();
});
