import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import type { PersonMessages } from '../../../messages/person/person-messages.ts';
import { isWordedForPerson } from '../../../messages/word-message.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import type { SettledState } from '../conversation/call.ts';
import { messageForPerson } from './person-message.ts';

export interface Speech {
  messages: PersonMessages;
  language: Language;
}

type Result = Readonly<Record<string, unknown>>;

const resultsSchema = z.array(z.record(z.string(), z.unknown()));

/** The keys of results that contain page or browser data. */
const READ = ['links', 'tabs', 'metadata', 'elements', 'text', 'rows', 'list'];

/** The reply of a call as the model gets it, line by line; empty where the record shows the same. */
export function textOfReply(
  { reply, rows }: Pick<SettledState, 'reply' | 'rows'>,
  messages: PersonMessages,
): string {
  if (reply.kind !== 'result') return '';
  const { results, ...whole } = reply.result;
  const each = resultsSchema.safeParse(results).data ?? [];
  const isApart = rows.some(row => row.status === 'ended' && isDistinguished(row.outcome, messages));
  const isRead = [whole, ...each].some(holdsReading);
  if (!isApart && !isRead) return '';
  if (each.length === 0) return describeResult(whole);
  return each
    .map((result, index) => (each.length === 1 ? '' : `${index + 1}.\n`) + describeResult(result))
    .join('\n\n');
}

/** A result with an effect is an action, whose `value` is the content of a field. */
function holdsReading(result: Result): boolean {
  const isText = result['value'] !== undefined && result['effect'] === undefined;
  return isText || READ.some(key => result[key] !== undefined);
}

/** What the model is told to do next does not count: the person gets the same facts. */
function isDistinguished(outcome: Outcome, messages: PersonMessages): boolean {
  const { message, forPerson } = outcome;
  if (forPerson !== undefined || isWordedForPerson(message)) return true;
  return messageForPerson(outcome, false, messages) !== messages.word(message);
}

function describeResult(result: Result): string {
  return Object.entries(result)
    .map(([key, value]) => `${key}:${describeValue(value)}`)
    .join('\n');
}

function describeValue(value: unknown): string {
  if (typeof value === 'string') return value.includes('\n') ? `\n${value}` : ` ${value}`;
  if (!Array.isArray(value)) return ` ${JSON.stringify(value)}`;
  return value.map(item => `\n- ${JSON.stringify(item)}`).join('');
}
