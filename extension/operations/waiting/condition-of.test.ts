import { expect, test } from 'vitest';
import { conditionOf, type Wanted } from './condition-of.ts';

test.each<[Wanted, { elementId?: string }, unknown]>([
  [{ for: 'gone' }, { elementId: 'e_1' }, { for: 'gone', target: { elementId: 'e_1' } }],
  [{ for: 'gone', text: 'Loading' }, {}, { for: 'text gone', text: 'Loading' }],
  [{ selector: '#a' }, {}, { for: 'element', target: { selector: '#a' } }],
  [{ text: 'Done', seconds: 3 }, {}, { for: 'text', text: 'Done' }],
  [{ url: ' /done ' }, {}, { for: 'url', url: '/done' }],
  [{ seconds: 3 }, {}, { for: 'time' }],
  [{ for: 'network', seconds: 3 }, {}, { for: 'network' }],
])('%j with the target %j', (wanted, target, condition) => {
  expect(conditionOf(wanted, target, 'en')).toEqual(condition);
});

test.each<Wanted>([
  {},
  { for: 'element' },
  { for: 'text' },
  { for: 'gone', text: ' ' },
  { for: 'url', url: '*' },
])('%j does not say what to wait for', wanted => {
  expect(() => conditionOf(wanted, {}, 'en')).toThrow(/not said what to wait for/u);
  expect(() => conditionOf(wanted, {}, 'zh')).toThrow(/没有说明等什么/u);
});
