import { type ChatRequestInput, chatRequestSchema, readHttpError } from '@assent/shared';
import type { Backend } from './backend.ts';
import { BackendError, type Problem } from './problem.ts';
import { readChatStream } from './read-chat-stream.ts';
import { startSilenceDeadline } from './silence-deadline.ts';

const EXCERPT = 200;

/** Media types are the same in any case (RFC 9110, 8.3.1). */
const EVENT_STREAM = /^\s*text\/event-stream\s*(;|$)/i;

/**
 * The client of `POST /api/v1/agent/chat`. The address is asked anew each time, because settings may change.
 * `isAllowed` says whether the browser lets us talk to an address without that backend's consent by CORS: a refusal
 * looks the same as nobody being there.
 */
export function httpBackend(address: () => string, isAllowed: (url: string) => Promise<boolean>): Backend {
  return {
    async chat(request, signal) {
      const deadline = startSilenceDeadline(signal);
      const response = await post(address(), request, deadline.signal, isAllowed);
      const type = response.headers.get('content-type') ?? '';
      if (!response.ok) throw new BackendError(await readRefusal(response));
      if (!response.body || !EVENT_STREAM.test(type)) {
        throw new BackendError(await describeForeignAnswer(response, type));
      }
      return readChatStream(response.body, deadline);
    },
  };
}

async function post(
  url: string,
  request: ChatRequestInput,
  signal: AbortSignal,
  isAllowed: (url: string) => Promise<boolean>,
): Promise<Response> {
  try {
    return await fetch(`${url}/api/v1/agent/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(chatRequestSchema.parse(request)),
      credentials: 'omit',
      signal,
    });
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    throw new BackendError({ kind: 'unreachable', url, allowed: await isAllowed(url) }, { cause });
  }
}

async function readRefusal(response: Response): Promise<Problem> {
  const { code, message, issues } = readHttpError(parseJson(await response.text()));
  const words = [message, ...issues].filter(line => line !== undefined).join(' · ');
  return {
    kind: 'refused',
    status: response.status,
    ...(code && { code }),
    ...(words && { message: words }),
  };
}

async function describeForeignAnswer(response: Response, contentType: string): Promise<Problem> {
  const text = await response.text();
  return { kind: 'not-a-stream', contentType, excerpt: text.slice(0, EXCERPT) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
