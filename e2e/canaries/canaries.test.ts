import { expect, test } from 'vitest';
import { pageBrowser } from '../page/page-browser.ts';
import { inBrowser } from '../page/show.ts';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import { canaryApps } from './canary-apps.ts';
import { canaryPages, type MarkedPage } from './canary-pages.ts';
import { honestPages } from './honest-pages.ts';
import { maskedOnBenchPages } from './mask-bench-pages.ts';
import { type Measured, measurePage, piecesIn } from './measure-pages.ts';

const show = inBrowser();

async function measureAll(pages: readonly MarkedPage[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const page of pages) measured.push(await measurePage(await show(page.html), page));
  return measured;
}

function countOf(pages: readonly MarkedPage[]): number {
  return pages.reduce((sum, { pieces }) => sum + pieces.length, 0);
}

test('no secret leaves with a first request, and few with everything approved', async () => {
  const pages = casesForRun([...canaryPages, ...canaryApps], 6);
  const measured = await measureAll(pages);
  expect(measured.flatMap(({ first, pieces }) => piecesIn(first, pieces))).toEqual([]);
  const left = measured.flatMap(({ approved, pieces }) => piecesIn(approved, pieces));
  expect(left.length, left.join(' | ')).toBeLessThanOrEqual(Math.ceil(countOf(pages) * 0.02));
});

test('honest pages stay readable', async () => {
  const pages = casesForRun(honestPages, 3);
  const measured = await measureAll(pages);
  const masked = measured.flatMap(({ approved, pieces }) =>
    pieces.filter(piece => piecesIn(approved, [piece]).length === 0),
  );
  expect(masked.length, masked.join(' | ')).toBeLessThanOrEqual(Math.floor(countOf(pages) * 0.01));
});

fullTest('at most 1 % of the texts of whole sites is masked', async () => {
  const { masked, texts, places } = await maskedOnBenchPages(await pageBrowser());
  expect(masked / texts, places.join('\n')).toBeLessThanOrEqual(0.01);
});
