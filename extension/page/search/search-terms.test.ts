import { expect, test } from 'vitest';
import { matchTerm } from './match-text.ts';
import { readSearch } from './search-terms.ts';
import { readWords } from './text-words.ts';

/** How well a text says what a search asks for, each of its terms counted once. */
function matchOf(search: string, text: string): number {
  const terms = readSearch(search);
  const said = readWords(text);
  return terms.reduce((sum, term) => sum + matchTerm(term, said), 0) / terms.length;
}

test.each([
  ['登录', 'Log in'],
  ['登录', 'signin'],
  ['sign in', '登入'],
  ['login', 'Log-In'],
  ['购物车', 'Basket'],
  ['cart', 'Shopping bag'],
  ['下一步', 'Continue'],
  ['next', '下一页'],
  ['忘记密码', 'Forgot your password?'],
  ['settings', 'Setting'],
  ['category', 'Categories'],
  ['newslettr', 'Newsletter'],
  ['serach', 'Search'],
  ['edit', 'Editing'],
  ['widget wizard', 'Wizard for widgets'],
  ['退款进度', '查询退款进度'],
  ['子域名', 'Subdomains'],
  ['常见问题', 'FAQ'],
  ['Frequently asked questions', '常见问题'],
  ['settings', 'cog'],
  ['设置', 'gear'],
  ['点赞', 'thumb up'],
  ['search', 'sousuo'],
  ['藏青色', 'navy'],
  ['news', 'News'],
  ['下一页', '›'],
  ['add', '+'],
  ['projectName', 'Name of the project'],
  ["Sarah's role", 'Role: Sarah'],
])('%s is said by %s', (search, text) => {
  expect(matchOf(search, text)).toBeGreaterThan(0.6);
});

test.each([
  ['登录', 'Register'],
  ['next', 'Previous'],
  ['save', 'Safe'],
  ['star', 'Start'],
  ['send', 'Spend'],
  ['退款进度', '发票抬头'],
  ['cart', 'Card'],
])('%s is not said by %s', (search, text) => {
  expect(matchOf(search, text)).toBeLessThan(0.3);
});

test('ranks an exact match above its opposite, which contains it', () => {
  expect(matchOf('登录', '登录')).toBeGreaterThan(matchOf('登录', '退出登录'));
  expect(matchOf('登录', 'Log in')).toBeGreaterThan(matchOf('登录', '退出登录'));
});

test('words that only make a sentence are left out, but a search of nothing else is still one', () => {
  expect(readSearch('请帮我点击登录按钮')).toHaveLength(1);
  expect(readSearch('Please click the log in button')).toHaveLength(1);
  expect(readSearch('the')).toHaveLength(1);
  expect(readSearch('  ')).toEqual([]);
});
