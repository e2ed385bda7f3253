import { expect, test } from 'vitest';
import { pageBrowser } from '../page/page-browser.ts';
import { chooseCall } from './choose-call.ts';
import { countFindings } from './count-findings.ts';
import { labelled } from './labelled-page.ts';
import { measureRanking } from './measure-ranking.ts';
import { tunedPages } from './tuned-pages.ts';

/** A part of the pages that `pnpm ranking` goes through, so that the whole run stays short. */
const SOME = /inbox|user_management|billing|form_vcode/u;

test('finds the target of nearly every request among thirty, or one request later', async () => {
  const pages = tunedPages.filter(({ url }) => SOME.test(url));
  const { requests, first, hinted, asked } = countFindings(await measureRanking(await pageBrowser(), pages));
  expect(requests).toBeGreaterThan(25);
  expect(first).toBeGreaterThan(0.65);
  expect(hinted).toBeGreaterThanOrEqual(0.9);
  expect(asked).toBeGreaterThanOrEqual(0.95);
});

test('counts a request as missed when its target differs from its words', async () => {
  const page = labelled('http://gentelella.test/production/orders.html', [
    'Play some music',
    'a.nav-link:has-text("Typography")',
  ]);
  const [finding] = await measureRanking(await pageBrowser(), [page]);
  expect(finding).toMatchObject({ isFirst: false, isHinted: false, isAsked: false });
});

test('shares are of all requests', () => {
  const finding = { url: '', request: '', total: 1 };
  const missed = { ...finding, isFirst: false, isHinted: false, isAsked: false };
  const asked = { ...missed, isAsked: true };
  const first = { ...finding, isFirst: true, isHinted: true, isAsked: true };
  expect(countFindings([missed, asked, asked, first])).toEqual({
    requests: 4,
    first: 0.25,
    hinted: 0.25,
    asked: 0.75,
  });
});

test('builds the simulated call from the request without quoted text', () => {
  expect(chooseCall('请帮我把标题改成“周报”')).toEqual({ keyword: '把标题改成' });
  expect(chooseCall('Please open the trash')).toEqual({ keyword: 'trash' });
});
