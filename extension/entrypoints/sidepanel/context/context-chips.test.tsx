// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { showInPanel } from '../../../testing/simulation/show-in-panel.tsx';
import { simulatedOpenPanel } from '../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { changePageContext, noteSelection } from '../conversation/change-context.ts';
import { ContextChips } from './context-chips.tsx';

async function open(): Promise<SimulatedPanel> {
  const panel = new SimulatedPanel();
  await showInPanel(simulatedOpenPanel(panel), <ContextChips text="Hello" />);
  return panel;
}

const text = (): string => document.body.textContent ?? '';

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(
    each => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  await act(async () => button?.click());
}

test('shows the page by title and host, or that it is out of reach', async () => {
  const panel = await open();
  expect(text()).toContain('This page');
  expect(text()).toContain('no access yet');
  const front = { tabId: 7, url: 'https://shop.example/cart?a=1', title: 'Shop' };
  await act(async () => changePageContext(panel.store(), { front }));
  expect(text()).toContain('Shop');
  expect(text()).toContain('shop.example');
});

test('names our practice page by our name instead of an extension id', async () => {
  const panel = await open();
  const url = 'chrome-extension://lacllmljaeffoeipedmcjilfcjjjfjai/try-it.html';
  const front = { tabId: 7, url, title: 'A page to try Assent on' };
  await act(async () => changePageContext(panel.store(), { front }));
  expect(text()).toContain('A page to try Assent onAssent');
  expect(text()).not.toContain('lacllm');
});

test('an excluded page shows what that means, and can be included again', async () => {
  const panel = await open();
  await press('Leave out this page');
  expect(panel.store().getState().conversation.isPageOff).toBe(true);
  expect(text()).toContain('neither the page nor the tools');
  await press('Include this page');
  expect(panel.store().getState().conversation.isPageOff).toBe(false);
});

test('shows a selection with its length, and removes it by itself or with the page', async () => {
  const panel = await open();
  const select = (excerpt: string) =>
    act(async () => noteSelection(panel.store(), { excerpt, length: 1234 }));
  await select('Some words');
  expect(text()).toContain('Some words');
  expect(text()).toContain('1,234 characters');
  await press('Leave out the selected text');
  expect(text()).not.toContain('Some words');
  await select('Other words');
  expect(text()).toContain('Other words');
  await press('Leave out this page');
  expect(text()).not.toContain('Other words');
});
