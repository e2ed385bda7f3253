// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageContext } from '../../components/language.ts';
import { PromptsSection } from './prompts-section.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type Listener = (changes: Record<string, { newValue: unknown }>, area: string) => void;

let stored: Record<string, unknown>;

beforeEach(async () => {
  stored = { prompts: [{ id: '1', name: 'weekly', text: 'Write the weekly report.' }] };
  const listeners = new Set<Listener>();
  const set = async (values: Record<string, unknown>): Promise<void> => {
    Object.assign(stored, values);
    for (const listener of listeners) listener({ prompts: { newValue: values.prompts } }, 'local');
  };
  const onChanged = {
    addListener: (listener: Listener) => listeners.add(listener),
    removeListener: (listener: Listener) => listeners.delete(listener),
  };
  vi.stubGlobal('chrome', { storage: { local: { get: async () => stored, set }, onChanged } });
  vi.stubGlobal('navigator', { locks: { request: (_name: string, run: () => unknown) => run() } });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  await act(async () =>
    createRoot(place).render(
      <LanguageContext value="en">
        <PromptsSection />
      </LanguageContext>,
    ),
  );
});

async function press(name: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find(
    button => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );
  if (!found) throw new Error(`There is no button ${name}.`);
  await act(async () => found.click());
}

async function write(selector: 'input' | 'textarea', text: string): Promise<void> {
  const field = document.querySelector(selector);
  const own = selector === 'input' ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  await act(async () => {
    Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

const isOff = (name: string): boolean | undefined =>
  [...document.querySelectorAll('button')].find(button => button.textContent === name)?.disabled;

test('lists stored prompts and changes them', async () => {
  expect(document.body.textContent).toContain('/weekly');
  await press('Edit “weekly”');
  await write('textarea', 'Write it in Chinese.');
  await press('Save');
  expect(stored.prompts).toEqual([{ id: '1', name: 'weekly', text: 'Write it in Chinese.' }]);
  expect(document.body.textContent).toContain('Write it in Chinese.');
  expect(document.querySelector('textarea')).toBeNull();
});

test('a new prompt needs a text and an unused name', async () => {
  await press('Add a prompt');
  expect(isOff('Save')).toBe(true);
  await write('textarea', 'Say it shorter.');
  await write('input', ' /Weekly');
  expect(isOff('Save')).toBe(true);
  expect(document.body.textContent).toContain('Another prompt already has this name.');
  await write('input', '/ shorter  still ');
  await press('Save');
  expect(stored.prompts).toMatchObject([{ name: 'shorter still', text: 'Say it shorter.' }, { id: '1' }]);
});

test('restores a deleted prompt', async () => {
  const before = stored.prompts;
  await press('Delete “weekly”');
  expect(stored.prompts).toEqual([]);
  expect(document.querySelector('[role=status]')?.textContent).toBe('“weekly” was deleted.');
  await press('Undo');
  expect(stored.prompts).toEqual(before);
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
});
