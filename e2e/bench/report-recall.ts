import type { Recall } from './measure-recall.ts';

export interface RecallOnPage {
  name: string;
  /** Undefined for a page without labels. */
  recall: Recall | undefined;
}

/** The labelled elements that each contender found, summed over the pages; and those that ours missed, by page. */
export function reportRecall(results: readonly RecallOnPage[]): string[] {
  const labelled = results.flatMap(({ name, recall }) => (recall ? [{ name, recall }] : []));
  if (labelled.length === 0) return ['Recall: no page with labels'];
  const add = (count: (recall: Recall) => number): number =>
    labelled.reduce((sum, { recall }) => sum + count(recall), 0);
  const targets = add(recall => recall.targets);
  const share = (name: keyof Recall['found']): string =>
    `${name} ${((100 * add(({ found }) => found[name])) / targets).toFixed(1)} %`;
  const missed = labelled.flatMap(({ name, recall }) =>
    recall.missed.map(({ text, selector }) => `  ${name}: ${text} [${selector}]`),
  );
  const shares = [share('ours'), share('page-agent'), share('Playwright')].join(', ');
  const head = `Recall of ${targets} labelled targets on ${labelled.length} pages: ${shares}`;
  return missed.length > 0 ? [head, 'Missed by ours:', ...missed] : [head];
}
