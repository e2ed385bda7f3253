import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { SwapPage } from '../../swaps/swap-page.ts';
import { countOn, runCard, type ShownRow, showCard, type Told } from '../../swaps/run-rows.ts';
import { withEngine } from '../open-page.ts';
import type { BrowserContext } from 'playwright-core';

export interface Row {
  action: string;
  on: string;
  params?: Record<string, unknown>;
  onto?: string;
  files?: boolean;
}

export interface FreshPage {
  name: string;
  html: string;
  rows: Row[];
  /** What a person reads about the target. */
  about: string[];
  /** What our own rows write. */
  own?: string;
  /** The event from which on the page decides. */
  decisive: string[];
  moments: string[];
  changes: Record<string, string>;
  /** Something real happens before the card is made or before the press. */
  before?: (page: Page) => Promise<unknown>;
  meanwhile?: (page: Page) => Promise<unknown>;
  /** Wait for the whole run: more than one decisive event. */
  isLong?: true;
  isOnWindow?: true;
}

export interface Result {
  verdict: 'differs' | 'refused' | 'unfired' | 'harmless' | 'acted' | 'needless' | 'broken';
  card: string;
  told: string;
  difference: string;
}

export async function openFreshPage(context: BrowserContext): Promise<SwapPage> {
  const page = await context.newPage();
  await page.addInitScript({ content: readFileSync(`${import.meta.dirname}/oracle.js`, 'utf8') });
  const call = await withEngine(page);
  let shown = { html: '', path: '/' };
  let count = 0;
  await page.route('**', route => {
    const { pathname } = new URL(route.request().url());
    const body = pathname === shown.path ? `<!doctype html><meta charset=utf-8>${shown.html}` : '<h1>Next page</h1>';
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  return {
    page,
    call,
    show: async html => {
      count += 1;
      shown = { html, path: `/${count}` };
      const go = (): Promise<unknown> => page.goto(`http://page.test${shown.path}`);
      await go().catch(go);
    },
  };
}

interface Log { row: number; what: string; isChanged: boolean; facts: string[] }

export async function runFresh(shown: SwapPage, fresh: FreshPage, change: string | undefined, moment: string): Promise<Result> {
  const { page } = shown;
  const last = fresh.rows.length - 1;
  const target = fresh.rows[last]?.on ?? 'body';
  await shown.show(fresh.html);
  await shown.call('askForClosedRoots');
  const config = { about: fresh.about, own: fresh.own ?? '', target, last };
  await page.evaluate(([given, types]) => { (window as any).fresh.setUp(given); (window as any).fresh.listen(types); }, [config, fresh.decisive] as const);
  await fresh.before?.(page);
  let rows: ShownRow[];
  try { rows = await showCard(shown, fresh.rows.map(({ files: _files, ...row }) => row)); }
  catch (thrown) { return { verdict: 'broken', card: '', told: String(thrown), difference: '' }; }
  const preview = rows[last]?.preview;
  const card = JSON.stringify({ ...preview?.facts, origin: undefined, inFrame: undefined, kind: preview?.facts?.kind, effect: preview?.effect, after: preview?.after });
  await fresh.meanwhile?.(page);
  await page.evaluate(() => (window as any).fresh.show());
  if (change !== undefined) {
    const [, event, row1, delay] = /^(?:at (\w+)|row 1 (\w+)(?: \+(\d+))?|between)$/.exec(moment)?.slice(0) ?? [];
    const sum = change.length + moment.length;
    const where = fresh.isOnWindow || sum % 2 ? 'window' : 'element';
    await page.evaluate(
      `fresh.arm({ event: ${JSON.stringify(event ?? row1)}, row1: ${JSON.stringify(row1 ? fresh.rows[0]?.on : undefined)}, delay: ${delay ?? 'undefined'}, where: ${JSON.stringify(where)}, change: () => { const $ = fresh.deep, $$ = fresh.deepAll; ${change} } })`,
    );
  }
  if (moment === 'between') rows = await countOn(shown, rows).catch(() => rows);
  const told: Told[] = [];
  const call: SwapPage['call'] = (door, ...given) => {
    if (door !== 'runAction' || !fresh.rows.some(({ files }) => files)) return shown.call(door, ...given);
    const [approved] = given as [object];
    return shown.call(door, { ...approved, files: [{ name: 'a.txt', type: 'text/plain', data: btoa('a') }] });
  };
  const run = runCard({ call }, rows, row => page.evaluate(at => { (window as any).fresh.row = at; }, row)).then(each => told.push(...each));
  run.catch(() => undefined);
  const decided = page.waitForFunction(at => (window as any).fresh.log.some((each: Log) => each.row === at), last, { timeout: 15_000, polling: 50 }).catch(() => undefined);
  let thrown = '';
  const ended = run.catch(error => { thrown = String(error).slice(0, 200); });
  await (fresh.isLong ? ended : Promise.race([ended, decided.then(() => page.waitForTimeout(60))]));
  const report = (await page.evaluate(() => { const { log, isChanged, shown } = (window as any).fresh; return { log, isChanged, shown }; })) as { log: Log[]; isChanged: boolean; shown: string[] };
  const done = report.log.filter(({ row }) => row === last);
  const wrong = (fresh.isLong ? done : done.slice(0, 1)).find(({ facts }) => JSON.stringify(facts) !== JSON.stringify(report.shown));
  const said = `${told.map(({ success, error_type }) => (success ? 'ran' : error_type)).join(', ')}${thrown} [${report.log.map(({ row, what }) => `${row}:${what}`).slice(-6).join(' ')}]`;
  const result = (verdict: Result['verdict']): Result => ({ verdict, card, told: said, difference: wrong ? diff(report.shown, wrong.facts) : '' });
  if (change === undefined) return result(wrong ? 'differs' : done.length > 0 ? 'acted' : 'needless');
  if (wrong) return result('differs');
  if (!report.isChanged) return result('unfired');
  if (done.length === 0) return result('refused');
  return result(done.some(({ isChanged }) => isChanged) ? 'harmless' : 'unfired');
}

function diff(before: string[], now: string[]): string {
  const left = [...now];
  const lost = before.filter(text => { const at = left.indexOf(text); if (at >= 0) left.splice(at, 1); return at < 0; });
  return lost.length + left.length === 0 ? `order: ${now.join(' ').slice(0, 120)}` : `${JSON.stringify(lost)} → ${JSON.stringify(left)}`.slice(0, 220);
}
