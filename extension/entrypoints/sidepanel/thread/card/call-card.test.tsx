// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { askWithCard } from '../../../../testing/simulation/ask-simulated.ts';
import { showInPanel } from '../../../../testing/simulation/show-in-panel.tsx';
import { simulatedOpenPanel } from '../../../../testing/simulation/simulated-open-panel.ts';
import type { SimulatedPanel } from '../../../../testing/simulation/simulated-panel.ts';
import type { OpenPanel } from '../../panel/panel-context.tsx';
import { Thread } from '../thread.tsx';

let panel: SimulatedPanel;
let open: OpenPanel;

beforeEach(async () => {
  panel = await askWithCard({ action: 'click', target: { elementId: 'e_1' }, params: {} });
  open = simulatedOpenPanel(panel);
  await showInPanel(
    open,
    <>
      <Thread />
      <textarea />
    </>,
  );
  await act(() => panel.clock.advance(400));
});

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

test('the focus stays in the conversation after a decision by keyboard', async () => {
  button(/^Approve/u)?.focus();
  expect(document.activeElement?.textContent).toContain('Approve');
  await decide();
  expect(document.activeElement?.tagName).toBe('MAIN');
});

test('the focus stays in the composer after a decision made elsewhere', async () => {
  document.querySelector('textarea')?.focus();
  await decide();
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
});

test('the first button of a stale card returns it to the model', async () => {
  const approve = button(/^Approve/u);
  approve?.focus();
  await act(async () => {
    panel.page.tab.elements.remove('e_1');
    await panel.clock.advance(300);
  });
  const lookAgain = button(/^Look again/u);
  expect(lookAgain).toBe(approve);
  expect(document.activeElement).toBe(approve);
  expect(lookAgain?.getAttribute('aria-disabled')).toBe('true');
  await act(() => panel.clock.advance(400));
  expect(lookAgain?.getAttribute('aria-disabled')).toBe('false');
  const why = document.getElementById(lookAgain?.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(why).toContain('no longer on the page');
  expect(button(/^Reject/u)).toBeDefined();
  await act(async () => {
    panel.page.tab.elements.mutate('e_1');
    await panel.clock.advance(1400);
    panel.seeRows();
  });
  expect(button(/^Approve/u)?.getAttribute('aria-disabled')).toBe('false');
});

test('a step that the person takes over can not be approved, and goes back as done by hand', async () => {
  await act(async () => button(/^I do this step/u)?.click());
  expect(button(/^Approve/u)).toBeUndefined();
  await act(() => panel.clock.advance(2_000));
  expect(panel.press()).not.toBe('accepted');
  const card = document.querySelector('[role=alertdialog]');
  const keys = { key: 'Enter', ctrlKey: true, bubbles: true };
  await act(async () => card?.dispatchEvent(new KeyboardEvent('keydown', keys)));
  expect(document.querySelector('[role=alertdialog]')).toBe(card);
  await act(async () => button(/^Back to the card/u)?.click());
  await act(() => panel.clock.advance(400));
  await decide();
});

test('after the consent was withdrawn, the card cannot be approved until it is given again', async () => {
  await act(async () => {
    panel.seeRows();
    open.consent.setState({ status: 'missing' }, true);
  });
  const approve = button(/^Approve/u);
  expect(approve?.getAttribute('aria-disabled')).toBe('true');
  const why = document.getElementById(approve?.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(why).toBe('Agree below to what is sent, then try again.');
  await act(async () => open.giveConsent());
  expect(approve?.getAttribute('aria-disabled')).toBe('false');
});
