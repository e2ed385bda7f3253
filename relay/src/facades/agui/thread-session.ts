import { createHash } from 'node:crypto';
import * as z from 'zod';

const guidSchema = z.guid();

/** The session of a thread. A thread that is named by a UUID is the session of that id, so that it is listed and stopped by it. */
export function sessionOfThread(threadId: string): string {
  if (guidSchema.safeParse(threadId).success) return threadId.toLowerCase();
  const digest = createHash('sha256').update(`agui:${threadId}`).digest('hex');
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
