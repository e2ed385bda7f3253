import { elementsResultSchema, type PageElement, readNote } from '@assent/shared';
import * as z from 'zod';
import { parseJson } from '../history/result-content.ts';
import type { ResultTurn, Turn } from '../history/turn.ts';
import { type Answer, readAnswer } from './pending-question.ts';

/** The person's newest request, their answers to questions about it, and the results of the calls made for it so far. */
export type Exchange = {
  message: string;
  answers: readonly Answer[];
  results: readonly ResultTurn[];
  first: boolean;
};

export const LOOKUP_TOOL = 'request_more_elements';

export function readExchange(turns: readonly Turn[]): Exchange {
  const index = turns.findLastIndex(turn => turn.role === 'user');
  const asked = turns[index];
  const message = asked?.role === 'user' ? readNote(asked.text).words : '';
  const results = turns.slice(index + 1).filter(turn => turn.role === 'result');
  const answer = readAnswer(message, turns[index - 1]);
  if (!answer)
    return { message, answers: [], results, first: !turns.some(turn => turn.role === 'assistant') };
  const before = readExchange(turns.slice(0, index));
  return {
    ...before,
    answers: [...before.answers, answer],
    results: [...before.results, ...results],
    first: false,
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

const batchArgumentsSchema = z.looseObject({
  actions: z.array(
    z.looseObject({
      action: z.string(),
      target: z.looseObject({ description: z.string().optional() }).default({}),
    }),
  ),
});

/** The names of the actions that a call asked for, in order; none when it was no batch. */
export function actionsOf(result: ResultTurn): string[] {
  return batchOf(result).map(action => action.action);
}

/** What was acted on already: a message that names it reads the same when it has gone from the page. */
export function actedOn(result: ResultTurn): PageElement[] {
  return batchOf(result).flatMap(({ action, target: { description } }, index) =>
    description
      ? [{ id: `e_acted_${index}`, desc: `${KIND_OF_ACTION[action] ?? 'button'}: ${description}` }]
      : [],
  );
}

const KIND_OF_ACTION: Partial<Record<string, string>> = {
  fill: 'input',
  select: 'select',
  check: 'checkbox',
};

function batchOf(result: ResultTurn): z.output<typeof batchArgumentsSchema>['actions'] {
  const parsed = batchArgumentsSchema.safeParse(parseJson(result.call.arguments));
  return parsed.success ? parsed.data.actions : [];
}
