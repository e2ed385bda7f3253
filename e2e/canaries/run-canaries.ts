import { launchBrowser, openPage } from '../page/open-page.ts';
import { canaryApps } from './canary-apps.ts';
import { canaryPages } from './canary-pages.ts';
import { honestPages } from './honest-pages.ts';
import { maskedOnBenchPages } from './mask-bench-pages.ts';
import { measurePage, piecesIn } from './measure-pages.ts';

const browser = await launchBrowser();
const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
const show = await openPage(context);
const canaries = [];
for (const page of [...canaryPages, ...canaryApps])
  canaries.push(await measurePage(await show(`<!doctype html><meta charset="utf-8">${page.html}`), page));
const honest = [];
for (const page of honestPages)
  honest.push(await measurePage(await show(`<!doctype html><meta charset="utf-8">${page.html}`), page));

report(
  'canaries in a first request',
  canaries.map(({ name, first, pieces }) => [name, piecesIn(first, pieces), pieces.length]),
);
report(
  'canaries with everything approved',
  canaries.map(({ name, approved, pieces }) => [name, piecesIn(approved, pieces), pieces.length]),
);
report(
  'honest pieces masked',
  honest.map(({ name, approved, pieces }) => [
    name,
    pieces.filter(piece => !piecesIn(approved, [piece]).length),
    pieces.length,
  ]),
);
if (process.argv.includes('--bench')) {
  const { masked, texts, places } = await maskedOnBenchPages(browser);
  console.log(`bench pages: ${masked} of ${texts} texts masked in part\n${places.join('\n')}`);
}
await browser.close();

function report(title: string, rows: [name: string, found: string[], of: number][]): void {
  const found = rows.reduce((sum, [, pieces]) => sum + pieces.length, 0);
  const all = rows.reduce((sum, [, , of]) => sum + of, 0);
  console.log(`${title}: ${found} of ${all} (${((found / all) * 100).toFixed(1)} %)`);
  for (const [name, pieces] of rows) if (pieces.length > 0) console.log(`  ${name}: ${pieces.join(' | ')}`);
}
