import { formatNumber, formatTable } from './format-table.ts';
import type { PageResult } from './measure-page.ts';
import type { Timing } from './measure-times.ts';
import { reportRecall } from './report-recall.ts';
import { geometricMean, median } from './summary.ts';

/** The results of a run, for a terminal and a file. */
export function report(results: readonly PageResult[]): string {
  return [
    formatTable(HEADER, results.map(row)),
    '',
    ...LEGEND,
    '',
    ...summary(results),
    ...reportRecall(results),
  ].join('\n');
}

const HEADER = [
  'page',
  'elements',
  'found',
  'floor ms',
  'index ms',
  'index ×',
  'context ms',
  'context ×',
  'page-agent ×',
  'Playwright ×',
  'longest ms',
  'first 30 ms',
  'new ×',
  'kept ×',
  'tokens',
];

const LEGEND = [
  'floor: box and visibility of every match of the interactive selector, and the cursor of every element.',
  'index: every target of the page with kind, box, visibility and rank, without a rest; × is to the floor. Medians.',
  'context: what a model is told, which also names, hit-tests and describes the first 30; with its rests, by the clock.',
  'page-agent, Playwright: their own snapshots, which name as well; × to the floor; – where the page is too large for them.',
  'longest: the longest task of ours while a context is read, time on the thread, layout apart, by the trace of the browser.',
  'new: a small change and a new index after it × the same change with an observer that only counts; layout apart.',
  'kept: the same with the index that is kept: box, visibility, cursor and rank of all are asked again, the markup is not.',
  '* one cold run, since it took so long.   ~ the context is of a part of the page, as its deadline came first.',
];

function row(result: PageResult): string[] {
  const { name, elements, found, isComplete, times, longestTask, firstInView, afterChange, tokens } = result;
  const ratio = (timing: Timing | undefined): string => marked(timing, ms => ms / times.floor.ms);
  const own = (timing: Timing | undefined): string => marked(timing, ms => ms);
  return [
    name,
    elements.toLocaleString('en'),
    found.toLocaleString('en'),
    own(times.floor),
    own(times.index),
    ratio(times.index),
    `${isComplete ? '' : '~'}${own(times.context)}`,
    ratio(times.context),
    ratio(times['page-agent']),
    ratio(times.Playwright),
    formatNumber(longestTask),
    firstInView === undefined ? 'not offered' : formatNumber(firstInView),
    formatNumber(afterChange.rebuilt / afterChange.bare),
    formatNumber(afterChange.kept / afterChange.bare),
    String(tokens),
  ];
}

function marked(timing: Timing | undefined, value: (ms: number) => number): string {
  return timing ? `${formatNumber(value(timing.ms))}${timing.isCold ? '*' : ''}` : formatNumber(undefined);
}

function summary(results: readonly PageResult[]): string[] {
  const ratios = (name: 'index' | 'context' | 'page-agent' | 'Playwright') =>
    results.flatMap(({ name: page, times }) => {
      const timing = times[name];
      return timing ? [{ page, value: timing.ms / times.floor.ms }] : [];
    });
  const changes = (way: 'rebuilt' | 'kept') =>
    results.map(({ name, afterChange }) => ({ page: name, value: afterChange[way] / afterChange.bare }));
  return [
    `Index: ${meanAndWorst(ratios('index'))}`,
    `Context: ${meanAndWorst(ratios('context'))}`,
    `page-agent: ${meanAndWorst(ratios('page-agent'))}`,
    `Playwright: ${meanAndWorst(ratios('Playwright'))}`,
    firstIndex(results),
    `Longest task: ${worst(
      results.map(each => ({ page: each.name, value: each.longestTask })),
      'ms',
    )}`,
    firstInView(results),
    `After a small change, new: ${meanAndWorst(changes('rebuilt'), 'a bare observer')}`,
    `After a small change, kept: ${meanAndWorst(changes('kept'), 'a bare observer')}`,
    tokens(results),
  ];
}

interface OfPage {
  page: string;
  value: number;
}

function meanAndWorst(all: readonly OfPage[], of = 'the floor'): string {
  if (all.length === 0) return 'not measured';
  const mean = formatNumber(geometricMean(all.map(({ value }) => value)));
  return `geometric mean ${mean} × ${of}, ${worst(all, '×')}; ${all.length} pages`;
}

function worst(all: readonly OfPage[], unit: string): string {
  const [most] = all.toSorted((one, other) => other.value - one.value);
  return most ? `worst ${formatNumber(most.value)} ${unit} (${most.page})` : 'not measured';
}

function firstIndex(results: readonly PageResult[]): string {
  const all = results.map(({ name, first }) => ({ page: name, value: first }));
  const middle = formatNumber(median(all.map(({ value }) => value)));
  return `The very first index in a page, with nothing warm: median ${middle} ms, ${worst(all, 'ms')}`;
}

const LARGE = 90_000;

function firstInView(results: readonly PageResult[]): string {
  const large = results.filter(({ elements }) => elements > LARGE);
  const parts = large.map(({ name, firstInView: first, times }) =>
    first === undefined
      ? `${name} not offered`
      : `${name} ${formatNumber(first)} ms, ${formatNumber(first / times.index.ms)} of the index`,
  );
  return `First 30 on large pages: ${parts.join('; ') || 'no such page'}`;
}

const FULL = 30;

function tokens(results: readonly PageResult[]): string {
  const full = results.filter(({ rows }) => rows === FULL).map(each => each.tokens);
  const most = Math.max(...results.map(each => each.tokens));
  const middle =
    full.length > 0 ? `median ${median(full)} on ${full.length} pages that have 30` : 'no page has 30';
  return `Tokens of the first 30, estimated: ${middle}, most ${most}`;
}
