// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { kindOf } from '../dom/kind.ts';
import { describe } from './describe.ts';
import { descriptionWords } from './description-words.ts';

function described(html: string, language: 'zh' | 'en', surroundings = {}): string {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  if (!element) throw new Error('The page is empty.');
  return describe({ element, kind: kindOf(element), name: '搜索' }, surroundings, descriptionWords(language));
}

test.each([
  ['<input placeholder="搜索">', '输入框:搜索(placeholder:搜索)', 'input: 搜索 (placeholder: 搜索)'],
  ['<button>搜索</button>', '按钮:搜索', 'button: 搜索'],
  ['<a href="/">搜索</a>', '链接:搜索', 'link: 搜索'],
  [
    '<input type=checkbox checked disabled>',
    '复选框:搜索(已勾选,已禁用)',
    'checkbox: 搜索 (checked, disabled)',
  ],
  [
    '<input type=email required value=a@b.c>',
    '输入框:搜索(类型:email,值:a@b.c,必填)',
    'input: 搜索 (type: email, value: a@b.c, required)',
  ],
  [
    '<input type=password value=hunter2>',
    '输入框:搜索(类型:password,已填写)',
    'input: 搜索 (type: password, filled)',
  ],
  ['<textarea></textarea>', '输入框:搜索(多行)', 'input: 搜索 (multiline)'],
  ['<div role=tab aria-selected=true></div>', '选项卡:搜索(当前)', 'tab: 搜索 (current)'],
  ['<div role=combobox aria-expanded=false></div>', '下拉框:搜索(已折叠)', 'dropdown: 搜索 (collapsed)'],
])('%s', (html, chinese, english) => {
  expect(described(html, 'zh')).toBe(chinese);
  expect(described(html, 'en')).toBe(english);
});

test('includes its surroundings', () => {
  const surroundings = { place: { index: 2, count: 3 }, near: 'Bob', dialog: 'Login', isCovered: true };
  expect(described('<button></button>', 'zh', surroundings)).toBe(
    '按钮:搜索(被遮挡,第2个/共3个,附近:Bob,对话框:Login)',
  );
  expect(described('<button></button>', 'en', surroundings)).toBe(
    'button: 搜索 (covered, 2 of 3, near: Bob, dialog: Login)',
  );
});

test('every kind has words of its own in both languages', () => {
  for (const language of ['zh', 'en'] as const) {
    const words = Object.values(descriptionWords(language).kinds);
    expect(new Set(words).size).toBe(words.length);
  }
});
