import * as z from 'zod';
import { invalidRequest } from '../http/parse-body.ts';
import type { BadPattern } from './reading/page-reading.ts';
import type { PageThreads } from './reading/page-threads.ts';

/** Characters. */
const MAX_SCHEMA = 50_000;

const UNUSABLE =
  'Expected a JSON Schema whose references lead to a part of it, and from there not only to themselves';

/** Throws an HTTP error (400) for a schema that can't be used, before anything is read. */
export async function checkSchema(
  schema: Record<string, unknown>,
  threads: PageThreads,
  signal: AbortSignal,
): Promise<void> {
  if (JSON.stringify(schema).length > MAX_SCHEMA)
    throw invalidRequest([{ path: 'schema', message: `Longer than ${MAX_SCHEMA} characters` }]);
  const answer = await threads.ask({ kind: 'check', schema, value: undefined }, signal);
  if (answer.kind === 'bad-keyword')
    throw invalidRequest([
      { path: ['schema', ...answer.path].join('.'), message: `Not as JSON Schema has it: ${answer.reason}` },
    ]);
  if (answer.kind === 'bad-pattern') throw invalidRequest([{ path: 'schema', message: cannotCheck(answer) }]);
  if (answer.kind === 'bad-schema' || hasMissingReference(schema, schema))
    throw invalidRequest([{ path: 'schema', message: UNUSABLE }]);
}

/** Of a pattern, in a message. */
const MAX_SHOWN = 200;

function cannotCheck({ pattern, reason }: BadPattern): string {
  const shown = pattern.length > MAX_SHOWN ? `${pattern.slice(0, MAX_SHOWN)}…` : pattern;
  return `The pattern ${JSON.stringify(shown)} can not be checked: ${reason}. Write it as for JavaScript's RegExp with the flag "u", or leave it out`;
}

const holderSchema = z.record(z.string(), z.unknown());

/** A reference within the schema that leads nowhere shows only when a value gets there, after a model was paid. */
function hasMissingReference(part: unknown, whole: Record<string, unknown>): boolean {
  if (Array.isArray(part)) return part.some(item => hasMissingReference(item, whole));
  const { data } = holderSchema.safeParse(part);
  if (!data) return false;
  const { $ref } = data;
  if (typeof $ref === 'string' && $ref.startsWith('#/') && !leadsSomewhere($ref, whole)) return true;
  return Object.values(data).some(value => hasMissingReference(value, whole));
}

/** A JSON Pointer in a fragment (RFC 6901, 6). */
function leadsSomewhere(reference: string, whole: unknown): boolean {
  let at: unknown = whole;
  for (const step of reference.slice(2).split('/')) {
    const key = unescaped(step);
    at = Array.isArray(at) ? at[Number(key)] : holderSchema.safeParse(at).data?.[key];
  }
  return at !== undefined;
}

/** Without the escapes of addresses, which no schema needs. */
function unescaped(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
