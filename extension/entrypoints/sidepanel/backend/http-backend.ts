import { type ChatRequestInput, chatRequestSchema, readHttpError } from '@assent/shared';
import { type AskBackend, parseBody } from '../../../settings/ask-backend.ts';
import type { Backend, TurnName } from './backend.ts';
import { BackendError, type Problem } from './problem.ts';
import { readChatStream, type SilenceDeadline, startSilenceDeadline } from './read-chat-stream.ts';

/** A countdown of more than an hour is of no use. */
const MAX_SECONDS = 3_600;

const EXCERPT = 200;

/** Media types are the same in any case (RFC 9110, 8.3.1). */
const EVENT_STREAM = /^\s*text\/event-stream\s*(;|$)/i;

/**
 * The client of `POST /api/v1/agent/chat`. It asks for the address each time, because settings may change. `isAllowed`:
 * whether the extension has access to the address without CORS, because a CORS refusal looks like an unreachable server.
 * `askBackend` adds the access key.
 */
export function httpBackend(
  address: () => string,
  isAllowed: (url: string) => Promise<boolean>,
  askBackend: AskBackend,
): Backend {
  let stopping: Promise<void> = Promise.resolve();
  return {
    chat: (request, signal) =>
      beforeSilence(signal, async deadline => {
        // A turn that is being stopped keeps its session busy.
        await Promise.race([stopping, rejectAt(deadline.signal)]);
        const response = await ask(() => post(askBackend, address(), request, deadline.signal));
        if (!response.ok) throw new BackendError(await readRefusal(response));
        if (!isEventStream(response)) throw new BackendError(await describeForeignAnswer(response));
        return readChatStream(response.body, deadline);
      }),
    resume: (turn, after, signal) =>
      beforeSilence(signal, async deadline => {
        const response = await ask(() => getEvents(askBackend, address(), turn, after, deadline.signal));
        if (mayResumeLater(response.status)) throw new BackendError(await readRefusal(response));
        if (response.ok && isEventStream(response)) return readChatStream(response.body, deadline);
        await response.body?.cancel();
        return undefined;
      }),
    stop(turn) {
      // The result does not matter: the connection is closed, and nothing more can be done.
      stopping = postStop(askBackend, address, turn).catch(() => undefined);
      return stopping;
    },
  };

  async function ask(request: () => Promise<Response>): Promise<Response> {
    try {
      return await request();
    } catch (cause) {
      if (cause instanceof TypeError) {
        const url = address();
        const problem = { kind: 'unreachable', url, allowed: await isAllowed(url) } as const;
        throw new BackendError(navigator.onLine === false ? { ...problem, offline: true } : problem, {
          cause,
        });
      }
      throw cause;
    }
  }
}

/** A stream ends the deadline itself; every other answer and every failure ends it here. */
async function beforeSilence<Answer>(
  stopped: AbortSignal,
  ask: (deadline: SilenceDeadline) => Promise<Answer>,
): Promise<Answer> {
  const deadline = startSilenceDeadline(stopped);
  try {
    const answer = await ask(deadline);
    if (answer === undefined) deadline.end();
    return answer;
  } catch (thrown) {
    deadline.end();
    throw thrown;
  }
}

function isEventStream(response: Response): response is Response & { body: ReadableStream<Uint8Array> } {
  return response.body !== null && EVENT_STREAM.test(contentType(response));
}

function contentType({ headers }: Response): string {
  return headers.get('content-type') ?? '';
}

/** These errors may pass, or end with a key. Any other means that resuming is not supported. */
function mayResumeLater(status: number): boolean {
  return status === 401 || status === 429 || (status >= 500 && status !== 501);
}

function rejectAt(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function sessionUrl(url: string, { sessionId }: TurnName, what: string): string {
  return `${url}/api/v1/agent/sessions/${encodeURIComponent(sessionId)}/${what}`;
}

function getEvents(
  askBackend: AskBackend,
  url: string,
  turn: TurnName,
  after: string | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const query = new URLSearchParams({ user_id: turn.userId, turn_id: turn.turnId });
  return askBackend(`${sessionUrl(url, turn, 'events')}?${query}`, {
    headers: { accept: 'text/event-stream', ...(after !== undefined && { 'last-event-id': after }) },
    cache: 'no-store',
    signal,
  });
}

const STOP_MILLISECONDS = 1_500;

async function postStop(askBackend: AskBackend, address: () => string, turn: TurnName): Promise<void> {
  const response = await askBackend(sessionUrl(address(), turn, 'stop'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: turn.userId, turn_id: turn.turnId }),
    signal: AbortSignal.timeout(STOP_MILLISECONDS),
  });
  await response.body?.cancel();
}

function post(
  askBackend: AskBackend,
  url: string,
  request: ChatRequestInput,
  signal: AbortSignal,
): Promise<Response> {
  const body = JSON.stringify(chatRequestSchema.parse(request));
  return askBackend(`${url}/api/v1/agent/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body,
    signal,
  });
}

async function readRefusal(response: Response): Promise<Problem> {
  const { code, message, issues } = readHttpError(parseBody(await readBeginning(response)));
  const words = [message, ...issues].filter(line => line !== undefined).join(' · ');
  const retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'), Date.now());
  return {
    kind: 'refused',
    status: response.status,
    ...(code && { code }),
    ...(words && { message: words }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

async function describeForeignAnswer(response: Response): Promise<Problem> {
  const text = await readBeginning(response);
  return { kind: 'not-a-stream', contentType: contentType(response), excerpt: text.slice(0, EXCERPT) };
}

/** Larger than any error of ours; the server at the address may send without end. */
const MAX_BYTES = 65_536;

async function readBeginning({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Leaving the loop early cancels the body.
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    bytes += chunk.byteLength;
    if (bytes >= MAX_BYTES) break;
  }
  return text;
}

/** The seconds of a `Retry-After` header, which has a number of seconds or a date (RFC 9110, 10.2.3). */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\s*\d+\s*$/u.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  if (Number.isNaN(seconds) || seconds <= 0) return undefined;
  return Math.min(MAX_SECONDS, Math.ceil(seconds));
}
