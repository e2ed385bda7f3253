import { createHash } from 'node:crypto';
import * as z from 'zod';

const guidSchema = z.guid();

/**
 * The session of an owner's thread. A thread that is named by a UUID is the session of that id, so that it is listed and
 * stopped by it. Other names, such as `default`, are given by many, and each means their own.
 */
export function sessionOfThread(threadId: string, owner: string): string {
  if (guidSchema.safeParse(threadId).success) return threadId.toLowerCase();
  const named = JSON.stringify(['agui', owner, threadId]);
  const digest = createHash('sha256').update(named).digest('hex');
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
