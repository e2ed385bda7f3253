// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { approveCard, askWithCard } from '../../../../testing/simulation/ask-simulated.ts';
import { showInPanel } from '../../../../testing/simulation/show-in-panel.tsx';
import { settle } from '../../../../testing/simulation/simulated-clock.ts';
import { simulatedOpenPanel } from '../../../../testing/simulation/simulated-open-panel.ts';
import { Thread } from '../thread.tsx';

test('the focus moves from Undo, which goes, to the call that was undone', async () => {
  const panel = await askWithCard({ action: 'fill', target: { elementId: 'e_1' }, params: {} });
  await approveCard(panel);
  const open = simulatedOpenPanel(panel);
  const { turn } = open;
  // Clicks of a test are not the browser's.
  open.turn = { ...turn, undoCall: id => turn.undoCall(id, { trusted: true, repeated: false }) };
  await showInPanel(open, <Thread />);
  const undo = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo');
  undo?.focus();
  await act(async () => {
    undo?.click();
    await settle();
  });
  expect(undo?.isConnected).toBe(false);
  expect(document.activeElement?.closest('h2')?.textContent).toContain('Done');
});

test('says which actions Undo takes back, where others stay', async () => {
  const panel = await askWithCard(
    { action: 'fill', target: { elementId: 'e_1' }, params: {} },
    { action: 'click', target: { elementId: 'e_2' }, params: {} },
  );
  await approveCard(panel);
  await showInPanel(simulatedOpenPanel(panel), <Thread />);
  const undo = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo');
  const scope = document.getElementById(undo?.getAttribute('aria-describedby') ?? '');
  expect(scope?.textContent).toBe('only action 1');
});
