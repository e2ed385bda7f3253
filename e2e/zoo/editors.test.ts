import { describe, expect, test } from 'vitest';
import { inBrowser } from '../page/show.ts';
import { EDITORS } from './editor-list.ts';
import { showWidgets, type Zoo } from './show-widgets.ts';

const show = inBrowser();

const LONG = Array.from({ length: 200 }, (_, line) => `Line ${line} ${'word '.repeat(9)}end`).join('\n');

/** In this order, so that each replaces the one before. */
const TEXTS = {
  'one line': 'new text',
  'several lines': 'one\ntwo\nthree',
  'Chinese and emoji': '你好 😀 世界',
  'ten thousand characters': LONG,
  'what a list begins with': '- a\n- b (c)',
  nothing: '',
};

describe.each(EDITORS)('%s: %s', (file, name) => {
  test('is one field with its text, and takes a fill', async () => {
    const zoo = await showWidgets(show, file);
    const elementId = await fieldOf(zoo, name);
    for (const [text, value] of Object.entries(TEXTS)) {
      const outcome = await zoo.act({ action: 'fill', target: { elementId }, params: { value } });
      expect({ text, ...outcome }, outcome.message).toMatchObject({ text, success: true, effect: 'changed' });
      // TinyMCE keeps an empty paragraph as a line.
      expect(String(await zoo.state(name)).trim()).toBe(value);
    }
  }, 30_000);

  test('takes typing after its text, and key presses', async () => {
    const zoo = await showWidgets(show, file);
    const elementId = await fieldOf(zoo, name);
    const typed = await zoo.act({ action: 'type', target: { elementId }, params: { value: ' and 新' } });
    expect(typed).toMatchObject({ success: true, effect: 'changed' });
    await expect.poll(async () => String(await zoo.state(name)).trim()).toBe('old text and 新');
    await zoo.act({ action: 'press', target: { elementId }, params: { key: '!' } });
    await expect.poll(async () => String(await zoo.state(name)).trim()).toBe('old text and 新!');
    await zoo.act({ action: 'press', target: { elementId }, params: { key: 'Backspace' } });
    await expect.poll(async () => String(await zoo.state(name)).trim()).toBe('old text and 新');
  }, 30_000);
});

/** Editors are there a moment after their page. */
async function fieldOf(zoo: Zoo, name: string): Promise<string> {
  await expect.poll(() => zoo.idsOf(`input: ${name}`)).toHaveLength(1);
  const { elements } = await zoo.read();
  const field = elements.find(({ desc }) => desc.startsWith(`input: ${name}`));
  expect(field?.desc).toContain('value: old text');
  return field?.id ?? '';
}
