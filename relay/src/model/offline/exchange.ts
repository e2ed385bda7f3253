import { elementsResultSchema, type PageElement } from '@assent/shared';
import * as z from 'zod';
import { parseJson } from '../../history/result-content.ts';
import type { ResultTurn, Turn } from '../../history/turn.ts';

/** The person's newest message, and the results of the calls made for it so far. */
export type Exchange = { message: string; results: readonly ResultTurn[]; first: boolean };

export const LOOKUP_TOOL = 'request_more_elements';

export function readExchange(turns: readonly Turn[]): Exchange {
  const index = turns.findLastIndex(turn => turn.role === 'user');
  const asked = turns[index];
  return {
    message: asked?.role === 'user' ? asked.text : '',
    results: turns.slice(index + 1).filter(turn => turn.role === 'result'),
    first: !turns.some(turn => turn.role === 'assistant'),
  };
}

const rejectedSchema = z.looseObject({ error_type: z.literal('Rejected') });

export function isRejected(result: ResultTurn | undefined): boolean {
  return result !== undefined && rejectedSchema.safeParse(parseJson(result.content)).success;
}

/** Elements that lookups brought, which the newest page may not list. */
export function elementsOf(result: ResultTurn): PageElement[] {
  const parsed = elementsResultSchema.safeParse(parseJson(result.content));
  return parsed.success ? parsed.data.elements : [];
}

const batchArgumentsSchema = z.looseObject({ actions: z.array(z.looseObject({ action: z.string() })) });

/** The names of the actions that a call asked for, in order; none when it was no batch. */
export function actionsOf(result: ResultTurn): string[] {
  const parsed = batchArgumentsSchema.safeParse(parseJson(result.call.arguments));
  return parsed.success ? parsed.data.actions.map(action => action.action) : [];
}
