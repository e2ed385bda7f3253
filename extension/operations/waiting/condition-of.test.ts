import type { Language } from '@assent/shared';
import { expect, test } from 'vitest';
import { wordForModel } from '../../messages/word-message.ts';
import { PageError } from '../../page/page-error.ts';
import { conditionOf, fitsAddress, type Wanted } from './condition-of.ts';

test.each<[Wanted, { elementId?: string }, unknown]>([
  [{ for: 'gone' }, { elementId: 'e_1' }, { for: 'gone', target: { elementId: 'e_1' } }],
  [{ for: 'gone', text: 'Loading' }, {}, { for: 'text gone', text: 'Loading' }],
  [{ selector: '#a' }, {}, { for: 'element', target: { selector: '#a' } }],
  [{ text: 'Done', seconds: 3 }, {}, { for: 'text', text: 'Done' }],
  [{ url: ' /done ' }, {}, { for: 'url', url: '/done' }],
  [{ seconds: 3 }, {}, { for: 'time' }],
  [{ for: 'network', seconds: 3 }, {}, { for: 'network' }],
])('%j with the target %j', (wanted, target, condition) => {
  expect(conditionOf(wanted, target)).toEqual(condition);
});

test.each<Wanted>([
  {},
  { for: 'element' },
  { for: 'text' },
  { for: 'gone', text: ' ' },
  { for: 'url', url: '*' },
])('%j is refused without a condition', wanted => {
  expect(refusal('en', () => conditionOf(wanted, {}))).toMatch(/unclear what to wait for/u);
  expect(refusal('zh', () => conditionOf(wanted, {}))).toMatch(/没有说明要等什么/u);
});

const ADDRESS = 'https://shop.test/orders/17/done?from=cart';

test.each(['/orders/', 'https://shop.test/*', '*/done', '/orders/*/done', 'shop.test*from=', ADDRESS])(
  '%s fits',
  pattern => expect(fitsAddress(ADDRESS, pattern)).toBe(true),
);

test.each(['/order/', '/done*/orders', 'https://shop.test/orders/17/done$', '#*', 'cart*cart'])(
  '%s does not fit',
  pattern => expect(fitsAddress(ADDRESS, pattern)).toBe(false),
);

/** The text of the error that is thrown, as the model reads it. */
function refusal(language: Language, run: () => unknown): string {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof PageError) return wordForModel(thrown.text, language);
    throw thrown;
  }
  return 'nothing was thrown';
}
