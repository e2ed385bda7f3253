// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PanelContext } from '../../panel-context.ts';
import { simulatedOpenPanel } from '../../turn/simulation/simulated-open-panel.ts';
import { type SimulatedPanel, simulatePanel } from '../../turn/simulation/simulated-panel.ts';
import { Thread } from '../thread.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let panel: SimulatedPanel;
let close: () => Promise<void>;

beforeEach(async () => {
  panel = simulatePanel();
  const click = { action: 'click', target: { elementId: 'e_1' }, params: {} };
  const call = { toolName: 'page_action', arguments: JSON.stringify([click]), toolId: 'tool_1' };
  panel.backend.script.push({ calls: [call], end: 'complete' });
  panel.turn().send('Do it');
  await panel.look();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  close = () =>
    act(async () => {
      root.unmount();
      place.remove();
    });
  await act(async () =>
    root.render(
      <PanelContext value={simulatedOpenPanel(panel)}>
        <Thread />
        <textarea />
      </PanelContext>,
    ),
  );
  await act(() => panel.clock.advance(400));
});

afterEach(() => close());

function button(name: RegExp): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent ?? ''));
}

async function decide(): Promise<void> {
  await act(async () => {
    expect(panel.press()).toBe('accepted');
    await panel.look();
  });
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
}

test('whoever decides in the card stays in the conversation', async () => {
  button(/^Approve/u)?.focus();
  expect(document.activeElement?.textContent).toContain('Approve');
  await decide();
  expect(document.activeElement?.tagName).toBe('MAIN');
});

test('whoever writes meanwhile is left where they are', async () => {
  document.querySelector('textarea')?.focus();
  await decide();
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
});

test('a card of which nothing is there any more offers to look again instead, on the very button', async () => {
  const approve = button(/^Approve/u);
  approve?.focus();
  await act(async () => {
    panel.page.remove('e_1');
    await panel.clock.advance(700);
  });
  const lookAgain = button(/^Look again/u);
  expect(lookAgain).toBe(approve);
  expect(document.activeElement).toBe(approve);
  expect(lookAgain?.getAttribute('aria-disabled')).toBe('true');
  await act(() => panel.clock.advance(400));
  expect(lookAgain?.getAttribute('aria-disabled')).toBe('false');
  const why = document.getElementById(lookAgain?.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(why).toContain('not on the page any more');
  expect(button(/^Reject/u)).toBeDefined();
  await act(async () => {
    panel.page.mutate('e_1');
    await panel.clock.advance(1400);
  });
  expect(button(/^Approve/u)?.getAttribute('aria-disabled')).toBe('false');
});
