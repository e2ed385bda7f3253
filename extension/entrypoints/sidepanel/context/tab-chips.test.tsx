// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith, approveCard, callFor } from '../../../testing/simulation/ask-simulated.ts';
import { showInPanel } from '../../../testing/simulation/show-in-panel.tsx';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import { simulatedOpenPanel } from '../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { changePageContext } from '../conversation/change-context.ts';
import { forgetClosed, workIn } from '../conversation/shared-tabs.ts';
import { ContextChips } from './context-chips.tsx';

const SHOP = { tabId: 7, url: 'https://shop.example/', title: 'Shop', isOfWindow: true };
const ATLAS = { tabId: 8, url: 'https://atlas.example/', title: 'Atlas', isOfWindow: true };
const UNKNOWN = { tabId: 9, url: undefined, title: undefined, isOfWindow: true };
const ELSEWHERE = { tabId: 10, url: 'https://news.example/', title: 'News', isOfWindow: false };

const NAVIGATE = {
  action: 'navigate',
  target: { elementId: 'e_1' },
  params: { url: 'https://tea.example/green' },
};

let panel: SimulatedPanel;
const chips = (): string[] =>
  [...document.querySelectorAll('ul > li')].map(({ textContent }) => textContent).filter(it => it !== '');
const shared = (): number[] | undefined => panel.store().getState().conversation.sharedTabs;

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(
    each => (each.getAttribute('aria-label') ?? each.textContent)?.trim() === name,
  );
  await act(async () => button?.click());
}

/** As the browser does it, which opens a popover by its button. */
async function openList(name: string): Promise<Element> {
  const list = document.querySelector(`[popover][aria-label="${name}"]`);
  if (!list) throw new Error(`No list ${name}.`);
  await act(async () => {
    list.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  });
  return list;
}

beforeEach(async () => {
  panel = new SimulatedPanel();
  await showInPanel(simulatedOpenPanel(panel), <ContextChips text="Hello" />);
  const tabs = [SHOP, ATLAS, UNKNOWN, ELSEWHERE];
  await act(async () => changePageContext(panel.store(), { front: SHOP, tabs }));
});

test('each tab other than the one in front has a chip with a remove button', async () => {
  await act(async () => [7, 8].map(tabId => panel.turn().shareTab(tabId)));
  expect(chips()[0]).toContain('Shop');
  expect(chips()[1]).toContain('Atlas');
  await press('Remove this tab from the conversation: Atlas');
  expect(shared()).toEqual([7]);
  expect(chips().join()).not.toContain('Atlas');
});

test('shows the newest of many tabs, and the others on demand', async () => {
  const many = Array.from({ length: 11 }, (_, index) => ({
    ...ATLAS,
    tabId: 20 + index,
    title: `Tab ${index}`,
  }));
  await act(async () => {
    changePageContext(panel.store(), { tabs: [SHOP, ...many] });
    for (const { tabId } of many) panel.turn().shareTab(tabId);
  });
  expect(chips()).toHaveLength(3);
  expect(chips()[1]).toContain('Tab 10');
  await openList('+10 tabs');
  expect(chips().join()).toContain('Tab 0');
  await press('Remove this tab from the conversation: Tab 0');
  expect(shared()).not.toContain(20);
  expect(chips().join()).not.toContain('Tab 0');
});

test('names the page of the tab that the conversation works in, and that it is not in front', async () => {
  await act(async () => workIn(panel.store(), 8));
  expect(chips()[0]).toMatch(/Atlas.*not in front/u);
});

test('a closed tab has no chip and is not included', async () => {
  await act(async () => {
    workIn(panel.store(), 8);
    changePageContext(panel.store(), { tabs: [SHOP] });
    forgetClosed(panel.store(), [SHOP]);
  });
  expect(shared()).toEqual([]);
  expect(chips()[0]).toContain('Shop');
  expect(chips().join()).not.toContain('Atlas');
});

test('offers only pages of this window that Chrome reveals', async () => {
  const list = await openList('Add a tab');
  const hidden = vi.fn();
  Object.assign(list, { hidePopover: hidden });
  expect([...(list?.querySelectorAll('li') ?? [])].map(it => it.textContent)).toEqual(['Atlasatlas.example']);
  await act(async () => list?.querySelector('button')?.click());
  expect(shared()).toEqual([8]);
  expect(hidden).toHaveBeenCalled();
});

test('shows the approved destination of an unreadable page until it is read', async () => {
  panel.backend.script.push(answerWith(callFor('tool_1', NAVIGATE)));
  Object.assign(panel.page, { readable: false });
  panel.page.tabs.isUnseen = true;
  panel.turn().send('Go there');
  await act(async () => {
    await panel.look();
    await approveCard(panel);
    panel.turn().shareTab(9);
    changePageContext(panel.store(), { front: { tabId: 7, url: undefined, title: undefined } });
  });
  expect(chips()[0]).toMatch(/^This page.*sent to tea\.example.*no access yet$/u);
  expect(chips()[1]).toBe('Another tabno access yet');
  Object.assign(panel.page, { readable: true });
  await act(async () => {
    panel.turn().send('And now?');
    await settle();
  });
  expect(chips()[0]).toBe('This pageno access yet');
});
