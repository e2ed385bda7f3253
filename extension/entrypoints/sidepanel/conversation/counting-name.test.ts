import { expect, test } from 'vitest';
import type { BoundPreview } from './compare-shown.ts';
import { countedBy, withCount } from './counting-name.ts';

function named(name: string, facts: object = {}, binding: object = {}): BoundPreview {
  return {
    status: 'bound',
    effect: 'acts',
    binding: {
      kind: 'element',
      elementId: 'e_1',
      fingerprint: `print of ${name}`,
      shape: 'shape',
      ...binding,
    },
    facts: { kind: 'button', name, origin: 'https://shop.example', inFrame: false, ...facts },
  };
}

const counts = (before: string, after: string, longestStep?: number) =>
  countedBy(named(before), named(after), longestStep);

test.each([
  ['Resend code (26s)', 'Resend code (25s)', 1],
  ['重新发送（59 秒）', '重新发送（57 秒）', 2],
  ['Order now (9:59)', 'Order now (9:58)', 1],
  ['Pay now (9:59)', 'Pay now (9:57)', 2],
  ['Sending ends in 10 s', 'Sending ends in 9 s', 1],
  ['Ends in 5m', 'Ends in 4m', 1],
  ['Delete in 5 seconds', 'Delete in 4 seconds', 1],
])('“%s” counts on to “%s”', (before, after, step) => {
  expect(counts(before, after)).toBe(step);
});

test.each([
  ['a leap', 'Pay 10', 'Pay 99'],
  ['an order of magnitude', 'Delete 1 of 9', 'Delete 10 of 9'],
  ['thousands', 'Transfer 1,000', 'Transfer 6,000'],
  ['thousands, as in German', 'Move 1.000', 'Move 6.000'],
  ['thousands, as in French', 'Move 1 000', 'Move 6 000'],
  ['thousands, as in Switzerland', 'Move 1’000', 'Move 6’000'],
  ['decimals', 'Move 10.00', 'Move 15.00'],
  ['cents', 'Move 10,00', 'Move 10,05'],
  ['thousands as a letter', 'Move 5k', 'Move 9k'],
  ['millions', 'Move 1 M', 'Move 5 M'],
  ['ten thousands', '5万 单', '9万 单'],
  ['money after the number', 'Go: 10USD', 'Go: 11USD'],
  ['money before the number', 'Go: EUR10', 'Go: EUR11'],
  ['a sign of money', 'Go: €10', 'Go: €11'],
  ['money in Chinese', '10元', '11元'],
  ['what is paid', 'Pay 10', 'Pay 11'],
  ['what is paid, in Chinese', '支付 10', '支付 11'],
  ['what is bid', 'Bid 120', 'Bid 121'],
  ['what is deleted', 'Delete 1 of 9', 'Delete 2 of 9'],
  ['what is deleted, in Chinese', '删除 1 项', '删除 2 项'],
  ['what is deleted, falling', 'Delete row 5', 'Delete row 4'],
  ['what is sold, falling', 'Sell 3 shares', 'Sell 2 shares'],
  ['the next request', 'Approve request 17', 'Approve request 18'],
  ['the next order', 'Open order 1043', 'Open order 1044'],
  ['another issue', 'Open #120', 'Open #121'],
  ['another row', 'Ada 12', 'Ada 13'],
  ['likes', '♥ 12', '♥ 13'],
  ['what is done so far', '9 of 120', '10 of 120'],
  ['what is unread', 'Inbox (3)', 'Inbox (4)'],
  ['what is deleted, in German', '3 Dateien löschen', '4 Dateien löschen'],
  ['another page, in Chinese', '第3页', '第4页'],
  ['full width', 'Top １０', 'Top １１'],
  ['Chinese', '第三项', '第四项'],
  ['Arabic', 'Top ٣', 'Top ٤'],
  ['hours by more than one', 'Ban for 3 hours', 'Ban for 5 hours'],
  ['minutes by more than one', 'Mute 5 min', 'Mute 3 min'],
  ['a number that appears', 'Top', 'Top 1'],
  ['a sign that appears', 'Top 3', 'Top -3'],
])('%s is a rename', (_, before, after) => {
  expect(counts(before, after)).toBeUndefined();
});

test("a page can't raise the step limit by growing steps", () => {
  expect(counts('Top (10s)', 'Top (12s)')).toBe(2);
  expect(counts('Top (10s)', 'Top (13s)')).toBeUndefined();
  expect(counts('Top (15s)', 'Top (25s)', 5)).toBeUndefined();
  expect(counts('Top (10s)', 'Top (12s)', 1)).toBe(2);
  expect(counts('Top (10s)', 'Top (13s)', 1)).toBeUndefined();
});

test.each([
  ['another link', named('Top (2s)', { link: 'https://evil.example/' })],
  ['another kind', named('Top (2s)', { kind: 'link' })],
  [
    'another place to submit to',
    { ...named('Top (2s)'), submitsTo: { origin: 'https://evil.example', foreign: true } },
  ],
  ['another effect', { ...named('Top (2s)'), effect: 'submits' as const }],
  ['another element', named('Top (2s)', {}, { elementId: 'e_2' })],
  ['another shape', named('Top (2s)', {}, { shape: 'other' })],
  ['another place', named('Top (2s)', { place: { index: 2, count: 2 } })],
])('differing digits do not hide another change: %s', (_, now) => {
  expect(countedBy(named('Top (1s)'), now, undefined)).toBeUndefined();
});

test('a page without a signature without digits never counts', () => {
  const bare = (name: string) => named(name, {}, { shape: undefined });
  expect(countedBy(bare('Top (1s)'), bare('Top (2s)'), undefined)).toBeUndefined();
});

test('takes over only the name and its signature', () => {
  const shown = named('Top (1s)', {}, { surroundings: 'as shown' });
  const now = named('Top (2s)', {}, { surroundings: 'other' });
  const { binding } = withCount(shown, now);
  expect(binding).toMatchObject({ fingerprint: 'print of Top (2s)', surroundings: 'as shown' });
});
