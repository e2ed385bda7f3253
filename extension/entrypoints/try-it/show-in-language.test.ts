// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { showInLanguage } from './show-in-language.ts';

const html = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8');

function open(): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function seenTitles(page: Document, language: string): string[] {
  return [...page.querySelectorAll(`:is(h1, h2) [lang=${language}]`)].map(({ textContent }) => textContent);
}

test('the practice page is called by one name, in the language of the panel', () => {
  const page = open();
  showInLanguage(page, 'zh', 'dark');
  expect(page.title).toBe('试用 Assent');
  expect(page.documentElement.lang).toBe('zh-CN');
  expect(page.documentElement.dataset.theme).toBe('dark');
  showInLanguage(page, 'en', 'light');
  expect(page.title).toBe('A page to try Assent on');
  expect(page.documentElement.lang).toBe('en');
});

test('each of its titles is there in both languages, apart from each other', () => {
  const page = open();
  const all = page.querySelectorAll('h1, h2').length;
  expect(seenTitles(page, 'en')).toHaveLength(all);
  expect(seenTitles(page, 'zh')).toHaveLength(all);
  expect(seenTitles(page, 'en').join()).not.toMatch(/[一-鿿·]/u);
  expect(seenTitles(page, 'zh').join()).not.toContain('·');
});
