// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { BackendChoices } from '../../../settings/backend-choices.ts';
import { type OpenComposer, openComposer } from '../../../testing/simulation/show-in-panel.tsx';

let composer: OpenComposer;

beforeEach(async () => {
  composer = await openComposer();
});

function offer(choices: Partial<BackendChoices>): Promise<void> {
  return act(async () =>
    composer.open.composing.choices.setState({ models: [], agents: [], ...choices }, true),
  );
}

const chip = (): Element | null => document.querySelector('button[aria-label^=由谁回答]');
const dialog = (): Element | null => document.querySelector('[role=dialog][aria-label=由谁回答]');

test('a backend that lists nothing has no chip', async () => {
  await offer({});
  expect(chip()).toBeNull();
});

test('rules are never shown as a model, and lead to the page that connects one', async () => {
  const rules = { id: 'offline', name: 'Simple rules', is_default: true, is_rules: true };
  await offer({ models: [rules], setupUrl: 'http://127.0.0.1:8787/setup' });
  expect(chip()?.textContent).toBe('简单规则');
  expect(dialog()?.textContent).toContain('不是语言模型');
  expect(dialog()?.querySelector('a')?.href).toBe('http://127.0.0.1:8787/setup?lang=zh');
});

test('a model is shown with what it can do', async () => {
  const qwen = { id: 'qwen', name: 'Qwen', is_default: true, tools: 'native', images: false } as const;
  await offer({ models: [{ ...qwen, context_tokens: 32_000 }] });
  expect(chip()?.textContent).toBe('Qwen');
  expect(dialog()?.textContent).toBe('Qwen能提出操作不能看图片最多读 32,000 个 token');
  expect(dialog()?.querySelector('a')).toBeNull();
});

test('of several models, the one that is set', async () => {
  const models = [
    { id: 'big', is_default: true },
    { id: 'small', name: 'Small', images: true },
  ];
  await offer({ models });
  expect(chip()?.getAttribute('aria-label')).toBe('由谁回答：big');
  await act(async () => composer.open.turn.pick({ model: 'small' }));
  expect(dialog()?.textContent).toBe('Small能看图片');
  await act(async () => composer.open.turn.pick({ model: 'unlisted' }));
  expect(chip()).toBeNull();
});
