// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { showInPanel } from '../../../testing/simulation/show-in-panel.tsx';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import { simulatedOpenPanel } from '../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { programCalled, SimulatedPrograms } from '../../../testing/simulation/simulated-programs.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { ProgramBar } from './program-bar.tsx';

async function show(programs = new SimulatedPrograms()) {
  const panel = new SimulatedPanel();
  const open = simulatedOpenPanel(panel, { language: 'en' }, { programs });
  await showInPanel(
    open,
    <>
      <ProgramBar />
      <ConnectDialog />
    </>,
  );
  await act(async () => open.programs.refresh());
  return { panel, open, programs };
}

const text = (): string => document.body.textContent ?? '';

async function press(name: string): Promise<void> {
  await act(async () => {
    [...document.querySelectorAll('button')].find(button => button.textContent === name)?.click();
    await settle();
  });
}

async function typeCode(code: string): Promise<void> {
  await act(async () => {
    const field = document.querySelector('input');
    // React listens to the native setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, code);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Connect');
}

test('a program that is let in gets a conversation, whose requests name it in place of a model', async () => {
  const { panel, open, programs } = await show();
  programs.waiting = { code: 'K7QX-2M9P', program: programCalled('Claude Code') };
  panel.backend.script.push({ calls: [], text: '', end: 'hang' });
  await act(async () => open.programs.showDialog(true));
  await typeCode('WRONG');
  expect(text()).toContain('No program waits with this code');
  await typeCode('K7QX-2M9P');
  expect(document.querySelector('dialog')).toBeNull();
  expect(panel.backend.requests.at(-1)).toMatchObject({
    model: programCalled('').id,
    message: 'You may propose actions here. I decide on each.',
  });
  expect(text()).toContain('“Claude Code” is connected. It can propose the next step.');
});

test('Stop ends the listening and reaches the backend; an unheard one is said', async () => {
  const { panel, open, programs } = await show();
  panel.backend.script.push({ calls: [], text: '', end: 'hang' });
  programs.programs = [programCalled('Codex')];
  await act(async () => open.programs.begin(programCalled('Codex')));
  await press('Stop');
  expect(programs.stopped).toEqual([programCalled('').id]);
  expect(text()).toContain('until you press Continue');
  panel.backend.script.push({ calls: [], text: '', end: 'hang' });
  await press('Continue');
  programs.isAway = true;
  await press('Stop');
  expect(text()).toContain('The backend did not answer, so the program does not know');
});

test('a program that waits elsewhere is named, with hidden characters made visible', async () => {
  const programs = new SimulatedPrograms();
  programs.programs = [programCalled('Evil\u202Eexe', { waiting: 1 })];
  const { panel } = await show(programs);
  expect(text()).toContain('waits for you');
  expect(text()).not.toContain('\u202E');
  panel.backend.script.push({ calls: [], text: '', end: 'hang' });
  await press('New conversation');
  expect(panel.store().getState().conversation.program?.id).toBe(programCalled('').id);
  expect(text()).not.toContain('waits for you');
});

test('a new chat is with the model again, and the program hears that it was left', async () => {
  const { panel, open, programs } = await show();
  panel.backend.script.push({ calls: [], text: '', end: 'hang' });
  await act(async () => open.programs.begin(programCalled('Codex')));
  await act(async () => {
    await panel.turn().newChat();
    await settle();
  });
  // Nobody sees its cards any more.
  expect(programs.stopped).toEqual([programCalled('').id]);
  await act(async () => {
    panel.turn().send('Hello');
    await settle();
  });
  expect(panel.backend.requests.at(-1)).not.toHaveProperty('model');
});

test('a backend that knows nothing of programs is asked once', async () => {
  const programs = new SimulatedPrograms();
  programs.programs = undefined;
  const { panel } = await show(programs);
  await act(async () => panel.clock.advance(60_000));
  expect(programs.lists).toBe(1);
});
