import { expect, test } from 'vitest';
import type { PageResult } from './measure-page.ts';
import { report } from './report.ts';

const timing = (ms: number, isCold = false) => ({ ms, isCold });

function result(more: Partial<PageResult>): PageResult {
  return {
    name: 'small',
    elements: 400,
    found: 40,
    isComplete: true,
    rows: 30,
    tokens: 500,
    times: { floor: timing(2), index: timing(3), context: timing(20), Playwright: timing(30) },
    first: 9,
    longestTask: 7,
    firstInView: undefined,
    afterChange: { bare: 0.01, rebuilt: 1, kept: 0.1 },
    recall: undefined,
    ...more,
  };
}

const large = result({
  name: 'large',
  elements: 100_000,
  isComplete: false,
  times: { floor: timing(100), index: timing(600), context: timing(4000, true) },
  firstInView: 30,
  longestTask: 21,
  recall: {
    targets: 4,
    found: { ours: 3, 'page-agent': 4, Playwright: 2 },
    missed: [{ selector: '#pay', text: 'button Pay' }],
  },
});

test('a row shows each ratio to the floor and marks cold runs, partial contexts and missing measurements', () => {
  const rows = report([result({}), large]).split('\n');
  const cells = (name: string) => rows.find(line => line.startsWith(name))?.split(/\s{2,}/u);
  expect(cells('small')).toEqual(
    'small|400|40|2.00|3.00|1.50|20.0|10.0|–|15.0|7.00|not offered|100|10.0|500'.split('|'),
  );
  expect(cells('large')).toEqual(
    'large|100,000|40|100|600|6.00|~4,000*|40.0*|–|–|21.0|30.0|100|10.0|500'.split('|'),
  );
});

test('the summary shows mean and worst, the longest task, the first 30, tokens and missed elements', () => {
  const text = report([result({}), large]);
  expect(text).toContain('Index: geometric mean 3.00 × the floor, worst 6.00 × (large); 2 pages');
  expect(text).toContain('Longest task: worst 21.0 ms (large)');
  expect(text).toContain('First 30 on large pages: large 30.0 ms, 0.05 of the index');
  expect(text).toContain('median 500 on 2 pages that have 30, most 500');
  expect(text).toContain(
    'Recall of 4 labelled targets on 1 pages: ours 75.0 %, page-agent 100.0 %, Playwright 50.0 %',
  );
  expect(text).toContain('large: button Pay [#pay]');
});
