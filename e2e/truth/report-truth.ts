import { wordsOf } from './judge-truth.ts';
import { type Speed, speeds, type TruthResult } from './run-truth.ts';
import type { Truth } from './truth-case.ts';

/** Group × speed → told truly, corrected after the result, lies, refused. */
export function formatTruth(results: readonly TruthResult[]): string {
  const measured = speeds.filter(speed => results.some(each => each.speed === speed));
  const groups = [...Map.groupBy(results, ({ each }) => each.group)];
  return [
    'Each cell: told truly / corrected later / lies / not run.',
    '',
    `| group | cases | ${measured.join(' | ')} |`,
    `|---|---|${measured.map(() => '---|').join('')}`,
    ...groups.map(([group, all]) => rowOf(group, all, measured)),
    rowOf('**all**', results, measured),
  ].join('\n');
}

function rowOf(title: string, results: readonly TruthResult[], measured: readonly Speed[]): string {
  const cases = new Set(results.map(({ each }) => each.name)).size;
  const cells = measured.map(speed => cellOf(results.filter(each => each.speed === speed)));
  return `| ${[title, cases, ...cells].join(' | ')} |`;
}

function cellOf(results: readonly TruthResult[]): string {
  const verdicts = (['true', 'corrected', 'lie', 'not run'] as const).map(
    verdict => results.filter(each => each.verdict === verdict).length,
  );
  return verdicts.join(' / ');
}

/** Whatever was not told truly: what was told, and what is true. */
export function listLies(results: readonly TruthResult[]): string {
  return results
    .filter(({ verdict }) => verdict !== 'true')
    .map(({ each, speed, told, verdict, faults }) =>
      [
        `- ${speed}, ${each.group}: **${each.name}** (${verdict}: ${faults.join('; ')})`,
        `told: ${told.success ? 'success' : 'failure'}, ${told.effect ?? told.error_type ?? 'no effect'}: ${oneLine(wordsOf(told))}`,
        `true: ${formatExpected(each.truth)}`,
      ].join('\n    '),
    )
    .join('\n');
}

const LONGEST = 300;

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

function formatExpected({ success, says, never, mayWait }: Truth): string {
  const parts = [
    success === undefined ? 'open' : success ? 'success' : 'no success',
    ...(says ? [`says ${says}`] : []),
    ...(never ? [`never ${never}`] : []),
    ...(mayWait ? ['may still wait'] : []),
  ];
  return parts.join(', ');
}
