import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserContext } from 'playwright-core';
import type { SwapPage } from '../swaps/swap-page.ts';
import { openFreshPage, runFresh } from './fresh-binding/harness.ts';
import { pages } from './fresh-binding/pages.ts';
import { pageBrowser } from './page-browser.ts';

// The effect of an approved action beside what its card was made of: realistic pages that change one thing at one moment.
let context: BrowserContext;
let shown: SwapPage;
beforeAll(async () => {
  const browser = await pageBrowser();
  context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
  shown = await openFreshPage(context);
});
afterAll(() => context.close());

const OUT = process.env.FRESH_OUT;
const cases = pages.flatMap(page => [
  { page, moment: 'honest', what: 'nothing', change: undefined as string | undefined },
  ...Object.entries(page.changes).flatMap(([what, script]) => {
    const [, only, change] = /^@([^@]*)@(.*)$/s.exec(script) ?? [, undefined, script];
    return (only ? only.split(',') : page.moments).map(moment => ({ page, moment, what, change: change as string | undefined }));
  }),
]);

const part = process.env.FRESH_PART;
const chosen = cases.filter((_, index) => part === undefined || String(index % 2) === part);

test.each(chosen.map(each => [`${each.page.name} · ${each.what} · ${each.moment}`, each] as const))('%s', async (label, { page, moment, change }) => {
  const result = await runFresh(shown, page, change, moment);
  if (OUT) appendFileSync(OUT, `${JSON.stringify({ label, ...result })}\n`);
  if (change === undefined) expect(result).toMatchObject({ verdict: 'acted' });
  else expect(['refused', 'unfired', 'harmless'], JSON.stringify(result)).toContain(result.verdict);
}, 40_000);
