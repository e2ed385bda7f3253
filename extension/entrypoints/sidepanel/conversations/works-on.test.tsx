// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { showInPanel } from '../../../testing/simulation/show-in-panel.tsx';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import { simulatedOpenPanel } from '../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { changePageContext } from '../conversation/change-context.ts';
import { workIn } from '../conversation/shared-tabs.ts';
import { WorksOn } from './works-on.tsx';

const ATLAS = { tabId: 8, url: undefined, title: undefined };

let panel: SimulatedPanel;
const text = (): string => document.body.textContent;
const inFront = (tabId: number): Promise<void> =>
  act(async () => changePageContext(panel.store(), { front: { ...ATLAS, tabId } }));

beforeEach(async () => {
  panel = new SimulatedPanel();
  await showInPanel(simulatedOpenPanel(panel), <WorksOn />);
  await inFront(7);
  await act(async () => {
    panel.turn().send('Hello');
    await settle();
  });
});

test("appears only while another tab than the conversation's is in front", async () => {
  expect(text()).toBe('');
  await inFront(8);
  expect(text()).toBe('Previously about Shop · shop.exampleShow tab');
  await inFront(7);
  expect(text()).toBe('');
});

test('reports a closed tab, also before anybody looks for it', async () => {
  await inFront(8);
  panel.closedTabs.add(7);
  await act(async () => document.querySelector('button')?.click());
  expect(text()).toBe('Previously about Shop · shop.exampletab closed');
  expect(panel.store().getState().conversation.place).not.toHaveProperty('tabId');
});

test('offers to show only open tabs', async () => {
  await inFront(8);
  await act(async () => changePageContext(panel.store(), { tabs: [{ ...ATLAS, isOfWindow: true }] }));
  expect(text()).toBe('Previously about Shop · shop.exampletab closed');
});

test('adds the tab in front on a press while the conversation works elsewhere, and then stops offering it', async () => {
  await inFront(8);
  await act(async () => workIn(panel.store(), 7));
  expect(text()).toBe('This chat is about Shop · shop.exampleShow tabAdd this tab');
  const add = [...document.querySelectorAll('button')].find(it => it.textContent === 'Add this tab');
  await act(async () => add?.click());
  expect(panel.store().getState().conversation.sharedTabs).toEqual([7, 8]);
  expect(text()).toBe('This chat is about Shop · shop.exampleShow tab');
});
