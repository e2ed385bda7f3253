import * as z from 'zod';
import { HttpError } from '../errors/http-error.ts';
import type { Turn } from '../history/turn.ts';
import { parseJson } from '../json/parse-json.ts';

const LONGEST = 80;

/** Characters that are looked at: a message may be megabytes long, and a list has many. */
const SEEN = 1000;

/** Where a page of sessions ends: they are ordered by their last use, and by id where that is the same. */
type PageCursor = { usedAt: number; id: string };

/** Milliseconds of the last moment that a date can be. */
const LAST_MOMENT = 8.64e15;

const cursorSchema = z.tuple([z.int().nonnegative().max(LAST_MOMENT), z.string().regex(/^[\w-]{1,100}$/)]);

export function writeCursor({ usedAt, id }: PageCursor): string {
  return Buffer.from(JSON.stringify([usedAt, id])).toString('base64url');
}

/** The place where the list goes on; undefined without a cursor. Throws an HTTP error for a cursor that is not ours. */
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

/** The first words that the person wrote, on one line. */
export function titleOf(turns: readonly Turn[]): string {
  const first = turns.find(turn => turn.role === 'user');
  const words =
    first?.role === 'user'
      ? first.text
          .trimStart()
          .slice(0, SEEN)
          .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
          .trim()
      : '';
  const characters = [...words];
  return characters.length <= LONGEST ? words : `${characters.slice(0, LONGEST - 1).join('')}…`;
}
