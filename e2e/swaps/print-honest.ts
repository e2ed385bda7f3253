import { launchBrowser } from '../page/open-page.ts';
import { honestPages } from './honest/honest-pages.ts';
import { runHonest } from './honest/run-honest.ts';
import { inPages } from './run-cases.ts';
const browser = await launchBrowser();
const results = await inPages(browser, honestPages.filter(({ name }) => name.includes(process.argv[2] ?? '')), 5, runHonest);
await browser.close();
console.log(results.length, results.filter(r => r.verdict === 'ran').length, 'ran');
for (const r of results) if (r.verdict === 'refused') console.log(r.verdict, r.name, r.told.slice(0, 200));
