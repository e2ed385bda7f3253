import { type Label, readLabels } from './labels.ts';
import type { OpenedPage } from './pages/open-bench-page.ts';

type Finder = 'ours' | 'page-agent' | 'Playwright';

/** Of the labels that are targets: their number, the number that each contender found, and the ones that ours missed. */
export interface Recall {
  targets: number;
  found: Record<Finder, number>;
  missed: Label[];
}

/** Undefined for a page without labels. */
export async function measureRecall(opened: OpenedPage, page: string): Promise<Recall | undefined> {
  const targets = readLabels(page)?.filter(({ no }) => no === undefined);
  if (targets === undefined) return undefined;
  await opened.evaluate('main', 'benchPageAgent.show()');
  const wanted = JSON.stringify(targets.map(({ selector, or = [] }) => [selector, ...or]));
  const found = await opened.evaluate<Record<Finder, string[]>>('isolated', `bench.recall(${wanted})`);
  return {
    targets: targets.length,
    found: {
      ours: found.ours.length,
      'page-agent': found['page-agent'].length,
      Playwright: found.Playwright.length,
    },
    missed: targets.filter(({ selector }) => !found.ours.includes(selector)),
  };
}
