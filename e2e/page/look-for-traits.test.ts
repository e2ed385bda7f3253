import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookForTraits } from '../../extension/messaging/survey-document.ts';
import { pageBrowser } from './page-browser.ts';

let page: Page;

beforeAll(async () => {
  page = await (await pageBrowser()).newPage();
});
afterAll(() => page.close());

const row = '<tr><td>1</td></tr>';
const field = '<input>';

test.each([
  ['nothing', 'hasNone', '<p>Hello</p><input><table><tr><td>Layout</td></tr></table>'],
  ['a form', 'hasForm', `<form>${field.repeat(3)}</form>`],
  ['fields that belong to no form', 'hasForm', '<select></select><textarea></textarea><input type=date>'],
  ['a form that hides its fields', 'hasNone', `<form hidden>${field.repeat(3)}</form>`],
  [
    'a form whose fields shadow its members',
    'hasForm',
    `<form><input name=checkVisibility>${field.repeat(2)}</form>`,
  ],
  ['signing in', 'hasNone', `<form>${field.repeat(3)}<input type=password></form>`],
  ['a search', 'hasSearch', '<input type=search>'],
  ['a table', 'hasTable', `<table>${row.repeat(5)}</table>`],
  ['a list', 'hasList', `<main><ul>${'<li>x</li>'.repeat(5)}</ul></main>`],
  ['a list of links to go on', 'hasNone', `<main><nav><ul>${'<li>x</li>'.repeat(9)}</ul></nav></main>`],
  ['an article', 'hasArticle', `<article>${`<p>${'Words. '.repeat(50)}</p>`.repeat(4)}</article>`],
])('%s is seen as %s', async (_name, trait, html) => {
  await page.setContent(html);
  const { value } = await page.evaluate(lookForTraits);
  const seen = Object.entries(value).flatMap(([name, has]) => (has ? [name] : []));
  expect(seen).toEqual(trait === 'hasNone' ? [] : [trait]);
});
