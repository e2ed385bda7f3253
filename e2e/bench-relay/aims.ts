import { CONTENDERS, gateway, pipe, relay, usual } from './contenders.ts';
import type { Results } from './measure-all.ts';

export type Aim = { what: string; measured: number; limit: number; most: boolean; unit?: string };

const OURS = CONTENDERS.indexOf(relay);
const PIPE = CONTENDERS.indexOf(pipe);
const USUAL = CONTENDERS.indexOf(usual);
const GATEWAY = CONTENDERS.indexOf(gateway);

/** The aims of the relay, as ratios of the measurements of one run. */
export function aimsOf(results: Results): Aim[] {
  const { first, memory, oneCore, plain } = results;
  const rate = (streams: number, index: number, figure: 'perSecond' | 'cpu'): number =>
    results.rates.find(measured => measured.streams === streams)?.rates[index]?.[figure] ?? Number.NaN;
  const ratio = (list: readonly Record<'value', number>[], one: number, other: number): number =>
    (list[one]?.value ?? Number.NaN) / (list[other]?.value ?? Number.NaN);
  const values = <Item>(list: readonly Item[], of: (item: Item) => number) =>
    list.map(item => ({ value: of(item) }));
  return [
    atMost(
      'added time to the first piece, p50 ÷ usual way',
      ratio(
        values(first, ({ p50 }) => p50),
        OURS,
        USUAL,
      ),
      0.6,
    ),
    atMost(
      'added time to the first piece, p95 ÷ usual way',
      ratio(
        values(first, ({ p95 }) => p95),
        OURS,
        USUAL,
      ),
      0.6,
    ),
    atMost('CPU per event, 500 streams ÷ usual way', rate(500, OURS, 'cpu') / rate(500, USUAL, 'cpu'), 0.6),
    ...[50, 500].map(streams =>
      atLeast(
        `events per second, ${streams} streams ÷ gateway`,
        rate(streams, OURS, 'perSecond') / rate(streams, GATEWAY, 'perSecond'),
        1.8,
      ),
    ),
    atMost(
      'memory per open stream ÷ pipe',
      ratio(
        values(memory, ({ rss }) => rss),
        OURS,
        PIPE,
      ),
      2,
    ),
    atMost('lost of 1,000 streams × 20 a second, one core', oneCore.relay.expected - oneCore.relay.pieces, 0),
    atMost('megabytes for 50 readers that do not read', results.stalled[OURS] ?? Number.NaN, 250),
    atMost('milliseconds until a plain relay listens', plain.started, 1000),
    atMost('megabytes of a plain, idle relay', plain.idle, 120),
  ];
}

export function isReached({ measured, limit, most }: Aim): boolean {
  return most ? measured <= limit : measured >= limit;
}

function atMost(what: string, measured: number, limit: number): Aim {
  return { what, measured, limit, most: true };
}

function atLeast(what: string, measured: number, limit: number): Aim {
  return { what, measured, limit, most: false };
}
