import { expect, test } from 'vitest';
import type { ResultTurn, ToolCall, Turn } from '../../history/turn.ts';
import { dropOldPages } from './drop-old-pages.ts';
import { verifySources } from './verify-sources.ts';

/** What is read from the conversation of a task. */

function call(name: string, args: object): ToolCall {
  return { id: 'call_1', name, arguments: JSON.stringify(args), place: 'server' };
}

function result(name: string, args: object, content: object): ResultTurn {
  const written = { success: true, ...content };
  return {
    role: 'result',
    call: call(name, args),
    content: JSON.stringify(written),
    failed: !written.success,
  };
}

const A = 'https://a.example/';
const B = 'https://b.example/';

const TURNS: readonly Turn[] = [
  { role: 'user', text: 'The price?' },
  result(
    'browser_open',
    { url: A },
    { url: A, page: { url: A, snapshot: '- text: Green tea\n- text: 4.50 EUR' } },
  ),
  result('browser_extract', { what: 'text' }, { text: 'From  Zhejiang' }),
  result('browser_open', { url: B }, { url: B, page: { url: B, snapshot: '- text: Black tea' } }),
  result('browser_open', { url: `${B}no` }, { success: false, error: 'Purple tea' }),
];

test.each([
  ['in an outline', A, '4.50 EUR', true],
  ['in what was read afterwards, with other spaces', A, 'From Zhejiang', true],
  ['at an address with a fragment', `${A}#price`, 'Green tea', true],
  ['on another page', B, '4.50 EUR', false],
  ['nowhere', A, 'Purple tea', false],
  ['in an error', `${B}no`, 'Purple tea', false],
  ['across two texts', A, '4.50 EUR From Zhejiang', false],
  ['empty', A, ' ', false],
])('a quote that stands %s', (_name, url, quote, verified) => {
  expect(verifySources([{ path: '/price', url, quote }], { price: 4.5 }, TURNS)).toEqual([
    { path: '/price', url, quote, verified },
  ]);
});

test('a source of what is not in the data is left out', () => {
  const at = (path: string) => ({ path, url: A, quote: '4.50 EUR' });
  const paths = ['/prices/0', '/nope/7', '/prices/1', 'prices', ''].map(at);
  const sources = verifySources(paths, { prices: [4.5] }, TURNS);
  expect(sources.map(({ path }) => path)).toEqual(['/prices/0', '']);
});

test.each([
  ['it has filled in', 'browser_fill', { ref: 'e1', value: '9.99 EUR' }, false],
  ['it has typed after what was there', 'browser_type', { ref: 'e1', text: 'EUR' }, false],
  ['was there, and it wrote something else', 'browser_fill', { ref: '9', value: 'Zhejiang' }, true],
])('a quote that stands only in the value of a field, which %s', (_case, tool, args, verified) => {
  const turns = [
    result('browser_open', { url: A }, { page: { url: A, snapshot: '- textbox "Price" [ref=e1]' } }),
    result(tool, args, {
      page: { url: A, snapshot: '- textbox "Price" [value="9.99 EUR"] [ref=e1]\n- text: Green tea' },
    }),
  ];
  const quotes = (...given: string[]) => given.map(quote => ({ path: '/price', url: A, quote }));
  expect(
    verifySources(quotes('9.99 EUR', 'Green tea'), { price: 9.99 }, turns).map(each => each.verified),
  ).toEqual([verified, true]);
});

test('older pages are taken out, the newest and what is small stay', () => {
  const page = (mark: string): Turn =>
    result('browser_snapshot', {}, { snapshot: `${mark} ${'x'.repeat(20_000)}` });
  const small = result('browser_click', {}, { message: 'Clicked.' });
  const turns = [page('first'), small, page('second'), page('third')];
  const shown = dropOldPages(turns);
  expect(shown).toHaveLength(4);
  expect(JSON.stringify(shown)).not.toContain('first x');
  expect(shown.slice(1)).toEqual(turns.slice(1));
  const huge = result('browser_snapshot', {}, { snapshot: 'x'.repeat(100_000) });
  expect(dropOldPages([huge])).toEqual([huge]);
});
