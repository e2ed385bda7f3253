import type { AdversaryPage } from './adversary-page.ts';
import { firstPages } from './first/pages-by-topic.ts';
import type { Moment } from './moments.ts';

export interface AdversaryCase {
  topic: string;
  page: AdversaryPage;
  label: string;
  /** Absent where nothing changes: the approved action must run. */
  change?: { what: string; script: string; moment: Moment };
}

/** Every change of every page, at each of its moments. */
export const adversaryCases: readonly AdversaryCase[] = casesOf(({ changes, moments }) =>
  Object.entries(changes).flatMap(([what, change]) => {
    const { at, script } = typeof change === 'string' ? { at: moments, script: change } : change;
    return at.map(moment => ({ what, script, moment }));
  }),
);

/** Each page once as it is. */
export const unchangedCases: readonly AdversaryCase[] = casesOf(() => [undefined]);

function casesOf(changesOf: (page: AdversaryPage) => AdversaryCase['change'][]): AdversaryCase[] {
  return Object.entries(firstPages).flatMap(([topic, pages]) =>
    pages.flatMap(page =>
      changesOf(page).map(change => ({
        topic,
        page,
        label: labelOf(page, change),
        ...(change ? { change } : {}),
      })),
    ),
  );
}

function labelOf({ name }: AdversaryPage, change: AdversaryCase['change']): string {
  return `${name}: ${change ? `${change.what} ${change.moment.name}` : 'nothing changes'}`;
}
