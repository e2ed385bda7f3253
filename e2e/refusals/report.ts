import type { Measured } from './measure-site.ts';

const VERDICTS = ['kept', 'counted', 'asked again', 'refused', 'failed', 'no card'] as const;

/** Set and phase × verdict. */
export function formatRefusals(measured: readonly Measured[]): string {
  const groups = [...Map.groupBy(measured, ({ site, phase }) => `${site.set}, ${phase}`)];
  const rows = groups.map(([group, all]) => {
    const pages = new Set(all.map(({ site }) => site.name)).size;
    const cells = VERDICTS.map(wanted => all.filter(({ verdict }) => verdict === wanted).length);
    return `| ${[group, pages, all.length, ...cells].join(' | ')} |`;
  });
  const head = ['pages', 'of them', 'cases', ...VERDICTS];
  return [`| ${head.join(' | ')} |`, `|${head.map(() => '---|').join('')}`, ...rows].join('\n');
}

/** What did not run, or was asked again, with the parts that made the difference. */
export function listCases(measured: readonly Measured[], wanted: Measured['verdict']): string {
  return measured
    .filter(({ verdict }) => verdict === wanted)
    .map(({ site, phase, key, reason, differences }) =>
      [`- ${site.set}, ${site.name}, ${phase}: ${key}: ${reason}`, ...differences].join('\n    '),
    )
    .join('\n');
}
