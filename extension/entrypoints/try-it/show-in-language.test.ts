// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { showInLanguage } from './show-in-language.ts';

const html = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8');

function open(): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function headings(page: Document): string[] {
  return [...page.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
}

test('the practice page has one name, in the language of the panel', () => {
  const page = open();
  showInLanguage(page, 'zh', 'dark');
  expect(page.title).toBe('试用 Assent');
  expect(page.documentElement.lang).toBe('zh-CN');
  expect(page.documentElement.dataset.theme).toBe('dark');
  showInLanguage(page, 'en', 'light');
  expect(page.title).toBe('A page to try Assent on');
  expect(page.documentElement.lang).toBe('en');
});

test('each of its headings is in the language of the panel', () => {
  const page = open();
  const all = page.querySelectorAll('h1, h2').length;
  showInLanguage(page, 'zh', 'light');
  const chinese = headings(page);
  showInLanguage(page, 'en', 'light');
  expect(headings(page)).toHaveLength(all);
  expect(headings(page).join()).not.toMatch(/[一-鿿·]/u);
  expect(chinese.filter(text => /[一-鿿]/u.test(text) && !text.includes('·'))).toHaveLength(all);
});
