import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import {
  askRelay,
  BROWSER_TOOLS,
  overHttp,
  postChat,
  propose,
  type ScriptedMessagesApi,
  type ScriptedReply,
  say,
  startScriptedMessagesApi,
} from '@assent/relay/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { freePort } from '../toolchain/free-port.ts';
import { type RelayProcess, startRelayProcess } from './relay-process.ts';

const CANARY = 'canary-hunter2-7f3a';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

const valueSchema = z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() });
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: valueSchema })).default([]),
});
const deliverySchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});
type Span = z.output<typeof spanSchema>;

const spans: Span[] = [];
let raw = '';
let api: ScriptedMessagesApi;
let collector: Server;
let relay: RelayProcess;
let answers = '';
let metricsPort = 0;

beforeAll(async () => {
  metricsPort = await freePort();
  api = await startScriptedMessagesApi([say(CANARY)]);
  collector = createServer(async (incoming, response) => {
    const delivery = await json(incoming);
    raw += JSON.stringify(delivery);
    for (const { scopeSpans } of deliverySchema.parse(delivery).resourceSpans)
      spans.push(...scopeSpans.flatMap(scope => scope.spans));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  const port = typeof address === 'object' ? address?.port : 0;
  relay = await startRelayProcess({
    ANTHROPIC_API_KEY: `sk-${CANARY}`,
    ANTHROPIC_BASE_URL: api.url,
    LOG_LEVEL: 'debug',
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  });
});

afterAll(async () => {
  await relay?.end('SIGKILL');
  await api?.stop();
  collector?.close();
});

/** A secret in every field of a request that can hold one. */
function canaryRequest(message: string, model?: string) {
  return {
    message,
    session_id: crypto.randomUUID(),
    user_id: CANARY,
    turn_id: CANARY,
    ...(model && { model }),
    current_page_info: {
      url: `https://${CANARY}.example/?token=${CANARY}`,
      title: CANARY,
      elements: [{ id: 'e_1', desc: `input: ${CANARY}` }],
      selectedText: CANARY,
    },
    browser_tools: [...BROWSER_TOOLS, { name: CANARY, description: CANARY, parameters: { type: 'object' } }],
  };
}

const HEADERS = {
  authorization: `Bearer ${CANARY}`,
  cookie: `session=${CANARY}`,
  'x-request-id': CANARY,
  tracestate: `${CANARY}=1`,
};

async function ask(body: object, headers: Record<string, string> = {}): Promise<Response> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...HEADERS, ...headers } };
  return fetch(`${relay.url}/api/v1/agent/chat?key=${CANARY}`, { ...init, body: JSON.stringify(body) });
}

test('a secret in any field never appears in logs, metrics, traces or refusals', async () => {
  const failing: ScriptedReply[] = [
    { kind: 'status', status: 400, type: 'invalid_request_error', message: CANARY },
    { kind: 'stream-error', text: CANARY, type: 'overloaded_error', message: CANARY },
    { kind: 'half-call', name: CANARY, input: { password: CANARY }, characters: 30, ending: 'cut' },
  ];
  const replies = [say(CANARY), propose('page_action', { text: CANARY }), propose(CANARY, {}), ...failing];
  for (const reply of replies) {
    api.follow([reply]);
    const response = await ask(canaryRequest(`my password is ${CANARY}`, `claude-${CANARY}`));
    await response.text();
    expect(response.headers.get('x-request-id')).not.toContain('canary');
  }
  for (const body of [
    { message: CANARY, session_id: CANARY },
    canaryRequest(CANARY, CANARY),
    { [CANARY]: 1 },
  ])
    answers += await (await ask(body)).text();
  answers += await (await fetch(`${relay.url}/${CANARY}?token=${CANARY}`)).text();
  answers += await (await fetch(`${relay.url}/api/v1/agent/sessions/${CANARY}/events`)).text();
  answers += await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(api.requests.length).toBeGreaterThanOrEqual(replies.length);
  expect(answers).toContain('assent_turns_total');
  expect(answers).not.toContain(CANARY);
  expect(relay.output()).toContain('"event":"turn"');
  expect(relay.output()).not.toContain(CANARY);
});

test('counts turns, tokens, tools and errors under our own names only', async () => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const model = 'claude-sonnet-5-5';
  expect(text).toContain(`assent_turns_total{model="${model}",outcome="answered"} 1`);
  expect(text).toContain('assent_tool_calls_total{place="browser",tool="page_action",outcome="proposed"} 1');
  expect(text).toContain('assent_tool_calls_total{place="browser",tool="other",outcome="proposed"} 1');
  expect(text).toMatch(/assent_tokens_total\{model="claude-sonnet-5-5",kind="output"\} [1-9]/);
  expect(text).toContain('assent_errors_total{stage="turn",code="model_request_refused"} 1');
  expect(text).toMatch(/assent_time_to_first_token_seconds_count\{model="claude-sonnet-5-5"\} [1-9]/);
  expect(text).toContain('assent_open_streams 0');
  expect(text).toContain('assent_running_turns 0');
  expect(text).toContain('process_resident_memory_bytes');
});

test('web pages cannot read the metrics', async () => {
  const url = `http://127.0.0.1:${metricsPort}/metrics`;
  expect((await fetch(url, { headers: { origin: 'https://evil.example' } })).status).toBe(403);
  const { status, body } = await rawGet(metricsPort, 'evil.example');
  expect({ status, told: body.includes('assent_') }).toEqual({ status: 421, told: false });
});

test("the spans of a turn belong to the client's trace and contain no content", async () => {
  api.follow([say(CANARY)]);
  const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
  await (await ask(canaryRequest('hello'), { traceparent })).text();
  await relay.end('SIGTERM');
  const ours = spans.filter(span => span.traceId === TRACE);
  const named = (name: string) => ours.find(span => span.name.startsWith(name));
  const request = named('POST /api/v1/agent/chat');
  const turn = named('invoke_agent default');
  const call = named('chat claude-sonnet-5-5');
  expect(request?.parentSpanId).toBe('00f067aa0ba902b7');
  expect(turn?.parentSpanId).toBe(request?.spanId);
  expect(call?.parentSpanId).toBe(turn?.spanId);
  const attributes = new Map(call?.attributes.map(({ key, value }) => [key, value]));
  expect(attributes.get('gen_ai.system')).toEqual({ stringValue: 'anthropic' });
  expect(attributes.get('gen_ai.request.model')).toEqual({ stringValue: 'claude-sonnet-5-5' });
  expect(attributes.get('gen_ai.usage.output_tokens')?.intValue).toBeGreaterThan(0);
  expect(raw).not.toContain(CANARY);
});

test('an unreachable collector has no effect, and shutdown does not wait for it', async () => {
  const lone = await startRelayProcess({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    LOG_LEVEL: 'error',
  });
  await askRelay(overHttp(lone.url), { message: 'hello', session_id: crypto.randomUUID() });
  const given = crypto.randomUUID();
  const init = { headers: { 'x-request-id': given } };
  const answer = await postChat(overHttp(lone.url), { message: 'hi', session_id: crypto.randomUUID() }, init);
  await answer.text();
  expect(answer.headers.get('x-request-id')).toBe(given);
  await lone.end('SIGTERM');
  expect(lone.output()).toMatch(/^Assent relay on [^\n]*\n$/);
});

/** A browser's request after DNS rebinding: a foreign name in `Host`, which fetch would not send. */
async function rawGet(port: number, host: string): Promise<{ status: number; body: string }> {
  const asked = request({ host: '127.0.0.1', port, path: '/metrics', headers: { host } }).end();
  const [response] = await once(asked, 'response');
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode, body };
}
