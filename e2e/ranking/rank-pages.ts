// How often the element that a request means is among those that the model sees. Usage: pnpm ranking [--missed] [group …]
import { parseArgs } from 'node:util';
import { launchBrowser } from '../page/open-page.ts';
import { blindPages } from './blind-pages.ts';
import { countFindings } from './count-findings.ts';
import { freshPages } from './fresh-pages.ts';
import { heldOutPages } from './held-out-pages.ts';
import { iconPages } from './icon-pages.ts';
import { type Finding, measureRanking } from './measure-ranking.ts';
import { onceBlindPages } from './once-blind-pages.ts';
import { openedPages } from './opened-pages.ts';
import { tunedPages } from './tuned-pages.ts';
import { unseenPages } from './unseen-pages.ts';

// What fails on the pages that are held out stays unknown, or they would not be.
const GROUPS = {
  tuned: { pages: tunedPages, isShown: true },
  'held-out': { pages: heldOutPages, isShown: false },
  blind: { pages: blindPages, isShown: true },
  'once-blind': { pages: onceBlindPages, isShown: false },
  icons: { pages: iconPages, isShown: true },
  unseen: { pages: unseenPages, isShown: true },
  fresh: { pages: freshPages, isShown: false },
  opened: { pages: openedPages, isShown: true },
};

const { values, positionals } = parseArgs({
  options: { missed: { type: 'boolean' } },
  allowPositionals: true,
});
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function printShares(title: string, findings: readonly Finding[]): void {
  const { requests, first, hinted, asked } = countFindings(findings);
  const pages = new Set(findings.map(({ url }) => url)).size;
  process.stdout.write(
    `${title}: ${requests} requests on ${pages} pages. Among the 30: ${percent(hinted)} (${percent(first)} before the request is known). With one request_more_elements: ${percent(asked)}\n`,
  );
}

function printMissed(findings: readonly Finding[]): void {
  for (const { url, request, isFirst, isHinted, isAsked, total } of findings) {
    const where = [!isFirst && 'first', !isHinted && 'hinted', !isAsked && 'asked'].filter(Boolean);
    if (where.length > 0) process.stdout.write(`  ${url} (${total}) ${request}: not ${where.join(', ')}\n`);
  }
}

const isChinese = ({ request }: Finding) => /\p{Script=Han}/u.test(request);

const browser = await launchBrowser();
const all: Finding[] = [];
for (const [name, { pages, isShown }] of Object.entries(GROUPS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const findings = await measureRanking(browser, pages);
  all.push(...findings);
  printShares(name, findings);
  if (values.missed && isShown) printMissed(findings);
}
await browser.close();
printShares('all', all);
printShares('in Chinese', all.filter(isChinese));
printShares(
  'in English',
  all.filter(finding => !isChinese(finding)),
);
