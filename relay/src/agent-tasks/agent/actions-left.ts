import * as z from 'zod';
import { openCall, type Turn } from '../../history/turn.ts';
import { parseJson } from '../../json/parse-json.ts';

/** Tools that only look. */
const LOOKS: ReadonlySet<string> = new Set([
  'browser_snapshot',
  'browser_extract',
  'browser_scroll',
  'browser_wait',
  'web_search',
]);

const resultSchema = z.looseObject({ actions_left: z.number() });

/**
 * What earlier attempts left of a task's budget of actions. Each result says what there was after it; a call without one may have
 * been done, so it counts.
 */
export function countActionsLeft(turns: readonly Turn[], budget: number): number {
  let left = budget;
  for (const turn of turns) {
    if (turn.role !== 'result') continue;
    const said = resultSchema.safeParse(parseJson(turn.content)).data?.actions_left;
    left = said ?? left - usedBy(turn.call.name);
  }
  const call = openCall(turns);
  return Math.max(0, call ? left - usedBy(call.name) : left);
}

function usedBy(tool: string): number {
  return LOOKS.has(tool) ? 0 : 1;
}
