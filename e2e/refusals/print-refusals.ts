// `pnpm refusals`: how often an approved action is refused, or asked for again, on pages that mean no harm, and what made the
// difference. Options: --only (a part of a page's name), --set (zoo or bench), --sites (a list of sites outside the
// repository, instead of ours), --cards and --runs (the sample of each page), --pages (side by side), --report (a file).
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../page/open-page.ts';
import { type Measured, measureSite } from './measure-site.ts';
import { formatRefusals, listCases } from './report.ts';
import { listedSites, ownSites } from './sites.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    set: { type: 'string', default: '' },
    sites: { type: 'string', default: '' },
    cards: { type: 'string', default: '40' },
    runs: { type: 'string', default: '24' },
    pages: { type: 'string', default: '6' },
    report: { type: 'string', default: '' },
  },
});

const start = performance.now();
const sites = (values.sites === '' ? ownSites() : listedSites(values.sites)).filter(
  ({ set, name }) => set.includes(values.set) && name.includes(values.only),
);
const browser = await launchBrowser();
const options = { cards: Number(values.cards), runs: Number(values.runs) };
const measured: Measured[] = [];
const broken: string[] = [];

await Promise.all(
  Array.from({ length: Number(values.pages) }, async () => {
    for (let site = sites.shift(); site; site = sites.shift()) {
      const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
      const begun = performance.now();
      try {
        measured.push(...(await measureSite(context, site, options)));
      } catch (thrown) {
        broken.push(`- ${site.name}: ${thrown}`);
      }
      process.stderr.write(`${site.name}: ${Math.round((performance.now() - begun) / 1000)} s\n`);
      await context.close();
      // What is measured is not lost when the run is stopped.
      if (values.report) writeFileSync(values.report, `${formatReport()}\n`);
    }
  }),
);
await browser.close();

process.stdout.write(`${formatReport()}\n`);

function formatReport(): string {
  return [
    `Measured in ${Math.round((performance.now() - start) / 1000)} s.`,
    formatRefusals(measured),
    `## Refused\n${listCases(measured, 'refused')}`,
    `## Asked again\n${listCases(measured, 'asked again')}`,
    `## Failed\n${listCases(measured, 'failed')}`,
    `## Without a card\n${listCases(measured, 'no card')}`,
    `## Pages that broke\n${broken.join('\n')}`,
  ].join('\n\n');
}
