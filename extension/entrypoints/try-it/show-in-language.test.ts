// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { showInLanguage } from './show-in-language.ts';

const html = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8');

function open(): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Everything that a person reads on the page or hears of it. */
function textsOf(page: Document): string[] {
  const names = [...page.querySelectorAll('[aria-label], [placeholder]')].flatMap(element => [
    element.getAttribute('aria-label') ?? '',
    element.getAttribute('placeholder') ?? '',
  ]);
  const shown = [...page.querySelectorAll('main *')]
    .filter(element => element.childElementCount === 0)
    .map(({ textContent }) => textContent.trim());
  return [...shown, ...names].filter(text => text !== '');
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

test('all of its texts are in the language of the panel, and none is in the page itself', () => {
  const page = open();
  expect(textsOf(page)).toEqual([]);
  showInLanguage(page, 'zh', 'light');
  const chinese = textsOf(page);
  expect(chinese.length).toBeGreaterThan(30);
  expect(chinese.filter(text => !/[一-鿿]/u.test(text))).toEqual([]);
  showInLanguage(page, 'en', 'light');
  expect(textsOf(page)).toHaveLength(chinese.length);
  expect(textsOf(page).join()).not.toMatch(/[一-鿿]/u);
});
