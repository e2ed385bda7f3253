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

/** The background begins with none when an action begins. */
export function noteRequests(requests: ServerRequests): void {
  if (requests.asking + requests.sending + requests.sent === 0) start = performance.now();
  current = requests;
}

export function serverRequests(): ServerRequests {
  return current;
}

/** Milliseconds for which an answer to a question is waited for: some pages ask on and on. */
const MAX_ASKING = 2500;

export function isServerBusy(): boolean {
  return current.sending > 0 || (current.asking > 0 && performance.now() - start < MAX_ASKING);
}
