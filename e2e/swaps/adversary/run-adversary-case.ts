import type { Verdict } from '../run-case.ts';
import { countOn, runCard, type ShownRow, showCard, type Told } from '../run-rows.ts';
import type { SwapPage } from '../swap-page.ts';
import type { AdversaryCase } from './adversary-cases.ts';
import type { Adversary } from './in-page/entry.ts';

/** Verdicts as of a swap. A page that changes nothing is `same` or `needless`. */
export interface AdversaryResult {
  adversaryCase: AdversaryCase;
  verdict: Verdict;
  difference: string;
  told: Told[];
}

export async function runAdversaryCase(
  shown: SwapPage,
  adversaryCase: AdversaryCase,
): Promise<AdversaryResult> {
  try {
    return { adversaryCase, ...(await judge(shown, adversaryCase)) };
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return { adversaryCase, verdict: 'broken', difference: reason, told: [] };
  }
}

async function judge(
  shown: SwapPage,
  adversaryCase: AdversaryCase,
): Promise<Omit<AdversaryResult, 'adversaryCase'>> {
  const { change, page: adversaryPage } = adversaryCase;
  const { page } = shown;
  const cards = await showPage(shown, adversaryCase);
  await page.evaluate(() => window.adversary.show());
  await arm(shown, adversaryCase);
  // Elsewhere nothing has changed yet.
  const isChangedBefore = change !== undefined && change.moment.event === undefined;
  const rows = isChangedBefore ? await countOn(shown, cards) : cards;
  const told: Told[] = [];
  const run = runCard(shown, rows, row => page.evaluate(at => window.adversary.begin(at), row)).then(all => {
    told.push(...all);
  });
  const decided = page.evaluate(() => window.adversary.lastRowDecided());
  // Whichever comes later belongs to a document that is gone.
  for (const each of [run, decided]) each.catch(() => undefined);
  await (adversaryPage.isLong ? run : Promise.race([run, decided]));
  const report = await page.evaluate(() => window.adversary.report());
  return { told, ...verdictOf(adversaryCase, report) };
}

async function showPage(shown: SwapPage, { page }: AdversaryCase): Promise<ShownRow[]> {
  const { html, rows, about, own = '', decisive, meanwhile } = page;
  const lastRow = rows.length - 1;
  const watched = { target: rows[lastRow]?.on ?? '', about, own, decisive, lastRow };
  await shown.show(html);
  await shown.call('askForClosedRoots');
  await shown.page.evaluate(given => window.adversary.watch(given), watched);
  const cards = await showCard(shown, rows);
  await meanwhile?.(shown.page);
  return cards;
}

async function arm({ page }: SwapPage, { change, page: { rows, isOnWindow } }: AdversaryCase): Promise<void> {
  if (!change) return;
  const { script, moment } = change;
  const on = moment.row === 'first' ? rows.at(0)?.on : rows.at(-1)?.on;
  // One half of the changes listen on the window and one on the element, each time the same.
  const isFirstToHear = isOnWindow === true || (script.length + moment.name.length) % 2 === 1;
  const given = [moment, on, isFirstToHear].map(each => JSON.stringify(each)).join();
  await page.evaluate(
    `adversary.arm(${given}, () => { const { find: $, findAll: $$ } = adversary; ${script} })`,
  );
}

type Report = ReturnType<Adversary['report']>;

function verdictOf(
  { change, page: { isLong } }: AdversaryCase,
  { isChanged, decided }: Report,
): Pick<AdversaryResult, 'verdict' | 'difference'> {
  const compared = isLong ? decided : decided.slice(0, 1);
  const difference = compared.map(each => each.difference).find(each => each !== '') ?? '';
  if (difference !== '') return { verdict: 'differs', difference };
  const isDone = decided.length > 0;
  if (!change) return { verdict: isDone ? 'same' : 'needless', difference };
  if (!isChanged) return { verdict: 'unfired', difference };
  if (!isDone) return { verdict: 'refused', difference };
  return { verdict: decided.some(each => each.isChanged) ? 'same' : 'unfired', difference };
}
