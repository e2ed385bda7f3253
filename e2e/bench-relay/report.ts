import { formatNumber, formatTable } from '../bench/format-table.ts';
import { type Aim, aimsOf, isReached } from './aims.ts';
import { CONTENDERS } from './contenders.ts';
import { OPEN_STREAMS, type Results, STALLED_READERS } from './measure-all.ts';
import type { OneCore } from './measures/one-core.ts';

/** The tables that the command prints. */
export function report(results: Results): string {
  return [
    formatTable(['', ...CONTENDERS.map(({ name }) => name)], rowsOf(results)),
    describeOneCore('raw node:http pipe', results.oneCore.pipe),
    describeOneCore('our relay', results.oneCore.relay),
    `A plain relay (no key, no database): listens after ${formatNumber(results.plain.started)} ms, idles at ${formatNumber(results.plain.idle)} MB.`,
    aimsTable(results),
    CONTENDERS.map(({ name, does }) => `${name}: ${does}.`).join('\n'),
  ].join('\n\n');
}

export function aimsTable(results: Results): string {
  return formatTable(['aim', 'measured', 'aimed at', ''], aimsOf(results).map(aimRow));
}

function rowsOf({ first, rates, paced, memory, stalled }: Results): string[][] {
  const row = <Item>(what: string, items: readonly Item[], figure: (item: Item) => number): string[] => [
    what,
    ...items.map(item => formatNumber(figure(item))),
  ];
  return [
    row('added time to first piece, p50, ms', first, ({ p50 }) => p50),
    row('added time to first piece, p95, ms', first, ({ p95 }) => p95),
    ...rates.map(({ streams, rates: of }) =>
      row(`events per second, ${streams} streams`, of, ({ perSecond }) => perSecond),
    ),
    ...rates.map(({ streams, rates: of }) =>
      row(`CPU per event, ${streams} streams, µs`, of, ({ cpu }) => cpu),
    ),
    row('CPU per event, 500 streams at 20 a second, µs', paced, ({ cpu }) => cpu),
    row(`memory per open stream (of ${OPEN_STREAMS}), kB`, memory, ({ rss }) => rss),
    row('of it, held by JavaScript, kB', memory, ({ heap }) => heap),
    row(`growth with ${STALLED_READERS} readers that do not read, MB`, stalled, megabytes => megabytes),
    row('answers that were not whole', paced, ({ faults }) => faults).map((cell, column) =>
      column === 0 ? cell : String(faultsOf({ rates, paced }, column - 1)),
    ),
  ];
}

function faultsOf({ rates, paced }: Pick<Results, 'rates' | 'paced'>, index: number): number {
  const counted = [...rates.map(measured => measured.rates[index]), paced[index]];
  return counted.reduce((sum, rate) => sum + (rate?.faults ?? 0), 0);
}

function describeOneCore(name: string, { pieces, expected, faults, slicer, cpu }: OneCore): string {
  const whole = faults === 0 ? 'every answer whole' : `${faults} answers not whole`;
  return `1,000 streams of 20 events a second on one core, ${name}: ${pieces.toLocaleString('en')} of ${expected.toLocaleString('en')} events, ${whole}, in ${formatNumber(slicer)} × the time, with ${Math.round(cpu * 100)} % of the core.`;
}

function aimRow(aim: Aim): string[] {
  const { what, measured, limit, most } = aim;
  return [
    what,
    formatNumber(measured),
    `${most ? '≤' : '≥'} ${limit.toLocaleString('en')}`,
    isReached(aim) ? '✓' : '✗',
  ];
}
