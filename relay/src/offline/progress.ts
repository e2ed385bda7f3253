import type { ResultTurn } from '../history/turn.ts';
import { actionsOf, LOOKUP_TOOL } from './exchange.ts';
import type { Intent } from './intent.ts';

/** How far the calls of an exchange have come with its intents, and what was looked up for them. */
export type Progress = { done: number; lookups: readonly string[] };

/** A batch settles as many intents as it has actions; a lookup settles one only if it was what the person asked for. */
export function readProgress(intents: readonly Intent[], results: readonly ResultTurn[]): Progress {
  const lookups: string[] = [];
  let done = 0;
  for (const result of results) {
    if (isLookup(result, intents[done])) lookups.push(result.call.arguments);
    else done = passOptional(intents, done + (actionsOf(result).length || 1));
  }
  return { done, lookups };
}

/** A batch ends with the step that may be left out, so that one it did not hold was left out. */
function passOptional(intents: readonly Intent[], done: number): number {
  const next = intents[done];
  return next?.verb === 'click' && next.optional ? done + 1 : done;
}

export function isLookup(result: ResultTurn, intent: Intent | undefined): boolean {
  return result.call.name === LOOKUP_TOOL && intent?.verb !== 'more';
}
