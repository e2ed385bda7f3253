import type { Language } from '@assent/shared';
import { expect, test } from 'vitest';
import { message } from '../message.ts';
import { wordForModel } from '../word-message.ts';

const TAG = '<pre>';

test.each([
  [message('fill.filled', { name: TAG, value: 'tea' }), 'Filled the field with: tea'],
  [message('click.clicked', { name: TAG }), 'Clicked the element.'],
  [message('slider.done', { name: TAG, value: '3' }), 'The slider is now at: 3'],
  [message('select.done', { name: TAG, value: 'M' }), 'The dropdown is now set to: M'],
  [message('upload.held', { name: TAG, count: 1 }), '1 file chosen for the element, and'],
  [message('press.unreachable', { name: TAG, cover: TAG }), 'The element is covered by another element,'],
])('$code names an element without a name by a noun, never by its tag', (text, english) => {
  expect(wordForModel(text, 'en')).toContain(english);
  for (const language of ['en', 'zh'] satisfies Language[])
    expect(wordForModel(text, language)).not.toContain(TAG);
});

test('an element is quoted by its name', () => {
  const text = message('fill.filled', { name: 'Email', value: 'a@b.c' });
  expect(wordForModel(text, 'en')).toBe('Filled "Email" with: a@b.c');
});
