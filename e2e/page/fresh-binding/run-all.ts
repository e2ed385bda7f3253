import { appendFileSync, writeFileSync } from 'node:fs';
import { launchBrowser } from '../open-page.ts';
import { openFreshPage, runFresh } from './harness.ts';
import { pages } from './pages.ts';
const only = new RegExp(process.argv[2] ?? '');
const out = process.argv[3] ?? '/tmp/h/c2.jsonl';
const workers = Number(process.argv[4] ?? 5);
const cases = pages.flatMap(page => [
  { page, moment: 'honest', what: 'nothing', change: undefined as string | undefined },
  ...Object.entries(page.changes).flatMap(([what, script]) => {
    const [, only2, change] = /^@([^@]*)@(.*)$/s.exec(script) ?? [, undefined, script];
    return (only2 ? only2.split(',') : page.moments).map(moment => ({ page, moment, what, change: change as string | undefined }));
  }),
]).filter(({ page, what, moment }) => only.test(`${page.name} · ${what} · ${moment}`));
writeFileSync(out, '');
const browser = await launchBrowser();
const left = [...cases];
const counts: Record<string, number> = {};
await Promise.all(Array.from({ length: workers }, async () => {
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
  let shown = await openFreshPage(context);
  for (let each = left.shift(); each; each = left.shift()) {
    const label = `${each.page.name} · ${each.what} · ${each.moment}`;
    let result;
    const run = () => runFresh(shown, each!.page, each!.change, each!.moment);
    try { result = await run(); if (/differs|broken|needless/.test(result.verdict)) result = await run(); } catch (error) { result = { verdict: 'broken', card: '', told: String(error), difference: '' }; await shown.page.close().catch(() => 0); shown = await openFreshPage(context); }
    counts[result.verdict] = (counts[result.verdict] ?? 0) + 1;
    appendFileSync(out, `${JSON.stringify({ label, ...result })}\n`);
    if (/differs|broken|needless/.test(result.verdict) && process.env.SHOW) console.log(result.verdict, label, result.told.slice(0, 120), result.difference.slice(0, 120));
  }
}));
await browser.close();
console.log(JSON.stringify(counts));
