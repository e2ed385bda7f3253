// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { showInPanel } from '../../../../testing/simulation/show-in-panel.tsx';
import { simulatedOpenPanel } from '../../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../../testing/simulation/simulated-panel.ts';
import { parseCall } from '../../../../tools/parse-call.ts';
import { Thread } from '../thread.tsx';

let panel: SimulatedPanel;

beforeEach(() => {
  panel = new SimulatedPanel(parseCall);
});

async function ask(action: string, target: object, params = {}): Promise<void> {
  const call = {
    toolName: 'page_action',
    arguments: JSON.stringify({ actions: [{ action, target, params }] }),
    toolId: 'tool',
  };
  panel.backend.script.push({ calls: [call], end: 'complete' });
  await showInPanel(simulatedOpenPanel(panel), <Thread />);
  await act(async () => {
    panel.turn().send('Do it');
    await panel.look();
    await panel.clock.advance(400);
  });
}

async function later(simulates: () => void): Promise<void> {
  simulates();
  await act(() => panel.clock.advance(2_000));
}

const text = (): string => document.body.textContent ?? '';

async function returnToModel(): Promise<void> {
  await act(async () => {
    panel.turn().returnToModel(panel.waiting()?.id ?? '', { trusted: true, repeated: false });
    await panel.look();
  });
}

test('the card and the record name the rule that forbids it, and where to change rules', async () => {
  await ask('navigate', {}, { url: 'https://shop.example/next' });
  await later(() => {
    panel.page.tabs.refusing = { origin: 'https://shop.example', rule: 'read-only' };
  });
  expect(text()).toContain('Not possible: shop.example is set to “read only”');
  expect(text()).not.toContain('no longer on the page');
  await returnToModel();
  expect(text()).toContain('shop.example is set to “read only”');
  expect(text()).toContain('Change the site rules');
  expect(text()).not.toContain('The rule forbids it.');
});

test('offers nothing about a page that is gone', async () => {
  await ask('fill', { elementId: 'e_1' }, { value: 'tea' });
  expect(text()).toContain('Pick another');
  expect(document.querySelector('[aria-label^="Change"]')).not.toBeNull();
  await later(() => panel.page.tab.navigate());
  expect(text()).toContain('Look again');
  expect(text()).not.toContain('Pick another');
  expect(document.querySelector('[aria-label^="Change"]')).toBeNull();
});

test('offers to pick another target for a missing one', async () => {
  await ask('fill', { elementId: 'e_1' }, { value: 'tea' });
  await later(() => panel.page.tab.elements.remove('e_1'));
  expect(text()).toContain('Look again');
  expect(text()).toContain('Pick another');
});

test('does not offer to allow reading when nothing is left to read', async () => {
  await ask('read', { elementId: 'e_1' });
  expect(text()).toContain("Don't ask again today before reading");
  await later(() => panel.page.tab.navigate());
  expect(text()).toContain('Look again');
  expect(text()).not.toContain("Don't ask again today before reading");
});
