import * as z from 'zod/mini';

/** Requests of a document's scripts since an action began, as the browser reports them to the background. */
export const serverRequestsSchema = z.object({
  /** Not yet answered. */
  open: z.array(z.object({ address: z.string(), isSending: z.boolean() })),
  /** Answered, of what sends something. */
  sent: z.number(),
  /** The status of the last answer to what sends something, where it reports an error; 0 where none came. */
  failure: z.optional(z.number()),
  /** The last answer to what sends something only took it up, as 202 does. */
  isTakenUp: z.optional(z.boolean()),
});
export type ServerRequests = z.infer<typeof serverRequestsSchema>;

const NONE: ServerRequests = { open: [], sent: 0 };

let current = NONE;
let start = 0;
let firstAsk = Number.POSITIVE_INFINITY;
let lastEnd = Number.NEGATIVE_INFINITY;

/** An action begins: earlier requests are not its own. */
export function forgetRequests(): void {
  current = NONE;
  start = performance.now();
  firstAsk = Number.POSITIVE_INFINITY;
}

export function noteRequests(requests: ServerRequests): void {
  const now = performance.now();
  if (requests.open.some(isOfAction)) firstAsk = Math.min(firstAsk, now);
  if (requests.open.length < current.open.length) lastEnd = now;
  current = requests;
}

export function serverRequests(): ServerRequests {
  return current;
}

export function isSending(): boolean {
  return current.open.some(request => request.isSending);
}

/** The message of a request takes its time to come. In milliseconds. */
const SOON = 250;

export function hasAskedSoon(): boolean {
  return firstAsk - start < SOON;
}

/** Milliseconds for which an answer to a question is waited for: some pages ask on and on. */
const MAX_ASKING = 2500;

/** Milliseconds between two questions about a job. */
const PAUSE_OF_POLLS = 700;

/** Milliseconds in which a page shows an answer that it has got. */
const SHOWING = 150;

export function isServerBusy(): boolean {
  const now = performance.now();
  const isAsking = current.open.some(isOfAction) && now - start < MAX_ASKING;
  // A job that was taken up is asked about until it is done.
  const isFollowed = current.isTakenUp === true && now - lastEnd < PAUSE_OF_POLLS && now - start < MAX_ASKING;
  return isSending() || isAsking || isFollowed || (now - lastEnd < SHOWING && now - start < MAX_ASKING * 2);
}

/** What a page asks for again and again goes on by itself. */
const POLLS = 2;

function isOfAction({ address, isSending: isSent }: ServerRequests['open'][number]): boolean {
  return isSent || performance.getEntriesByName(address, 'resource').length < POLLS;
}
