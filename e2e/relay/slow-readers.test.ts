import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RelayProcess, startRelayProcess } from './relay-process.ts';

const READERS = 50;
const MEGABYTES = 250;
/** Characters: twice the longest answer of today's models, and more than the buffers of these connections hold. */
const ANSWER = 1_000_000;
const PIECE = 'x'.repeat(1000);

/** Sends many requests with small receive buffers, which Node cannot set, then reads nothing until its input ends. */
const CLIENT = `
import json, socket, sys, uuid
host, port, readers = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
sockets = []
for _ in range(readers):
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.connect((host, port))
    body = json.dumps({"message": "a long story", "session_id": str(uuid.uuid4())})
    one.sendall(f"POST /api/v1/agent/chat HTTP/1.1\\r\\nHost: {host}\\r\\nContent-Type: application/json\\r\\nContent-Length: {len(body)}\\r\\n\\r\\n{body}".encode())
    sockets.append(one)
print("asked", flush=True)
sys.stdin.read()
`;

let upstream: Server;
let relay: RelayProcess;

beforeAll(async () => {
  upstream = createServer((incoming, response) => {
    incoming.resume().once('end', () => void streamAll(response));
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const address = upstream.address();
  relay = await startRelayProcess({
    ANTHROPIC_API_KEY: 'key',
    ANTHROPIC_BASE_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    RELAY_READER_SECONDS: '2',
    LOG_LEVEL: 'silent',
  });
});

afterAll(async () => {
  await relay?.end('SIGKILL');
  upstream?.closeAllConnections();
  upstream?.close();
});

/** A long answer in Anthropic's stream format, as fast as it is read. */
async function streamAll(response: ServerResponse): Promise<void> {
  const send = (event: { type: string }) =>
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  send({ ...{ message: { usage: { input_tokens: 1, output_tokens: 1 } } }, type: 'message_start' });
  send({ ...{ index: 0, content_block: { type: 'text', text: '' } }, type: 'content_block_start' });
  const delta = { ...{ index: 0, delta: { type: 'text_delta', text: PIECE } }, type: 'content_block_delta' };
  for (let sent = 0; sent < ANSWER && !response.destroyed; sent += PIECE.length) {
    if (!send(delta)) await drained(response);
  }
  response.end();
}

/** Or gone. */
async function drained(response: ServerResponse): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]);
  waiting.abort();
}

/** Sends a request and then reads nothing. */
async function askAndSleep(): Promise<{ leave(): Promise<unknown> }> {
  const { hostname, port } = new URL(relay.url);
  const child = spawn('python3', ['-c', CLIENT, hostname, port, String(READERS)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    leave() {
      child.stdin.end();
      return once(child, 'exit');
    },
  };
}

function memory(field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${relay.pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
}

/** The relay's open connections with readers, as the kernel lists them. */
function openConnections(): number {
  const port = Number(new URL(relay.url).port).toString(16).toUpperCase().padStart(4, '0');
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n');
  return lines.filter(line => new RegExp(`^\\s*\\d+: 0100007F:${port} \\S+ 01 `).test(line)).length;
}

test('stalled readers use little memory and are disconnected', async () => {
  const before = memory('VmRSS');
  const readers = await askAndSleep();
  await expect.poll(openConnections, { timeout: 40_000 }).toBe(0);
  expect(memory('VmHWM') - before).toBeLessThan(MEGABYTES);
  process.stdout.write(`${READERS} readers that do not read: ${Math.round(memory('VmHWM') - before)} MB\n`);
  expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
  await readers.leave();
});
