import { hasRun, isNeedless, type Measured } from './measure-live.ts';

/** Group × mode → ran, asked where that is right, refused or asked needlessly. */
export function formatLive(measured: readonly Measured[]): string {
  const groups = [...Map.groupBy(measured, ({ live }) => live.group)];
  return [
    'Each cell: ran / asked where asking is right / refused or asked needlessly.',
    '',
    '| what goes on | cases | strict | as in the panel |',
    '|---|---|---|---|',
    ...groups.map(([group, all]) => rowOf(group, all)),
    rowOf('**all**', measured),
  ].join('\n');
}

function rowOf(title: string, measured: readonly Measured[]): string {
  const cases = new Set(measured.map(({ live }) => live.label)).size;
  const cells = (['strict', 'followed'] as const).map(mode =>
    cellOf(measured.filter(each => each.mode === mode)),
  );
  return `| ${[title, cases, ...cells].join(' | ')} |`;
}

function cellOf(measured: readonly Measured[]): string {
  const ran = measured.filter(hasRun).length;
  const needless = measured.filter(isNeedless).length;
  return [ran, measured.length - ran - needless, needless].join(' / ');
}

const LONGEST = 240;

/** What did not run, with what made the difference. */
export function listLive(measured: readonly Measured[]): string {
  return measured
    .filter(each => !hasRun(each))
    .map(({ live, mode, verdict, details }) => {
      const right = live.mayAsk === undefined ? '' : `; asking is right: ${live.mayAsk}`;
      const lines = details.map(line => line.slice(0, LONGEST));
      return [`- ${mode}: **${live.label}**: ${verdict}${right}`, ...lines].join('\n    ');
    })
    .join('\n');
}
