import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { boundPort, stopServer } from '../src/listen.ts';
import { streamSteps } from './message-events.ts';
import { findHistoryFault, type ReceivedRequest, receivedRequestSchema } from './received-request.ts';
import { replyFor, type Script, type ScriptedReply } from './scripted-reply.ts';

export type ScriptedMessagesApi = {
  /** For `ANTHROPIC_BASE_URL`. */
  url: string;
  /** Every request whose body could be read, in the order in which they came. */
  requests: readonly ReceivedRequest[];
  /** How many requests the client ended before the answer was complete. */
  closedByClient(): number;
  /** Resolves when the client has ended that many requests early. */
  waitForClose(count?: number): Promise<void>;
  /** Takes the place of the script, also for requests under way that have not been answered yet. */
  follow(script: Script): void;
  stop(): Promise<void>;
};

type Failure = Extract<ScriptedReply, { kind: 'status' }>;

/**
 * A local server that speaks Anthropic's streaming Messages API and says what a script tells it to. It is as strict as the
 * real one about the key and the history. A new script counts its requests from 0 again.
 */
export async function startScriptedMessagesApi(script: Script): Promise<ScriptedMessagesApi> {
  const requests: ReceivedRequest[] = [];
  const closes = new EventTarget();
  let current = { script, used: 0 };
  let closed = 0;

  const server = createServer(async (incoming, response) => {
    response.once('close', () => {
      if (response.writableFinished) return;
      closed += 1;
      closes.dispatchEvent(new Event('close'));
    });
    const reading = await readRequest(incoming);
    if (reading.kind === 'status') return refuse(response, reading);
    requests.push(reading.request);
    const fault = findHistoryFault(reading.request);
    if (fault)
      return refuse(response, { kind: 'status', status: 400, type: 'invalid_request_error', message: fault });
    const reply = replyFor(current.script, reading.request, current.used);
    current.used += 1;
    if (reply.kind === 'status') return refuse(response, reply);
    await streamReply(response, reply, reading.request.model);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${boundPort(server)}`,
    requests,
    closedByClient: () => closed,
    async waitForClose(count = 1) {
      while (closed < count)
        await new Promise(resolve => closes.addEventListener('close', resolve, { once: true }));
    },
    follow(next) {
      current = { script: next, used: 0 };
    },
    stop: () => stopServer(server),
  };
}

async function readRequest(
  incoming: IncomingMessage,
): Promise<{ kind: 'request'; request: ReceivedRequest } | Failure> {
  if (incoming.method !== 'POST' || !incoming.url?.startsWith('/v1/messages')) {
    return { kind: 'status', status: 404, type: 'not_found_error' };
  }
  if (!hasGoodKey(incoming)) {
    return { kind: 'status', status: 401, type: 'authentication_error', message: 'invalid API key' };
  }
  const parsed = receivedRequestSchema.safeParse(JSON.parse(await text(incoming)));
  if (parsed.success) return { kind: 'request', request: parsed.data };
  return { kind: 'status', status: 400, type: 'invalid_request_error', message: parsed.error.message };
}

/** Any key is good but `wrong-key`. */
function hasGoodKey({ headers }: IncomingMessage): boolean {
  const key = headers['x-api-key'] ?? headers.authorization?.replace(/^Bearer /, '');
  return key !== undefined && key !== 'wrong-key';
}

function refuse(response: ServerResponse, { status, type, message = type, retryAfter }: Failure): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  });
  response.end(JSON.stringify({ type: 'error', error: { type, message } }));
}

async function streamReply(
  response: ServerResponse,
  reply: Exclude<ScriptedReply, Failure>,
  model: string,
): Promise<unknown> {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  });
  for (const step of streamSteps(reply, model)) {
    if (step.kind === 'stall') return;
    if (step.kind === 'cut') return response.write('', () => response.destroy());
    if (step.kind === 'hold') await step.until;
    else writeOddly(response, `event: ${step.event.type}\ndata: ${JSON.stringify(step.event)}\n\n`);
  }
  response.end();
}

/** In two writes, the first of which may end inside a character. */
function writeOddly(response: ServerResponse, event: string): void {
  const bytes = Buffer.from(event);
  const middle = Math.floor(bytes.length * 0.7);
  response.write(bytes.subarray(0, middle));
  response.write(bytes.subarray(middle));
}
