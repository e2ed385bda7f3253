// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showInPanel } from '../../../testing/simulation/show-in-panel.tsx';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import { simulatedOpenPanel } from '../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { SimulatedTaskRelay } from '../../../testing/simulation/simulated-task-relay.ts';
import { Tasks } from './tasks.tsx';
import { RESTING_MILLISECONDS } from './while-pointer-rests.ts';

const BACKEND = 'http://127.0.0.1:8787';

/** Everything is in view at once, unless the test says otherwise. */
let isInView = true;

class SimulatedObserver {
  readonly #report: (entries: { isIntersecting: boolean }[]) => void;

  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }

  observe(): void {
    this.#report([{ isIntersecting: isInView }]);
  }

  disconnect(): void {
    // Nothing is observed in between.
  }
}

beforeEach(() => {
  isInView = true;
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', SimulatedObserver);
});
afterEach(() => vi.useRealTimers());

async function show() {
  const relay = new SimulatedTaskRelay();
  const panel = new SimulatedPanel();
  const open = simulatedOpenPanel(panel, {}, { relay });
  await showInPanel(
    open,
    <>
      <input />
      <main />
      <Tasks />
    </>,
  );
  const pass = (milliseconds: number): Promise<void> =>
    act(async () => {
      vi.advanceTimersByTime(milliseconds);
      await panel.clock.advance(milliseconds);
    });
  const refresh = (): Promise<void> =>
    act(async () => {
      open.tasks.refresh();
      await settle();
    });
  return { relay, open, pass, refresh };
}

function card(): Element | null {
  return document.querySelector('[role="alertdialog"]');
}

function button(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(each => each.textContent?.startsWith(name));
}

async function press(name: string): Promise<void> {
  await act(async () => {
    button(name)?.click();
    await settle();
  });
}

test('nothing is shown without a task', async () => {
  const { refresh, pass } = await show();
  await refresh();
  await pass(1_000);
  expect(document.querySelector('section')).toBeNull();
});

test('a card appears where the pointer rests, says what it would do, and takes no focus', async () => {
  const shown = await show();
  const field = document.querySelector('input');
  field?.focus();
  shown.relay.ask(BACKEND, 1, {
    sentence: 'Click button “Order”',
    ...{ effect: 'submits', risk: 'submits', before: '', after: '2' },
    parts: { before: 'Click', kind: 'button', name: 'Order', after: 'twice' },
    details: [{ label: 'leads to', text: 'http://evil.test', isWarning: true }],
    sends: [{ label: 'Email', value: 'ann@example.com' }],
  });
  await shown.refresh();
  for (let move = 0; move < 5; move += 1) {
    dispatchEvent(new Event('pointermove'));
    await shown.pass(RESTING_MILLISECONDS - 100);
    expect(card()).toBeNull();
  }
  await shown.pass(100);
  expect(card()?.textContent).toMatch(
    /Task “Prices of tea 1” wants to:.*Submits.*Click button “Order” twice.*empty → 2leads to http:\/\/evil\.test.*Email.*ann@example\.com/u,
  );
  expect(document.activeElement).toBe(field);
  expect(document.querySelector('[role="status"]')?.textContent).toContain('Prices of tea 1');
});

test('a click of a script decides nothing, and Approve arms after a while', async () => {
  const shown = await show();
  shown.relay.ask(BACKEND, 1);
  await shown.refresh();
  await shown.pass(RESTING_MILLISECONDS);
  expect(button('Approve')?.getAttribute('aria-disabled')).toBe('true');
  await shown.pass(400);
  expect(button('Approve')?.getAttribute('aria-disabled')).toBe('false');
  await press('Approve');
  await press('Reject');
  expect(shown.relay.sent).toEqual([]);
});

test('it does not arm before its end has been in view', async () => {
  isInView = false;
  const shown = await show();
  shown.relay.ask(BACKEND, 1);
  await shown.refresh();
  await shown.pass(RESTING_MILLISECONDS);
  await shown.pass(1_000);
  expect(button('Approve')?.getAttribute('aria-disabled')).toBe('true');
  expect(card()?.textContent).toContain('Scroll to the end');
});

test('what came of it stands until the person closes it', async () => {
  const shown = await show();
  const approvalId = shown.relay.ask(BACKEND, 1);
  await shown.refresh();
  await shown.pass(1_000);
  shown.relay.end(approvalId, 'expired');
  await shown.refresh();
  await shown.pass(1_000);
  expect(card()).toBeNull();
  expect(document.querySelector('section')?.textContent).toContain('Nobody decided in time');
  await press('×');
  await shown.pass(1_000);
  expect(document.querySelector('section')).toBeNull();
});
