// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { showInPanel } from '../../../testing/simulation/show-in-panel.tsx';
import { simulatedOpenPanel } from '../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import type { OpenPanel } from '../panel/panel-context.tsx';
import { Header } from './header.tsx';

let open: OpenPanel;

beforeEach(async () => {
  open = simulatedOpenPanel(new SimulatedPanel());
  await showInPanel(open, <Header />);
});

const names = (): (string | null)[] =>
  [...document.querySelectorAll('button')].map(
    button => button.getAttribute('aria-label') ?? button.textContent,
  );

async function choose(text: string): Promise<void> {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === text);
  await act(async () => label?.click());
}

test('every button has a name in the language chosen in its menu', async () => {
  expect(names()).toEqual([
    'Conversations',
    'New chat',
    'Menu',
    'Routines',
    'Practice page',
    'What is sent, and where',
    'Settings',
  ]);
  await choose('中文');
  expect(open.settings.getState().language).toBe('zh');
  expect(names()).toEqual(['对话记录', '新对话', '菜单', '流程', '练习页', '发送什么，发到哪里', '设置']);
});

test('changes the theme at once', async () => {
  await choose('Dark');
  expect(open.settings.getState().theme).toBe('dark');
  const checked = [...document.querySelectorAll('input:checked')].map(
    input => input.parentElement?.textContent,
  );
  expect(checked).toEqual(['English', 'Dark']);
});
