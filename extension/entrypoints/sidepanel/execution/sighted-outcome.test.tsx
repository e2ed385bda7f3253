// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { answerWith, approveCard, callFor } from '../../../testing/simulation/ask-simulated.ts';
import { showInPanel } from '../../../testing/simulation/show-in-panel.tsx';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import { simulatedOpenPanel } from '../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { Thread } from '../thread/thread.tsx';

const FILL = { action: 'fill', target: { elementId: 'e_1' }, params: { value: 'tea' } };
const SEEN = { success: true, effect: 'changed', message: 'It holds tea.' } as const;

const text = (): string => document.querySelector('section[data-status]')?.textContent ?? '';

test('shows what a row has done while the page may yet take it back, and then the result', async () => {
  const panel = new SimulatedPanel();
  await showInPanel(simulatedOpenPanel(panel), <Thread />);
  panel.page.hold();
  panel.page.sighted = SEEN;
  panel.backend.script.push(answerWith(callFor('tool_1', FILL, FILL)));
  await act(async () => {
    panel.turn().send('Do it');
    await panel.look();
    await approveCard(panel);
  });
  expect(text()).toContain('1 of 2 · Fill');
  expect(text()).toContain('It holds tea. · making sure it stays');
  await act(async () => {
    panel.page.letGo();
    await settle();
    await panel.look();
  });
  expect(text()).not.toContain('making sure');
  expect(panel.calls()[0]?.state.status).toBe('done');
});
