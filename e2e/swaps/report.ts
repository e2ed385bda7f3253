import type { HonestResult } from './honest/run-honest.ts';
import { type Group, reasonBeyond } from './moments.ts';
import type { SwapResult, Verdict } from './run-case.ts';
import { requireTask } from './scenes/scenes.ts';

/** How often each verdict was reached. */
export type Counts = Record<Verdict, number>;

export function countVerdicts(results: readonly SwapResult[]): Counts {
  const counts: Counts = { differs: 0, same: 0, refused: 0, unfired: 0, needless: 0, broken: 0 };
  for (const { verdict } of results) counts[verdict] += 1;
  return counts;
}

export const isSwap = ({ verdict }: SwapResult): boolean => !/^(unfired|needless|broken)$/.test(verdict);

const GROUPS: readonly Group[] = ['between card and press', 'inside our act', 'between rows'];

/** Kind × when → swaps, differences, refused. */
export function formatTable(results: readonly SwapResult[]): string {
  const swaps = results.filter(isSwap);
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

/** Honest pages that were refused, and scenes that were refused although nothing had changed. */
export function formatHonest(honest: readonly HonestResult[], swaps: readonly SwapResult[]): string {
  const refused = honest.filter(({ verdict }) => verdict === 'refused');
  const asked = honest.filter(({ verdict }) => verdict === 'asked');
  const needless = swaps.filter(({ verdict }) => verdict === 'needless' || verdict === 'broken');
  return [
    `Honest pages: ${honest.length}, of which ${refused.length} refused, ${asked.length} asked again where that is allowed.`,
    ...refused.map(({ name, told }) => `- refused: **${name}**: ${told}`),
    ...asked.map(({ name }) => `- asked again: ${name}`),
    `Scenes refused before anything changed: ${needless.length}.`,
    ...needless.map(({ label, verdict, told, differences }) => {
      return `- ${verdict}: **${label}**: ${[...differences, ...told.map(each => each.error_type ?? 'done')].join(', ')}`;
    }),
  ].join('\n');
}

/** What no content script can check, by the reason. */
export function listBeyond(results: readonly SwapResult[]): string {
  const groups = [...Map.groupBy(results, ({ swapCase }) => reasonBeyond(swapCase.moment))];
  const lines = groups.map(([reason, all]) => {
    const { differs } = countVerdicts(all);
    return `- ${reason}: ${differs} of ${all.filter(isSwap).length} swaps have another effect`;
  });
  return ['Beyond what a content script can check:', ...lines].join('\n');
}

/** The pages of the differences. */
export function listScenes(results: readonly SwapResult[]): string {
  const different = results.filter(({ verdict }) => verdict === 'differs');
  const scenes = new Map(
    different.map(({ swapCase }) => [swapCase.scene, requireTask(swapCase.scene, swapCase.task).scene.html]),
  );
  const blocks = [...scenes].map(
    ([name, html]) => `## ${name}\n\n\`\`\`html${html.startsWith('\n') ? '' : '\n'}${html}\n\`\`\``,
  );
  return ['# Pages', ...blocks].join('\n\n');
}
