import type { ResultTurn } from '../../history/turn.ts';
import { actionsOf, LOOKUP_TOOL } from './exchange.ts';
import type { Intent } from './intent.ts';

/** How far the calls of an exchange have come with its intents, and whether more elements were asked for since. */
export type Progress = { done: number; lookedUp: boolean };

/** A batch settles as many intents as it has actions; a lookup settles one only if it was what the person asked for. */
export function readProgress(intents: readonly Intent[], results: readonly ResultTurn[]): Progress {
  let done = 0;
  let lookedUp = false;
  for (const result of results) {
    if (isLookup(result, intents[done])) lookedUp = true;
    else {
      done += actionsOf(result).length || 1;
      lookedUp = false;
    }
  }
  return { done, lookedUp };
}

export function isLookup(result: ResultTurn, intent: Intent | undefined): boolean {
  return result.call.name === LOOKUP_TOOL && intent?.verb !== 'more';
}
