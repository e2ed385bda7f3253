import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { changedParts } from '../../extension/entrypoints/sidepanel/conversation/compare-shown.ts';
import { countedBy, withCount } from '../../extension/entrypoints/sidepanel/conversation/counting-name.ts';
import type { Action } from '../../extension/operations/contract/action.ts';
import type { Preview } from '../../extension/operations/contract/preview.ts';
import type { Failure } from '../../extension/page/failure.ts';
import { runCard, type ShownRow, type Told } from '../swaps/run-rows.ts';
import { differencesBetween } from './differences.ts';
import type { HonestTask } from './in-page/plan-tasks.ts';
import type { Traits } from './in-page/traits.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { sampleOf } from './sample-tasks.ts';
import type { Site } from './sites.ts';

export interface Measured {
  site: Site;
  key: string;
  /** `shown`: what became of its card while a person read it. `run`: of its approved actions. */
  phase: 'shown' | 'run';
  verdict: 'kept' | 'counted' | 'asked again' | 'refused' | 'failed' | 'no card';
  reason: string;
  differences: string[];
}

export interface MeasureOptions {
  cards: number;
  runs: number;
}

/** Milliseconds after which a person presses. */
const READING_TIMES = [700, 1700, 2700, 3700];

/** Before a press: a short one, and where that was refused, one in which a clock shows itself to be one. */
const PAUSES = { short: 150, long: 2700 } as const;

const LARGE_SAMPLE = 3;

/** Approved actions before the page is loaded again. */
const RUNS_PER_LOAD = 6;

/** It ran, and the page gave no sign of it, or complained. */
const WITHOUT_EFFECT = /^(no_change|validation_error|changed|needs_user)$/;

const REFUSED = /^(ElementChanged|StaleElement|ElementNotFound|NotPermitted)$/;

export async function measureSite(
  context: BrowserContext,
  site: Site,
  { cards, runs }: MeasureOptions,
): Promise<Measured[]> {
  const opened = await openSite(context, site);
  try {
    const tasks = await opened.tasks();
    const note = (measured: Omit<Measured, 'site'>): Measured => ({ site, ...measured });
    const most = (size: number): number => (site.isLarge ? Math.min(size, LARGE_SAMPLE) : size);
    const shown = await measureCards(opened, sampleOf(tasks, most(cards)));
    const run = await measureRuns(opened, sampleOf(tasks, most(runs)));
    return [...shown, ...run].map(note);
  } finally {
    await opened.close();
  }
}

interface Card extends ShownRow {
  traits: Traits;
}

/** All cards at once, compared again and again while the page goes on and the pointer leaves it for the panel. */
async function measureCards(
  opened: OpenSite,
  tasks: readonly HonestTask[],
): Promise<Omit<Measured, 'site'>[]> {
  const { page } = opened;
  const shown: { key: string; card: Card }[] = [];
  for (const { key, rows } of tasks) {
    for (const row of rows.length === 1 ? rows : []) {
      const card = await showCard(opened, row);
      if ('traits' in card) shown.push({ key, card });
    }
  }
  const results = new Map<string, Omit<Measured, 'site'>>();
  const start = performance.now();
  for (const time of READING_TIMES) {
    await page.mouse.move(200, 500);
    await page.mouse.move(900, 200, { steps: 12 });
    await sleep(Math.max(0, start + time - performance.now()));
    for (const { key, card } of shown) {
      const known = results.get(key);
      if (known && known.verdict !== 'kept' && known.verdict !== 'counted') continue;
      results.set(key, { key, phase: 'shown', ...(await compareCard(opened, card)) });
    }
  }
  return [...results.values()];
}

type Verdict = Pick<Measured, 'verdict' | 'reason' | 'differences'>;

async function compareCard({ call }: OpenSite, card: Card): Promise<Verdict> {
  const { action, preview, traits } = card;
  const now = await call<Preview>('previewAction', action, 'en', true);
  const changed = now.status === 'bound' ? changedParts(preview, now).parts : [];
  const isCounted =
    changed.length > 0 && now.status === 'bound' && countedBy(preview, now, undefined) !== undefined;
  if (isCounted) card.preview = withCount(preview, now);
  const { failure } = await call<{ failure?: Failure }>('checkBinding', action, card.preview.binding);
  const parts = isCounted ? [] : changed;
  const isKept = !failure && parts.length === 0;
  const differences = isKept ? [] : differencesBetween(traits, await call<Traits>('traitsOf', action));
  if (failure) return { verdict: 'refused', reason: failure.type, differences };
  if (parts.length > 0) return { verdict: 'asked again', reason: parts.join(', '), differences };
  return { verdict: isCounted ? 'counted' : 'kept', reason: '', differences };
}

async function showCard({ call }: OpenSite, action: Action): Promise<Card | { preview: Preview }> {
  const preview = await call<Preview>('previewAction', action, 'en');
  if (preview.status !== 'bound') return { preview };
  return { action, preview, traits: await call<Traits>('traitsOf', action) };
}

/** One after the other. What is refused on a page that others have used runs once more on a new one. */
async function measureRuns(
  opened: OpenSite,
  tasks: readonly HonestTask[],
): Promise<Omit<Measured, 'site'>[]> {
  const results: Omit<Measured, 'site'>[] = [];
  let left = 0;
  const renew = async (): Promise<void> => {
    await opened.reload();
    left = RUNS_PER_LOAD;
  };
  for (const { key } of tasks) {
    if (left === 0) await renew();
    left -= 1;
    const first = await runTask(opened, key, PAUSES.short).catch(broken);
    const isSure = first.verdict === 'kept' || first.verdict === 'no card';
    if (!isSure) await renew();
    const last = isSure ? first : await runTask(opened, key, PAUSES.long).catch(broken);
    if (last.verdict !== 'kept') left = 0;
    results.push({ key, phase: 'run', ...last });
  }
  return results;
}

function broken(thrown: unknown): Verdict {
  return {
    verdict: 'failed',
    reason: thrown instanceof Error ? thrown.message : String(thrown),
    differences: [],
  };
}

async function runTask(opened: OpenSite, key: string, pause: number): Promise<Verdict> {
  const task = (await opened.tasks()).find(each => each.key === key);
  if (!task) return { verdict: 'failed', reason: 'not listed again', differences: [] };
  const cards: Card[] = [];
  for (const row of task.rows) {
    const card = await showCard(opened, row);
    if (!('traits' in card)) {
      const reason = card.preview.status === 'failed' ? card.preview.failure.type : card.preview.status;
      return { verdict: 'no card', reason, differences: [] };
    }
    cards.push(card);
  }
  await sleep(pause);
  for (const card of cards) await compareCard(opened, card);
  const told = await runCard(opened, cards, async () => undefined);
  return verdictOf(opened, cards, told);
}

async function verdictOf(
  { call }: OpenSite,
  cards: readonly Card[],
  told: readonly Told[],
): Promise<Verdict> {
  const index = told.findIndex(({ error_type }) => REFUSED.test(error_type ?? ''));
  const [outcome, card] = [told[index], cards[index]];
  if (outcome && card) {
    const now = await call<Traits>('traitsOf', card.action);
    const reason = `${outcome.error_type} at row ${index + 1} of ${cards.length}: ${outcome.message}`;
    // The panel shows the rest of a batch again.
    const verdict = index === 0 ? 'refused' : 'asked again';
    return { verdict, reason, differences: differencesBetween(card.traits, now) };
  }
  const failed = told.find(({ success, effect }) => !success && !WITHOUT_EFFECT.test(effect ?? ''));
  if (!failed) return { verdict: 'kept', reason: '', differences: [] };
  return {
    verdict: 'failed',
    reason: `${failed.error_type ?? failed.effect}: ${failed.message}`,
    differences: [],
  };
}
