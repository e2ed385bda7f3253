import * as z from 'zod';
import { notifyOperator } from '../runtime/notify-operator.ts';

export type Defect = { kind: string; place: string };

/** Other names are left out: the name of a thrown error may be page content. */
const KIND = /^[A-Za-z]{1,40}Error$/;

/** Our own errors with other names. */
const OURS: readonly string[] = [
  'ToolChanged',
  'HttpError',
  'ModelFailure',
  'ServerToolFailure',
  'ProviderHttpError',
  'ProviderUnreachable',
];

/** A frame of V8's stack. Only the file below the project or the bundle, the line and the column are kept. */
const FRAME = /^\s+at (?:[^\n]*\()?(?:file:\/\/)?(?:node:)?[^\n()]*?([\w@.-]+(?:\/[\w@.-]+)?:\d+:\d+)\)?$/m;

/** Errors of Postgres: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const databaseErrorSchema = z.object({ severity: z.string(), code: z.string().regex(/^[0-9A-Z]{5}$/) });

/** The message and function names are left out: they may hold page content. */
export function describeDefect(thrown: unknown): Defect {
  if (!(thrown instanceof Error)) return { kind: 'NoError', place: 'unknown' };
  const [, place = 'unknown'] = FRAME.exec(withoutMessage(thrown)) ?? [];
  const { data } = databaseErrorSchema.safeParse(thrown);
  return { kind: data ? `Postgres ${data.code}` : kindOf(thrown.name), place };
}

function kindOf(name: string): string {
  return KIND.test(name) || OURS.includes(name) ? name : 'Error';
}

/** The message precedes the frames, and may have lines that look like one. */
function withoutMessage({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message);
  return start === -1 ? '' : stack.slice(start + message.length);
}

/** Without a log: kind and place, in one line on standard error, without content. */
export function reportDefect(thrown: unknown): void {
  const { kind, place } = describeDefect(thrown);
  notifyOperator(`The relay has a defect: ${kind} at ${place}`);
}
