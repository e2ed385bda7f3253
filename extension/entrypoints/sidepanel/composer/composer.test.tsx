// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { PanelContext } from '../panel-context.ts';
import { simulatedOpenPanel } from '../turn/simulation/simulated-open-panel.ts';
import { type SimulatedPanel, simulatePanel } from '../turn/simulation/simulated-panel.ts';
import { Composer } from './composer.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let panel: SimulatedPanel;
let message: HTMLTextAreaElement;

beforeEach(async () => {
  panel = simulatePanel();
  panel.backend.script.push({ calls: [], end: 'hang' });
  panel.turn().setDraft('你好');
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  await act(async () =>
    createRoot(place).render(
      <PanelContext value={simulatedOpenPanel(panel, { language: 'zh' })}>
        <Composer />
      </PanelContext>,
    ),
  );
  message = document.querySelector('textarea') ?? document.createElement('textarea');
});

async function press(init: KeyboardEventInit): Promise<void> {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
  await act(async () => message.dispatchEvent(event));
}

const written = (): string[] =>
  panel
    .store()
    .getState()
    .conversation.entries.flatMap(entry => (entry.kind === 'person' ? [entry.text] : []));

test('Enter sends and empties the box', async () => {
  expect(message.getAttribute('aria-label')).toBe('消息');
  await press({});
  expect(written()).toEqual(['你好']);
  expect(message.value).toBe('');
});

test.each([
  ['with Shift', { shiftKey: true }],
  ['while composing', { isComposing: true }],
  ['as older input methods send it', { keyCode: 229 }],
])('Enter %s does not send', async (_name, init) => {
  await press(init);
  expect(written()).toEqual([]);
  expect(message.value).toBe('你好');
});

test('what is written while an answer comes is kept', async () => {
  await press({});
  await act(async () => panel.turn().setDraft('next'));
  await press({});
  expect(written()).toEqual(['你好']);
  expect(message.value).toBe('next');
  expect(document.querySelector('button')?.textContent).toBe('停止');
});
