// `pnpm swaps`: what happened on pages that change under an approval, by what they change and when.
// Options: --seed, --size (of the sample), --only (a part of the labels), --list (the differences as well).
import { parseArgs } from 'node:util';
import { launchBrowser } from '../page/open-page.ts';
import { allCases, labelOf, sampleOf } from './cases.ts';
import { countVerdicts, formatTable, isBeyond, listDifferences } from './report.ts';
import { planned, runCases } from './run-cases.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '15' },
    size: { type: 'string', default: '2600' },
    pages: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
  },
});

const seed = Number(values.seed);
const browser = await launchBrowser();
const cases = allCases(await planned(browser), seed);
const wanted = sampleOf(
  cases.filter(each => labelOf(each).includes(values.only)),
  Number(values.size),
  seed,
);
const results = await runCases(browser, wanted, Number(values.pages));
await browser.close();
const checkable = results.filter(result => !isBeyond(result));
console.log(formatTable(checkable));
console.log('\nAll:', countVerdicts(checkable));
console.log('Beyond what a content script can check:', countVerdicts(results.filter(isBeyond)));
if (values.list) console.log(`\n${listDifferences(checkable)}`);
for (const { label, verdict, differences, told } of checkable)
  if (verdict === 'broken')
    console.log(
      'broken:',
      label,
      differences.join(),
      told.map(each => each.message),
    );
