import type { AdversaryPage } from './adversary-page.ts';
import { firstPages } from './first/pages-by-topic.ts';
import type { Moment } from './moments.ts';
import { secondPages } from './second/pages-by-topic.ts';
import { thirdPages } from './third/pages-by-topic.ts';

export interface AdversaryCase {
  topic: string;
  page: AdversaryPage;
  label: string;
  /** Absent where nothing changes: the approved action must run. */
  change?: { what: string; script: string; moment: Moment };
}

/** What each adversary wrote, by topic, under the names that `pnpm swaps --set` takes. */
const pagesOf = { adversary: firstPages, second: secondPages, third: thirdPages };

export type AdversarySet = keyof typeof pagesOf;

/** Every change of every page, at each of its moments; then each page once as it is. */
export function casesOf(set: AdversarySet): AdversaryCase[] {
  const pages = Object.entries(pagesOf[set]).flatMap(([topic, some]) => some.map(page => ({ topic, page })));
  return [
    ...pages.flatMap(({ topic, page }) => changesOf(page).map(change => caseOf(topic, page, change))),
    ...pages.map(({ topic, page }) => caseOf(topic, page)),
  ];
}

function changesOf({ changes, moments }: AdversaryPage): NonNullable<AdversaryCase['change']>[] {
  return Object.entries(changes).flatMap(([what, change]) => {
    const { at, script } = typeof change === 'string' ? { at: moments, script: change } : change;
    return at.map(moment => ({ what, script, moment }));
  });
}

function caseOf(topic: string, page: AdversaryPage, change?: AdversaryCase['change']): AdversaryCase {
  const outcome = change ? `${change.what} ${change.moment.name}` : 'nothing changes';
  return { topic, page, label: `${page.name}: ${outcome}`, ...(change ? { change } : {}) };
}
