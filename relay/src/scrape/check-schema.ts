import * as z from 'zod';
import type { Issue } from '../errors/http-error.ts';
import { invalidRequest } from '../http/parse-body.ts';
import { leadsSomewhere } from '../json/json-pointer.ts';
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
  const issues = await schemaIssues(schema, threads, signal);
  if (issues.length > 0) throw invalidRequest(issues);
}

/** The first thing that keeps it from being used, if there is any. */
export async function schemaIssues(
  schema: Record<string, unknown>,
  threads: PageThreads,
  signal: AbortSignal,
): Promise<Issue[]> {
  if (JSON.stringify(schema).length > MAX_SCHEMA)
    return [{ path: 'schema', message: `Longer than ${MAX_SCHEMA} characters` }];
  const issue = missingReference(schema, schema) ?? (await issueOf(schema, threads, signal));
  return issue ? [issue] : [];
}

async function issueOf(
  schema: Record<string, unknown>,
  threads: PageThreads,
  signal: AbortSignal,
): Promise<Issue | undefined> {
  const answer = await threads.ask({ kind: 'check', schema, value: undefined }, signal);
  switch (answer.kind) {
    case 'bad-keyword':
      return { path: placeOf(answer.path), message: `Not as JSON Schema has it: ${answer.reason}` };
    case 'bad-pattern':
      return { path: placeOf(answer.path), message: cannotCheck(answer) };
    case 'bad-schema':
      return { path: 'schema', message: UNUSABLE };
    default:
      return undefined;
  }
}

/** Of words of the caller, in a message. */
const MAX_SHOWN = 200;

function shown(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

function placeOf(path: readonly string[]): string {
  return ['schema', ...path.map(shown)].join('.');
}

function cannotCheck({ pattern, reason }: BadPattern): string {
  return `The pattern ${JSON.stringify(shown(pattern))} can not be checked: ${reason}. Write it as for JavaScript's RegExp with the flag "u", or leave it out`;
}

const holderSchema = z.record(z.string(), z.unknown());

/** A reference within the schema that leads nowhere shows only when a value gets there, after a model was paid. */
function missingReference(
  part: unknown,
  whole: Record<string, unknown>,
  path: readonly string[] = [],
): Issue | undefined {
  const parts = Array.isArray(part)
    ? [...part.entries()]
    : Object.entries(holderSchema.safeParse(part).data ?? {});
  for (const [name, value] of parts) {
    const at = [...path, String(name)];
    const isMissing =
      name === '$ref' &&
      typeof value === 'string' &&
      value.startsWith('#/') &&
      // Without the escapes of addresses, which no schema needs.
      !leadsSomewhere(value.slice(1), whole);
    if (isMissing)
      return {
        path: placeOf(at),
        message: `${JSON.stringify(shown(value))} leads to no part of the schema. Define what it refers to, or leave it out`,
      };
    const issue = missingReference(value, whole, at);
    if (issue) return issue;
  }
  return undefined;
}
