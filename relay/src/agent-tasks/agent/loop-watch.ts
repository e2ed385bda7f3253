import * as z from 'zod';
import type { ResultTurn, Turn } from '../../history/turn.ts';
import { parseJson } from '../../json/parse-json.ts';

/** After so many rounds of the same calls with the same results, it is said to the model; the task ends. */
export const NOTICED_ROUNDS = 3;
export const MOST_ROUNDS = 5;

/** Calls of one round. */
const LONGEST_ROUND = 4;
/** Who waits for something looks again and again, and may. */
const LONGEST_WITH_WAIT = 3;

const resultSchema = z.record(z.string(), z.unknown());

/** Waiting for a page that changes is no loop. */
const pageSchema = z.object({ snapshot: z.string() });

/** What differs from look to look, or was added by us. */
const IGNORED: ReadonlySet<string> = new Set(['left', 'actions_left', 'warning', 'page']);

/** Refs are new on each page that is opened, also where it is the same one. */
const REF = / \[ref=e\d+\]/gu;

/** In the message of a look: each has another, also where nothing changed. */
const SNAPSHOT_ID = /\bs_[\da-f]+/u;

/**
 * How often the latest calls were a round of a few, each with the same result as before. Their order does not count: of so many
 * rounds of four, there are no more than four different ones among the results.
 */
export function countRounds(turns: readonly Turn[]): number {
  const results = turns.filter(turn => turn.role === 'result').slice(-LONGEST_ROUND * MOST_ROUNDS);
  const signatures = results.map(signatureOf);
  const waits = results.map(({ call }) => call.name === 'browser_wait');
  const isRound = (calls: number, rounds: number): boolean => {
    const latest = signatures.slice(-calls * rounds);
    if (latest.length < calls * rounds || new Set(latest).size > calls) return false;
    return calls <= LONGEST_WITH_WAIT || !waits.slice(-latest.length).includes(true);
  };
  for (let rounds = MOST_ROUNDS; rounds > 0; rounds -= 1)
    for (let calls = 1; calls <= LONGEST_ROUND; calls += 1) if (isRound(calls, rounds)) return rounds;
  return 0;
}

function signatureOf({ call, content }: ResultTurn): string {
  const { data } = resultSchema.safeParse(parseJson(content));
  const kept = Object.entries(data ?? { content })
    .filter(([key]) => !IGNORED.has(key))
    // It counts the lines and characters of the outline, refs included.
    .filter(([key]) => key !== 'message' || data?.snapshot === undefined)
    .map(([key, value]) => [key, key === 'message' ? String(value).replace(SNAPSHOT_ID, '') : value]);
  const shown = pageSchema.safeParse(data?.page).data?.snapshot;
  const seen = JSON.stringify([call.name, parseJson(call.arguments), kept, shown]);
  // A page that is made again meanwhile has changed for who waits for it.
  return call.name === 'browser_wait' ? seen : seen.replaceAll(REF, '');
}
