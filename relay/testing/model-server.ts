import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { boundPort, stopServer } from '../src/runtime/listen.ts';
import { chunkSteps } from './completion-chunks.ts';
import { type ReceivedCompletion, receivedCompletionSchema } from './received-completion.ts';
import type { ScriptedReply } from './scripted-reply.ts';

export type ModelServer = {
  /** Up to and including /v1. */
  address: string;
  /** Of each request, in their order; `none` where there was none. */
  keys: readonly string[];
  close(): Promise<void>;
};

type ModelServerOptions = {
  /** Others are refused. */
  key?: string;
  models?: readonly string[];
  /** `refused`: with a status, as of servers whose model has no template for them. `ignored`: it only talks. */
  tools?: 'called' | 'refused' | 'ignored';
  /** As Ollama answers beside OpenAI's API. */
  contextTokens?: number;
  port?: number;
  /** To what is asked after the trial; `said` is the newest message with the page. By default it says its name. */
  reply?: (said: string) => Extract<ScriptedReply, { kind: 'answer' }>;
};

/** A server of models as people run them: a list, and answers that follow what is asked for. */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const keys: string[] = [];
  const server = createServer((incoming, response) => {
    keys.push(incoming.headers.authorization?.replace('Bearer ', '') ?? 'none');
    void answer(incoming, response, options);
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${boundPort(server)}/v1`, keys, close: () => stopServer(server) };
}

const MODELS = ['tea-small', 'tea-large', 'tea-embed'];

async function answer(
  incoming: IncomingMessage,
  response: ServerResponse,
  options: ModelServerOptions,
): Promise<void> {
  const { key, models = MODELS } = options;
  if (key !== undefined && incoming.headers.authorization !== `Bearer ${key}`) {
    fail(response, 401, 'Incorrect API key provided.');
    return;
  }
  switch (incoming.url) {
    case '/v1/models':
      return sendJson(response, {
        data: models.map((id, index) => ({ id, object: 'model', created: index })),
      });
    case '/api/show':
      return sendJson(response, { capabilities: ['completion', 'tools'] });
    case '/api/ps':
      return sendJson(response, {
        models: models.map(name => ({ name, context_length: options.contextTokens ?? 32_768 })),
      });
    case '/v1/chat/completions':
      return await complete(await text(incoming), response, options);
    default:
      return fail(response, 404, 'Not found');
  }
}

async function complete(body: string, response: ServerResponse, options: ModelServerOptions): Promise<void> {
  const request = receivedCompletionSchema.parse(JSON.parse(body));
  const { models = MODELS, tools = 'called' } = options;
  if (!models.includes(request.model)) return fail(response, 404, `No model ${request.model}`);
  if (request.tools && tools === 'refused') return fail(response, 400, 'does not support tools');
  response.setHeader('content-type', 'text/event-stream');
  const { messages, model } = request;
  const isTrial = JSON.stringify(messages).includes('Call confirm_connection');
  const reply = isTrial
    ? trialReply({ model, hasTools: request.tools !== undefined }, tools)
    : (options.reply?.(newestOf(messages)) ?? { kind: 'answer' as const, text: `I am ${model}.` });
  for (const step of chunkSteps(reply, request.model, false))
    if (step.kind === 'chunk') response.write(`data: ${JSON.stringify(step.chunk)}\n\n`);
  response.end('data: [DONE]\n\n');
}

function newestOf(messages: ReceivedCompletion['messages']): string {
  const content = messages.at(-1)?.content ?? '';
  return typeof content === 'string' ? content : content.map(part => 'text' in part && part.text).join('\n');
}

function trialReply(
  { model, hasTools }: { model: string; hasTools: boolean },
  tools: 'called' | 'refused' | 'ignored',
): Extract<ScriptedReply, { kind: 'answer' }> {
  if (tools === 'ignored') return { kind: 'answer', text: `I am ${model}.` };
  const input = { word: 'ready' };
  if (hasTools) return { kind: 'answer', calls: [{ name: 'confirm_connection', input }] };
  const call = { tool_name: 'confirm_connection', arguments: JSON.stringify(input) };
  return { kind: 'answer', text: JSON.stringify({ tool_call: call }) };
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(value));
}

function fail(response: ServerResponse, status: number, message: string): void {
  response.statusCode = status;
  sendJson(response, { error: { message, type: 'invalid_request_error', param: null, code: null } });
}
