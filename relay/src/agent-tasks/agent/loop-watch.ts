import * as z from 'zod';
import type { ResultTurn, Turn } from '../../history/turn.ts';
import { parseJson } from '../../json/parse-json.ts';

/** Results that are compared. */
const LATEST = 16;

/** So often the same call with the same result: it is said to the model; the task ends. */
export const NOTICED_REPEATS = 3;
export const MOST_REPEATS = 5;

const resultSchema = z.record(z.string(), z.unknown());

/** Waiting for a page that changes is no loop. */
const pageSchema = z.object({ snapshot: z.string() });

/** What differs from look to look, or was added by us. */
const IGNORED: ReadonlySet<string> = new Set(['left', 'actions_left', 'warning', 'page']);

/** In the message of a look: each has another, also where nothing changed. */
const SNAPSHOT_ID = /\bs_[\da-f]+/u;

/** How often, among the latest results, the same call had the same result as the last one. */
export function countRepeats(turns: readonly Turn[]): number {
  const results = turns.filter(turn => turn.role === 'result').slice(-LATEST);
  const last = results.at(-1);
  if (!last) return 0;
  const signature = signatureOf(last);
  return results.filter(result => signatureOf(result) === signature).length;
}

function signatureOf({ call, content }: ResultTurn): string {
  const { data } = resultSchema.safeParse(parseJson(content));
  const kept = Object.entries(data ?? { content })
    .filter(([key]) => !IGNORED.has(key))
    .map(([key, value]) => [key, key === 'message' ? String(value).replace(SNAPSHOT_ID, '') : value]);
  const shown = pageSchema.safeParse(data?.page).data?.snapshot;
  return JSON.stringify([call.name, parseJson(call.arguments), kept, shown]);
}
