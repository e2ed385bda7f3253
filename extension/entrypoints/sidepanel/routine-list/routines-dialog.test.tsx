// @vitest-environment happy-dom
import type { Routine } from '@assent/shared';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { showInPanel } from '../../../testing/simulation/show-in-panel.tsx';
import { simulatedOpenPanel } from '../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import type { OpenPanel } from '../panel/panel-context.tsx';
import { RoutinesDialog } from './routines-dialog.tsx';

const routine: Routine = {
  format: 'assent-routine',
  version: 1,
  name: 'Sign up',
  parameters: [
    { name: 'email', type: 'text', label: 'Email', default: 'mei@example.com' },
    { name: 'word', type: 'text', label: 'Password', secret: true },
  ],
  steps: [
    {
      operation: 'fill',
      target: { role: 'textbox', name: 'Email' },
      params: { value: '{{email}}' },
      expect: {},
    },
  ],
};

let panel: SimulatedPanel;
let open: OpenPanel;
let closings: number;

beforeEach(async () => {
  panel = new SimulatedPanel();
  open = simulatedOpenPanel(panel);
  closings = 0;
  await showInPanel(
    open,
    <RoutinesDialog
      onClose={() => {
        closings += 1;
      }}
    />,
  );
});

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(
    each => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  if (!button) throw new Error(`There is no button ${name}.`);
  await act(async () => button.click());
}

/** Chooses a file with this text. */
async function importFile(text: string): Promise<void> {
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  Object.defineProperty(chooser, 'files', { value: [new File([text], 'x.json')], configurable: true });
  await act(async () => void chooser?.dispatchEvent(new Event('change', { bubbles: true })));
}

const said = (): string => document.querySelector('[role=status]')?.textContent ?? '';

test('a file is imported, replayed with its recorded values, exported and deleted', async () => {
  await importFile(JSON.stringify(routine));
  expect(said()).toBe('Imported: Sign up');
  await press('Export “Sign up” as a file');
  expect(JSON.parse((await panel.downloads[0]?.text()) ?? '')).toEqual(routine);
  await press('Replay “Sign up”');
  const fields = [...document.querySelectorAll('form textarea')];
  expect(fields.map(field => field.textContent)).toEqual(['mei@example.com']);
  expect(document.body.textContent).toContain('Password: you type this secret into the page yourself');
  await press('Start');
  expect(closings).toBe(1);
  expect(open.store.getState().conversation.replay).toEqual({ name: 'Sign up' });
  await press('Delete “Sign up”');
  expect(open.routines.stored.getState()).toHaveLength(1);
  await press('Delete');
  expect(open.routines.stored.getState()).toEqual([]);
});

test.each([
  ['no JSON', 'x', 'This file is no routine'],
  ['another version', JSON.stringify({ ...routine, version: 9 }), 'version'],
  [
    'a program',
    JSON.stringify({ ...routine, steps: [{ operation: 'execute_js', params: { code: 'x' } }] }),
    'a step that routines cannot have: execute_js',
  ],
])('%s is refused with the reason', async (_, text, why) => {
  await importFile(text);
  expect(said()).toContain(why);
  expect(open.routines.stored.getState()).toEqual([]);
});
