import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An answer of a backend before it is sent. */
export type Answer = { status: number; type: string; body: string | Uint8Array };

/** A request to the mutant. `json` is empty where the body is not an object. */
export type Asked = {
  path: string;
  body: string;
  json: Record<string, unknown>;
  lastEventId: string | undefined;
};

/** A backend with one fault: its handling of a request before our relay gets it, and of the relay's answer. */
export type Mutant = {
  /** Answers in place of the relay; undefined leaves the request to the relay. */
  instead?(asked: Asked): Answer | undefined;
  request?(json: Record<string, unknown>): Record<string, unknown>;
  answer?(answer: Answer, asked: Asked): Answer;
  /** The events of a stream, each as its lines without the blank one. Resumed turns stay unchanged. */
  events?(events: string[], asked: Asked): string[];
};

export type Running = { url: string; stop(): Promise<void> };

/** Serves a mutant of the relay at `upstream`. Bodies are buffered before they are sent; headers are not. */
export async function serveMutant(upstream: string, mutant: Mutant): Promise<Running> {
  const server = createServer(async (incoming, response) => {
    const asked = await readAsked(incoming);
    const own = mutant.instead?.(asked);
    send(response, own ?? (await pass(upstream, mutant, { asked, incoming })));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: string | AddressInfo | null = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function readAsked(incoming: IncomingMessage): Promise<Asked> {
  const body = await text(incoming);
  const lastEventId = incoming.headers['last-event-id'];
  return {
    path: incoming.url ?? '',
    body,
    json: readObject(body),
    lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
  };
}

function readObject(body: string): Record<string, unknown> {
  try {
    return Object.fromEntries(Object.entries(Object(JSON.parse(body))));
  } catch {
    return {};
  }
}

async function pass(
  upstream: string,
  mutant: Mutant,
  { asked, incoming }: { asked: Asked; incoming: IncomingMessage },
): Promise<Answer> {
  const isChanged = mutant.request && Object.keys(asked.json).length > 0;
  const sent = isChanged ? JSON.stringify(mutant.request?.(asked.json)) : asked.body;
  const after = asked.lastEventId === undefined ? {} : { 'last-event-id': asked.lastEventId };
  const response = await fetch(`${upstream}${asked.path}`, {
    method: incoming.method ?? 'GET',
    headers: { 'content-type': 'application/json', ...after },
    ...(incoming.method === 'POST' && { body: sent }),
  });
  const type = response.headers.get('content-type') ?? '';
  const given: Answer = { status: response.status, type, body: await response.text() };
  const changed =
    mutant.events &&
    type.startsWith('text/event-stream') &&
    asked.json.turn_id === undefined &&
    !asked.path.includes('/events')
      ? withEvents(given, mutant.events, asked)
      : given;
  return mutant.answer?.(changed, asked) ?? changed;
}

function withEvents(answer: Answer, change: NonNullable<Mutant['events']>, asked: Asked): Answer {
  const blocks = String(answer.body)
    .split('\n\n')
    .filter(block => block.includes('data:'));
  return streamOf(change(blocks, asked));
}

/** A stream of these events. */
export function streamOf(events: readonly string[]): Answer {
  return { status: 200, type: 'text/event-stream', body: events.map(event => `${event}\n\n`).join('') };
}

function send(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}
