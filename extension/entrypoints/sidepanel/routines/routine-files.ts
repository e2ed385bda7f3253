import { type Routine, routineSchema } from '@assent/shared';
import * as z from 'zod/mini';
import { recordedParts } from './recorded-operations.ts';
import { toPlaywright } from './to-playwright.ts';

/** `unknown`: the name of an operation that routines cannot have. */
export type ReadRoutine =
  | { status: 'read'; routine: Routine }
  | { status: 'no-routine'; reason: string }
  | { status: 'unknown'; operation: string };

/** Characters: ten times the longest routine that a conversation gives. */
const MAX_CHARACTERS = 2_000_000;

/** Reads a file that the person chose. It comes from anywhere: what it would do is shown on cards before it is done. */
export function readRoutineFile(text: string): ReadRoutine {
  const { data, error } = routineSchema.safeParse(parsed(text.slice(0, MAX_CHARACTERS)));
  if (!data) return { status: 'no-routine', reason: z.prettifyError(error) };
  const unknown = data.steps.find(({ operation }) => recordedParts(operation) === undefined);
  return unknown ? { status: 'unknown', operation: unknown.operation } : { status: 'read', routine: data };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeRoutineFile(routine: Routine): File {
  const text = `${JSON.stringify(routine, undefined, 2)}\n`;
  return new File([text], `${fileName(routine)}.routine.json`, { type: 'application/json' });
}

export function writePlaywrightFile(routine: Routine): File {
  return new File([toPlaywright(routine)], `${fileName(routine)}.spec.ts`, { type: 'text/plain' });
}

/** Only characters that every system allows in a file name. */
function fileName({ name }: Routine): string {
  const allowed = name.replace(/[\p{Cc}\p{Cf}/\\:*?"<>|.\s]+/gu, ' ').trim();
  return [...(allowed || 'routine')].slice(0, 60).join('').trim();
}
