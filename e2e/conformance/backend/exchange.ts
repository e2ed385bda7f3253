import type { ChatEvent } from '@assent/shared';
import { parseJson, readStream, type StreamReading } from './read-stream.ts';
import type { Target } from './target.ts';

/** One request and its response. `status` 0: there was no response, and `failure` is the reason. */
export type Exchange = {
  /** Whether it was a POST to the chat. */
  isChat: boolean;
  status: number;
  type: string;
  failure: string | undefined;
  /** Undefined when the bytes are not UTF-8. */
  text: string | undefined;
  /** Present when the response is an event stream. */
  stream: StreamReading | undefined;
  /** Present for any other response; undefined when it is not JSON. */
  json: unknown;
  /** Milliseconds from the request to its first content event, and to its end. */
  firstContentAfter: number | undefined;
  lasted: number;
};

export const CHAT_PATH = '/api/v1/agent/chat';

export function postJson(target: Target, path: string, body: string): Promise<Exchange> {
  return ask(target, path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...target.headers },
  });
}

/** `lastEventId`: resumes a turn after that event. */
export function get(target: Target, path: string, lastEventId?: string): Promise<Exchange> {
  const after = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  return ask(target, path, { headers: { ...target.headers, ...after } });
}

async function ask(target: Target, path: string, init: RequestInit): Promise<Exchange> {
  const start = performance.now();
  try {
    const signal = AbortSignal.timeout(target.timeout);
    const response = await fetch(`${target.url}${path}`, { ...init, signal });
    const type = response.headers.get('content-type') ?? '';
    const body = await readBody(response, start);
    return { isChat: path === CHAT_PATH, status: response.status, type, failure: undefined, ...body };
  } catch (thrown) {
    const lasted = performance.now() - start;
    return { ...NO_ANSWER, isChat: path === CHAT_PATH, failure: reasonOf(thrown), lasted };
  }
}

const NO_ANSWER = {
  status: 0,
  type: '',
  text: undefined,
  stream: undefined,
  json: undefined,
  firstContentAfter: undefined,
} as const;

type Body = Pick<Exchange, 'text' | 'stream' | 'json' | 'firstContentAfter' | 'lasted'>;

async function readBody(response: Response, start: number): Promise<Body> {
  const chunks: Uint8Array[] = [];
  let firstContentAfter: number | undefined;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    if (firstContentAfter === undefined && Buffer.from(chunk).includes('"content"')) {
      firstContentAfter = performance.now() - start;
    }
  }
  const bytes = Buffer.concat(chunks);
  const text = decode(bytes);
  const isStream =
    response.ok && /^\s*text\/event-stream\s*(;|$)/i.test(response.headers.get('content-type') ?? '');
  return {
    text,
    stream: isStream ? readStream(bytes.toString()) : undefined,
    json: isStream ? undefined : parseJson(text ?? ''),
    firstContentAfter,
    lasted: performance.now() - start,
  };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.cause instanceof Error ? `${thrown.message}: ${thrown.cause.message}` : thrown.message;
}

export type SeenCall = Extract<ChatEvent, { kind: 'tool_call' }>;

/** The calls that a client would understand, even if they are malformed. */
export function callsOf(exchange: Exchange | undefined): SeenCall[] {
  const meanings = exchange?.stream?.events.flatMap(event => event.meanings) ?? [];
  return meanings.filter(event => event.kind === 'tool_call');
}

export function contentOf(exchange: Exchange | undefined): string {
  const meanings = exchange?.stream?.events.flatMap(event => event.meanings) ?? [];
  return meanings.map(event => (event.kind === 'content' ? event.content : '')).join('');
}

/** Whether the turn was answered; separate checks judge the format of its stream. */
export function isTurn(exchange: Exchange): boolean {
  return (exchange.stream?.events.length ?? 0) > 0;
}

/** Whether the turn reports its own failure. */
export function saysFailed(exchange: Exchange): boolean {
  return exchange.stream?.events.some(event => event.meanings.some(({ kind }) => kind === 'error')) ?? false;
}
