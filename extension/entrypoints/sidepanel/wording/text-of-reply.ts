import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import type { PersonMessages } from '../../../messages/person/person-messages.ts';
import { isWordedForPerson, wordForModel } from '../../../messages/word-message.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import type { SettledState } from '../conversation/call.ts';
import { messageForPerson } from './person-message.ts';

interface Speech {
  messages: PersonMessages;
  language: Language;
}

const resultsSchema = z.array(z.record(z.string(), z.unknown()));

/** The keys of results that contain page or browser data. */
const READ = ['links', 'tabs', 'metadata', 'elements', 'text', 'rows', 'list'];

/** The reply of a call as the model gets it, line by line; empty where the record shows the same. */
export function textOfReply({ reply, rows }: Pick<SettledState, 'reply' | 'rows'>, speech: Speech): string {
  if (reply.kind !== 'result') return '';
  const { results, ...whole } = reply.result;
  const each = resultsSchema.safeParse(results).data ?? [];
  const isApart = rows.some(row => row.status === 'ended' && isDistinguished(row.outcome, speech));
  const isRead = [whole, ...each].some(holdsReading);
  if (!isApart && !isRead) return '';
  if (each.length === 0) return tell(whole);
  return each.map((told, index) => (each.length === 1 ? '' : `${index + 1}.\n`) + tell(told)).join('\n\n');
}

/** A result with an effect is an action, whose `value` is the content of a field. */
function holdsReading(told: Readonly<Record<string, unknown>>): boolean {
  const isText = told['value'] !== undefined && told['effect'] === undefined;
  return isText || READ.some(key => told[key] !== undefined);
}

function isDistinguished(outcome: Outcome, { messages, language }: Speech): boolean {
  const { message, forPerson } = outcome;
  if (forPerson !== undefined || isWordedForPerson(message)) return true;
  return messageForPerson(outcome, false, messages) !== wordForModel(message, language);
}

function tell(told: Readonly<Record<string, unknown>>): string {
  return Object.entries(told)
    .map(([key, value]) => `${key}:${describeValue(value)}`)
    .join('\n');
}

function describeValue(value: unknown): string {
  if (typeof value === 'string') return value.includes('\n') ? `\n${value}` : ` ${value}`;
  if (!Array.isArray(value)) return ` ${JSON.stringify(value)}`;
  return value.map(item => `\n- ${JSON.stringify(item)}`).join('');
}
