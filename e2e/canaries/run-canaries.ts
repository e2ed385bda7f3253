import { launchBrowser, openPage } from '../page/open-page.ts';
import { maskedOnBenchPages } from './mask-bench-pages.ts';
import {
  honestSets,
  type Measured,
  measureAddresses,
  measureControls,
  measureHonest,
  measureSecrets,
  secretSets,
} from './measure-sets.ts';

const browser = await launchBrowser();
const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
const showPage = await openPage(context);
const show = (html: string) => showPage(`<!doctype html><meta charset="utf-8">${html}`);

for (const [set, pages] of Object.entries(secretSets)) {
  const { first, selected, approved } = await measureSecrets(show, pages);
  report(`${set}: left with a first request`, first);
  report(`${set}: left with a first request, everything selected`, selected, false);
  report(`${set}: left with everything approved`, approved);
}
const { left, changed } = await measureAddresses(show);
const { boxes, around, names } = await measureControls(show);
report('addresses: left with a first request', left);
report('boxes of a code: left with a first request', boxes);
report('around controls: left with a first request', around);
for (const [set, pages] of Object.entries(honestSets))
  report(`${set}: honest texts masked`, await measureHonest(show, pages));
report('honest addresses changed', changed);
report('names of controls changed', names);
if (process.argv.includes('--bench')) {
  const { masked, texts, places } = await maskedOnBenchPages(browser);
  console.log(`bench pages: ${masked} of ${texts} texts masked in part\n${places.join('\n')}`);
}
await browser.close();

function report(title: string, { found, of }: Measured, isListed = true): void {
  console.log(`${title}: ${found.length} of ${of} (${((found.length / of) * 100).toFixed(1)} %)`);
  if (isListed) for (const each of found) console.log(`  ${each}`);
}
