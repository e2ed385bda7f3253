import type { Group } from './moments.ts';
import type { SwapResult, Verdict } from './run-case.ts';

/** How often each verdict was reached. */
export type Counts = Record<Verdict, number>;

export function countVerdicts(results: readonly SwapResult[]): Counts {
  const counts: Counts = { differs: 0, same: 0, refused: 0, unfired: 0, needless: 0, broken: 0 };
  for (const { verdict } of results) counts[verdict] += 1;
  return counts;
}

export const isSwap = ({ verdict }: SwapResult): boolean => !/^(unfired|needless|broken)$/.test(verdict);
export const isBeyond = ({ swapCase }: SwapResult): boolean => swapCase.moment.group === 'beyond';

const GROUPS: readonly Group[] = ['between card and press', 'inside our act', 'between rows'];

/** Kind × when → swaps, differences, refused. Without those beyond what can be checked. */
export function formatTable(results: readonly SwapResult[]): string {
  const swaps = results.filter(each => isSwap(each) && !isBeyond(each));
  const rows = [...Map.groupBy(swaps, ({ swapCase }) => swapCase.change)].map(([change, all]) => {
    const cells = GROUPS.map(group => cellOf(all.filter(({ swapCase }) => swapCase.moment.group === group)));
    return `| ${[change, ...cells, cellOf(all)].join(' | ')} |`;
  });
  const totals = GROUPS.map(group => cellOf(swaps.filter(({ swapCase }) => swapCase.moment.group === group)));
  const head = ['what becomes something else', ...GROUPS, 'all'];
  return [
    'Each cell: swaps / effects that differ from their cards / refused.',
    '',
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---|').join('')}`,
    ...rows.sort(),
    `| ${['**all**', ...totals, cellOf(swaps)].join(' | ')} |`,
  ].join('\n');
}

function cellOf(results: readonly SwapResult[]): string {
  const { differs, refused } = countVerdicts(results);
  return results.length === 0 ? '' : `${results.length} / ${differs} / ${refused}`;
}

/** The effects that differ from their cards, the most frequent changes first. */
export function listDifferences(results: readonly SwapResult[]): string {
  const different = results.filter(({ verdict }) => verdict === 'differs');
  const groups = [
    ...Map.groupBy(different, ({ swapCase }) => `${swapCase.change} — ${swapCase.moment.group}`),
  ];
  const sections = groups
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([title, all]) => `## ${title} (${all.length})\n${all.map(lineOf).join('\n')}`);
  return sections.join('\n\n');
}

const LONGEST = 300;

function lineOf({ label, differences, told }: SwapResult): string {
  const [first = '', ...more] = new Set(differences);
  const outcome = told.map(({ error_type, effect }) => error_type ?? effect ?? 'done').join(', ');
  const rest = more.length > 0 ? ` (and ${more.length} more)` : '';
  return `- **${label}**\n  ${shortened(first)}${rest}${outcome === '' ? '' : `; told: ${outcome}`}`;
}

/** Of what is sent only the entries that differ. */
function shortened(difference: string): string {
  const [, before, name, shown = '', done = ''] = /^(.*: )(sent): (.*) → (.*)$/s.exec(difference) ?? [];
  if (name === undefined) return difference.slice(0, LONGEST);
  const [promised, sent] = [shown.split(' & '), done.split(' & ')];
  const lost = promised.filter(entry => !sent.includes(entry));
  const added = sent.filter(entry => !promised.includes(entry));
  return `${before}sent: ${lost.join(' & ') || '-'} → ${added.join(' & ') || '-'}`;
}
