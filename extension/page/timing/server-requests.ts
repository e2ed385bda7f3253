import * as z from 'zod/mini';

/** Requests of a document's scripts since an action began, as the browser reports them to the background. */
export const serverRequestsSchema = z.object({
  /** Not yet answered: questions, and what sends something. */
  asking: z.number(),
  sending: z.number(),
  /** Answered, of what sends something. */
  sent: z.number(),
  /** The status of the last answer to what sends something, where it reports an error; 0 where none came. */
  failure: z.optional(z.number()),
});
export type ServerRequests = z.infer<typeof serverRequestsSchema>;

const NONE: ServerRequests = { asking: 0, sending: 0, sent: 0 };

let current = NONE;
let start = 0;
let lastEnd = Number.NEGATIVE_INFINITY;

/** The background begins with none when an action begins. */
export function noteRequests(requests: ServerRequests): void {
  const now = performance.now();
  if (requests.asking + requests.sending + requests.sent === 0) start = now;
  if (requests.asking + requests.sending < current.asking + current.sending) lastEnd = now;
  current = requests;
}

export function serverRequests(): ServerRequests {
  return current;
}

/** Milliseconds for which an answer to a question is waited for: some pages ask on and on. */
const MAX_ASKING = 2500;

/** Milliseconds in which a page shows an answer that it has got. */
const SHOWING = 150;

export function isServerBusy(): boolean {
  const now = performance.now();
  const isAsking = current.asking > 0 && now - start < MAX_ASKING;
  return current.sending > 0 || isAsking || (now - lastEnd < SHOWING && now - start < MAX_ASKING * 2);
}
