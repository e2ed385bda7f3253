import type { Bench, Running } from '../bench.ts';
import { firstResultSchema } from '../client/jobs.ts';
import { quantile } from '../figures.ts';

export type FirstPieces = { p50: number; p95: number };

/**
 * Milliseconds that each server adds to the time to the first piece: with the server minus without it, p50 from p50 and
 * p95 from p95. One request at a time; all servers and the upstream take turns, ten requests each.
 */
export async function measureFirstPieces(
  bench: Bench,
  servers: readonly Running[],
  rounds: number,
): Promise<FirstPieces[]> {
  // The rest comes later, as from a model: work that a server does at the end must not delay the first piece.
  await bench.answerWith({ pieces: 2, perSecond: 200 });
  const targets = [bench.direct, ...servers.map(server => server.target)];
  const { times } = await bench.run({ kind: 'first', targets, rounds }, firstResultSchema);
  const [direct = [], ...through] = times;
  return through.map(given => ({
    p50: quantile(given, 0.5) - quantile(direct, 0.5),
    p95: quantile(given, 0.95) - quantile(direct, 0.95),
  }));
}
