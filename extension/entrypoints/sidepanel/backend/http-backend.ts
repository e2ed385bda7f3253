import { type ChatRequestInput, chatRequestSchema, httpErrorSchema } from '@assent/shared';
import type { Backend } from './backend.ts';
import { BackendError, type Problem } from './problem.ts';
import { readChatStream } from './read-chat-stream.ts';
import { startSilenceDeadline } from './silence-deadline.ts';

const EXCERPT = 200;

/** The client of `POST /api/v1/agent/chat`. The address is asked anew each time, because settings may change. */
export function httpBackend(address: () => string): Backend {
  return {
    async chat(request, signal) {
      const deadline = startSilenceDeadline(signal);
      const response = await post(address(), request, deadline.signal);
      const type = response.headers.get('content-type') ?? '';
      if (!response.ok) throw new BackendError(await readRefusal(response));
      if (!response.body || !type.startsWith('text/event-stream')) {
        throw new BackendError(await describeForeignAnswer(response, type));
      }
      return readChatStream(response.body, deadline);
    },
  };
}

async function post(url: string, request: ChatRequestInput, signal: AbortSignal): Promise<Response> {
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
    throw new BackendError({ kind: 'unreachable', url }, { cause });
  }
}

async function readRefusal(response: Response): Promise<Problem> {
  const text = await response.text();
  const parsed = httpErrorSchema.safeParse(parseJson(text));
  if (!parsed.success) return { kind: 'refused', status: response.status };
  const { code, message, issues = [] } = parsed.data.error;
  const details = issues.map(issue => `${issue.path}: ${issue.message}`);
  return { kind: 'refused', status: response.status, code, message: [message, ...details].join(' · ') };
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
