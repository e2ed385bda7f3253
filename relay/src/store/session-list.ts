import { typedWords } from '@assent/shared';
import * as z from 'zod';
import { HttpError } from '../errors/http-error.ts';
import type { Turn } from '../history/turn.ts';
import { parseJson } from '../json/parse-json.ts';

const MAX_TITLE = 80;

/** Characters to look at: a message may be megabytes long, and a list has many. */
const SEEN = 1000;

/** The end of a page of sessions: ordered by last use, then by id. */
type PageCursor = { usedAt: number; id: string };

/** The last moment of a `Date`, in milliseconds. */
const LAST_MOMENT = 8.64e15;

const cursorSchema = z.tuple([z.int().nonnegative().max(LAST_MOMENT), z.string().regex(/^[\w-]{1,100}$/)]);

export function writeCursor({ usedAt, id }: PageCursor): string {
  return Buffer.from(JSON.stringify([usedAt, id])).toString('base64url');
}

/** Throws an HTTP error for a foreign cursor. */
export function readCursor(given: string | undefined): PageCursor | undefined {
  if (given === undefined) return undefined;
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(given, 'base64url').toString()));
  if (parsed.success) return { usedAt: parsed.data[0], id: parsed.data[1] };
  throw new HttpError(
    400,
    'invalid_request',
    'This is not a cursor of this relay. Leave it out to start from the beginning.',
  );
}

/** The beginning of the first message, on one line. */
export function titleOf(turns: readonly Turn[]): string {
  const first = turns.find(turn => turn.role === 'user')?.text ?? '';
  const words = typedWords(first)
    .trimStart()
    .slice(0, SEEN)
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  const characters = [...words];
  return characters.length <= MAX_TITLE ? words : `${characters.slice(0, MAX_TITLE - 1).join('')}…`;
}
