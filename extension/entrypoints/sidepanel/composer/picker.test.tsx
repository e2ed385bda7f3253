// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { type OpenComposer, openComposer } from '../../../testing/simulation/show-in-panel.tsx';

let composer: OpenComposer;

beforeEach(async () => {
  composer = await openComposer();
});

const pickers = (): (string | null)[] =>
  [...document.querySelectorAll('select')].map(select => select.getAttribute('aria-label'));

function offer(models: { id: string; name?: string; is_default?: boolean }[]): Promise<void> {
  return act(async () => composer.open.composing.choices.setState({ models, agents: [{ id: 'default' }] }));
}

async function choose(id: string): Promise<void> {
  await act(async () => {
    const select = document.querySelector('select');
    if (select) select.value = id;
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

async function say(text: string): Promise<void> {
  await composer.type(text);
  await composer.press('Enter');
  await act(() => composer.panel.turn().settled());
}

const TWO = [
  { id: 'big', name: 'Big', is_default: true },
  { id: 'small', name: 'Small' },
];

test('a backend without a choice has no picker', async () => {
  expect(pickers()).toEqual([]);
  await offer([{ id: 'big' }].map(model => ({ ...model, is_default: true })));
  expect(pickers()).toEqual([]);
  await offer(TWO);
  expect(pickers()).toEqual(['模型']);
  expect(document.querySelector('select')?.value).toBe('big');
});

test('a pick applies from now on, in this conversation and in the next new one', async () => {
  await offer(TWO);
  await say('one');
  await choose('small');
  await say('two');
  await act(() => composer.panel.turn().newChat());
  await say('three');
  const asked = composer.panel.backend.requests.map(({ model, agent_id }) => [model, agent_id]);
  expect(asked).toEqual([
    [undefined, 'default'],
    ['small', 'default'],
    ['small', 'default'],
  ]);
});

test('a pick is stored with the conversation', async () => {
  await offer(TWO);
  await choose('small');
  await composer.panel.reload();
  expect(composer.panel.store().getState().conversation.picked).toEqual({
    backendUrl: 'http://relay',
    model: 'small',
  });
});

test('ids of another backend are ignored', async () => {
  await offer(TWO);
  await choose('small');
  composer.panel.backend.url = 'http://other';
  await say('hello');
  expect(composer.panel.backend.requests.at(-1)?.model).toBeUndefined();
});

test('nothing can be picked while an answer is streaming', async () => {
  await offer(TWO);
  composer.panel.backend.script.push({ calls: [], end: 'hang' });
  await composer.type('hello');
  await composer.press('Enter');
  expect(document.querySelector('select')?.disabled).toBe(true);
});
