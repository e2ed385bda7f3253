import type { AdversaryResult } from './run-adversary-case.ts';

const COLUMNS = ['refused', 'same', 'unfired', 'differs', 'broken'] as const;

/** Topic × what became of the changes. */
export function formatAdversary(results: readonly AdversaryResult[]): string {
  const changes = results.filter(({ adversaryCase }) => adversaryCase.change);
  const topics = [...Map.groupBy(changes, ({ adversaryCase }) => adversaryCase.topic)];
  const head = ['topic', 'pages', 'cases', ...COLUMNS];
  return [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---|').join('')}`,
    ...topics.map(([topic, all]) => rowOf(topic, all)).sort(),
    rowOf('**all**', changes),
    '',
    ...listUnchanged(results),
  ].join('\n');
}

function rowOf(title: string, results: readonly AdversaryResult[]): string {
  const pages = new Set(results.map(({ adversaryCase }) => adversaryCase.page)).size;
  const counts = COLUMNS.map(wanted => results.filter(({ verdict }) => verdict === wanted).length);
  return `| ${[title, pages, results.length, ...counts].join(' | ')} |`;
}

/** Pages that change nothing, whose actions must run. */
function listUnchanged(results: readonly AdversaryResult[]): string[] {
  const unchanged = results.filter(({ adversaryCase }) => !adversaryCase.change);
  const refused = unchanged.filter(({ verdict }) => verdict !== 'same');
  return [
    `Pages without a change: ${unchanged.length}, of which ${refused.length} refused.`,
    ...refused.map(lineOf),
  ];
}

/** What differs from its card, and what broke. */
export function listAdversary(results: readonly AdversaryResult[]): string {
  return results
    .filter(({ adversaryCase, verdict }) => adversaryCase.change && /^(differs|broken)$/.test(verdict))
    .map(lineOf)
    .sort()
    .join('\n');
}

const LONGEST = 300;

function lineOf({ adversaryCase, verdict, difference, told }: AdversaryResult): string {
  const outcome = told.map(({ error_type, effect }) => error_type ?? effect ?? 'done').join(', ');
  const details = [difference, outcome].filter(Boolean).join('; told: ').slice(0, LONGEST);
  return `- ${verdict}: **${adversaryCase.label}**: ${details}`;
}
