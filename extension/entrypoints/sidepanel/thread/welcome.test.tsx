// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { showInPanel } from '../../../testing/simulation/show-in-panel.tsx';
import { simulatedOpenPanel } from '../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { changePageContext } from '../conversation/change-context.ts';
import { Thread } from './thread.tsx';

test('offers the practice page, but not beside it', async () => {
  vi.stubGlobal('chrome', { runtime: { getURL: (path: string) => `chrome-extension://own${path}` } });
  const panel = new SimulatedPanel();
  await showInPanel(simulatedOpenPanel(panel), <Thread />);
  const bringToFront = (url: string) =>
    act(async () => changePageContext(panel.store(), { front: { tabId: 7, url, title: undefined } }));
  const offered = () => document.body.textContent?.includes('Open the practice page');
  expect(offered()).toBe(true);
  await bringToFront('chrome-extension://own/try-it.html#search');
  expect(offered()).toBe(false);
  await bringToFront('https://shop.example/try-it.html');
  expect(offered()).toBe(true);
});
