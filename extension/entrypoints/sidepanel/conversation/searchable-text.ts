import { languageSchema } from '@assent/shared';
import * as z from 'zod/mini';
import type { MessageText } from '../../../messages/message.ts';
import { wordForPerson } from '../../../messages/word-message.ts';
import type { Call } from './call.ts';
import { callSchema, isSettled } from './call.ts';

/** Of a record of any version: whoever kept it, what was said in it can be found. */
const quote = z.optional(z.object({ text: z.string() }));
const saidSchema = z.object({ kind: z.enum(['person', 'answer']), text: z.string(), quote });
const recordSchema = z.object({ entries: z.array(z.unknown()) });

/** Everything of a conversation that stood on the screen as words, one line each. */
export function searchableText(record: unknown): string {
  const { entries = [] } = recordSchema.safeParse(record).data ?? {};
  return entries.flatMap(linesOf).join('\n');
}

function linesOf(entry: unknown): string[] {
  const said = saidSchema.safeParse(entry);
  if (said.success) return [said.data.quote?.text ?? [], said.data.text].flat();
  const call = callSchema.safeParse(entry);
  return call.success ? wordsOfCall(call.data) : [];
}

/** The names of what was acted on, as the page gave them, what was to be there, and what came of it. */
function wordsOfCall({ state }: Call): string[] {
  const card = 'card' in state ? state.card : undefined;
  if (card?.kind !== 'actions') return [];
  const outcomes = isSettled(state) ? state.rows : [];
  const rows = card.rows.flatMap(({ preview }) =>
    preview.status === 'bound'
      ? [preview.facts?.name, preview.before, preview.after && inEveryLanguage(preview.after)]
      : [],
  );
  const said = outcomes.map(row =>
    row.status === 'ended' ? inEveryLanguage(row.outcome.forPerson ?? row.outcome.message) : undefined,
  );
  return [...rows, ...said].flatMap(word => word || []);
}

/** The person may read it in another language by the time they search. */
function inEveryLanguage(text: MessageText): string {
  const worded = languageSchema.options.map(language => wordForPerson(text, language));
  return [...new Set(worded)].join('\n');
}
