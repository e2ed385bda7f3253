import { type ChatRequestInput, type WireEvent, wireEventSchema } from '@assent/shared';
import { createParser } from 'eventsource-parser';
import { CHAT_PATH, EVENTS_PATH, STOP_PATH } from '../src/http/paths.ts';

/** A relay under test: `app.request` of one in this process, or {@link overHttp} of one that listens. */
export type AskableRelay = (path: string, init: RequestInit) => Promise<Response> | Response;

export function overHttp(url: string): AskableRelay {
  return (path, init) => fetch(`${url}${path}`, init);
}

export function postChat(
  relay: AskableRelay,
  body: ChatRequestInput,
  init: RequestInit = {},
): Promise<Response> | Response {
  return relay(CHAT_PATH, {
    method: 'POST',
    body: JSON.stringify(body),
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });
}

type TurnName = Pick<ChatRequestInput, 'session_id' | 'user_id' | 'turn_id'>;

/** The events of a turn after this number. */
export function resume(relay: AskableRelay, turn: TurnName, after?: number): Promise<Response> | Response {
  const query = new URLSearchParams({
    ...(turn.user_id && { user_id: turn.user_id }),
    ...(turn.turn_id && { turn_id: turn.turn_id }),
  });
  const headers = after === undefined ? undefined : { 'last-event-id': String(after) };
  const path = EVENTS_PATH.replace(':session_id', turn.session_id);
  return relay(`${path}?${query}`, { ...(headers && { headers }) });
}

export function stopTurn(relay: AskableRelay, turn: TurnName): Promise<Response> | Response {
  return relay(STOP_PATH.replace(':session_id', turn.session_id), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: turn.user_id, turn_id: turn.turn_id }),
  });
}

/** The events of a whole turn. Throws when the relay refuses the request. */
export async function askRelay(relay: AskableRelay, body: ChatRequestInput): Promise<WireEvent[]> {
  const response = await postChat(relay, body);
  const text = await response.text();
  if (!response.ok) throw new Error(`The relay answered ${response.status}: ${text}`);
  return eventsOf(text);
}

export function eventsOf(stream: string): WireEvent[] {
  const lines = stream.split('\n').filter(line => line.startsWith('data: '));
  return lines.map(line => wireEventSchema.parse(JSON.parse(line.slice('data: '.length))));
}

export function contentOf(events: readonly WireEvent[]): string {
  return events.map(event => ('content' in event ? event.content : '')).join('');
}

/** With parsed arguments. */
export function callOf(
  events: readonly WireEvent[],
): { name: string; arguments: unknown; id: string } | undefined {
  for (const event of events) {
    if (!('tool_call' in event)) continue;
    const { tool_name: name, arguments: given, tool_id: id = '' } = event.tool_call;
    return { name, arguments: JSON.parse(given), id };
  }
  return undefined;
}

/** Reads `count` whole events and disconnects; further events are dropped, as if lost on the way. */
export async function readSome(response: Response, count: number): Promise<string> {
  let read = '';
  const decoder = new TextDecoder();
  const seen = () => read.split('\n\n').filter(event => event.startsWith('data:'));
  if (count === 0) await response.body?.cancel();
  else {
    for await (const chunk of response.body ?? []) {
      read += decoder.decode(chunk, { stream: true });
      if (seen().length >= count) break;
    }
  }
  return seen()
    .slice(0, count)
    .map(event => `${event}\n\n`)
    .join('');
}

/** The data of each event of a stream, parsed. */
export function eventData(stream: string): unknown[] {
  const data: unknown[] = [];
  const parser = createParser({ onEvent: event => data.push(JSON.parse(event.data)) });
  parser.feed(stream);
  return data;
}
