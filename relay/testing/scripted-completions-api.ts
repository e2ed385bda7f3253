import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { boundPort, stopServer } from '../src/listen.ts';
import { type CompletionReply, chunkSteps } from './completion-chunks.ts';
import {
  findCompletionFault,
  type ReceivedCompletion,
  receivedCompletionSchema,
} from './received-completion.ts';
import { replyFor, type Script } from './scripted-reply.ts';

export type CompletionScript = Script<ReceivedCompletion, CompletionReply>;

export type ScriptedCompletionsApi = {
  /** For `OPENAI_BASE_URL`. */
  url: string;
  /** Every request whose form was right, in the order in which they came. */
  requests: readonly ReceivedCompletion[];
  /** Resolves when the client has ended that many requests early, of all there were. */
  waitForClose(count?: number): Promise<void>;
  closedByClient(): number;
  /** Takes the place of the script, and says which parameters are refused as unknown. */
  follow(script: CompletionScript, refusedParameters?: readonly string[]): void;
  stop(): Promise<void>;
};

type Failure = Extract<CompletionReply, { kind: 'status' }>;

/**
 * A local server that speaks OpenAI's streaming Chat Completions and says what a script tells it to. It is as strict as the
 * real one about the key, the form of a request and the history.
 */
export async function startScriptedCompletionsApi(script: CompletionScript): Promise<ScriptedCompletionsApi> {
  const requests: ReceivedCompletion[] = [];
  const closes = new EventTarget();
  let current: { script: CompletionScript; refused: readonly string[]; used: number } = {
    script,
    refused: [],
    used: 0,
  };
  let closed = 0;

  const server = createServer(async (incoming, response) => {
    response.once('close', () => {
      if (response.writableFinished) return;
      closed += 1;
      closes.dispatchEvent(new Event('close'));
    });
    const reading = await readRequest(incoming, current.refused);
    if (reading.kind === 'status') return refuse(response, reading);
    requests.push(reading.request);
    const fault = findCompletionFault(reading.request);
    if (fault) return refuse(response, refusal(400, fault));
    const reply = replyFor(current.script, reading.request, current.used);
    current.used += 1;
    if (reply.kind === 'silence') return;
    if (reply.kind === 'status') return refuse(response, reply);
    await streamReply(response, reply, reading.request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${boundPort(server)}/v1`,
    requests,
    closedByClient: () => closed,
    async waitForClose(count = 1) {
      while (closed < count)
        await new Promise(resolve => closes.addEventListener('close', resolve, { once: true }));
    },
    follow(next, refused = []) {
      current = { script: next, refused, used: 0 };
    },
    stop: () => stopServer(server),
  };
}

async function readRequest(
  incoming: IncomingMessage,
  refused: readonly string[],
): Promise<{ kind: 'request'; request: ReceivedCompletion } | Failure> {
  if (incoming.method !== 'POST' || incoming.url !== '/v1/chat/completions') return refusal(404, 'Not found');
  const { authorization } = incoming.headers;
  if (authorization === 'Bearer wrong-key')
    return { kind: 'status', status: 401, type: 'invalid_api_key', message: 'Incorrect API key provided.' };
  const body = JSON.parse(await text(incoming));
  const unknown = refused.find(name => name in body);
  if (unknown) return refusal(400, `Unknown parameter: '${unknown}'.`);
  const parsed = receivedCompletionSchema.safeParse(body);
  if (parsed.success) return { kind: 'request', request: parsed.data };
  return refusal(400, parsed.error.message);
}

function refusal(status: number, message: string): Failure {
  return { kind: 'status', status, type: 'invalid_request_error', message };
}

function refuse(response: ServerResponse, { status, type, message = type, retryAfter }: Failure): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  });
  response.end(JSON.stringify({ error: { message, type, param: null, code: type } }));
}

async function streamReply(
  response: ServerResponse,
  reply: Exclude<CompletionReply, Failure | { kind: 'silence' }>,
  request: ReceivedCompletion,
): Promise<unknown> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  for (const step of chunkSteps(reply, request.model, request.stream_options?.include_usage === true)) {
    if (step.kind === 'stall') return;
    if (step.kind === 'cut') return response.write('', () => response.destroy());
    if (step.kind === 'hold') await step.until;
    else writeOddly(response, `data: ${JSON.stringify(step.chunk)}\n\n`);
  }
  return response.end('data: [DONE]\n\n');
}

/** In two writes, the first of which may end inside a character. */
function writeOddly(response: ServerResponse, event: string): void {
  const bytes = Buffer.from(event);
  const middle = Math.floor(bytes.length * 0.7);
  response.write(bytes.subarray(0, middle));
  response.write(bytes.subarray(middle));
}
