import * as z from 'zod';
import { parseJson } from '../history/result-content.ts';

/** Where a page of sessions ends: they are ordered by their last use, and by id where that is the same. */
export type PageCursor = { usedAt: number; id: string };

const cursorSchema = z.tuple([z.number(), z.string()]);

export function writeCursor({ usedAt, id }: PageCursor): string {
  return Buffer.from(JSON.stringify([usedAt, id])).toString('base64url');
}

/** Undefined for one that is none of ours: then the list begins anew. */
export function readCursor(given: string | undefined): PageCursor | undefined {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(given ?? '', 'base64url').toString()));
  return parsed.success ? { usedAt: parsed.data[0], id: parsed.data[1] } : undefined;
}
