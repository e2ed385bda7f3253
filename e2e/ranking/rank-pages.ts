// How often the element that a request means is among those that the model sees. Usage: pnpm ranking [--missed]
import { parseArgs } from 'node:util';
import { launchBrowser } from '../page/open-page.ts';
import { blindPages } from './blind-pages.ts';
import { countFindings } from './count-findings.ts';
import { heldOutPages } from './held-out-pages.ts';
import { type Finding, measureRanking } from './measure-ranking.ts';
import { onceBlindPages } from './once-blind-pages.ts';
import { tunedPages } from './tuned-pages.ts';

const { missed: isTellingMissed } = parseArgs({ options: { missed: { type: 'boolean' } } }).values;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function tell(title: string, findings: readonly Finding[]): void {
  const { requests, first, hinted, asked } = countFindings(findings);
  const pages = new Set(findings.map(({ url }) => url)).size;
  process.stdout.write(
    `${title}: ${requests} requests on ${pages} pages. Among the 30: ${percent(hinted)} (${percent(first)} before the request is known). With one request_more_elements: ${percent(asked)}\n`,
  );
}

const browser = await launchBrowser();
const tuned = await measureRanking(browser, tunedPages);
const heldOut = await measureRanking(browser, heldOutPages);
const blind = await measureRanking(browser, blindPages);
const onceBlind = await measureRanking(browser, onceBlindPages);
await browser.close();
tell('Tuned', tuned);
tell('Held out', heldOut);
tell('Blind', blind);
tell('Once blind', onceBlind);
tell('All', [...tuned, ...heldOut, ...blind, ...onceBlind]);
// What fails on the pages that are held out stays unknown, or they would not be.
for (const { url, request, isFirst, isHinted, isAsked, total } of isTellingMissed ? tuned : []) {
  const where = [!isFirst && 'first', !isHinted && 'hinted', !isAsked && 'asked'].filter(Boolean);
  if (where.length > 0) process.stdout.write(`  ${url} (${total}) ${request}: not ${where.join(', ')}\n`);
}
