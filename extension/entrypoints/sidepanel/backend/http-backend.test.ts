import { afterEach, describe, expect, test, vi } from 'vitest';
import { askBackend, askWithKey, type BackendRequest } from '../../../settings/ask-backend.ts';
import type { ReceivedEvent } from './backend.ts';
import { httpBackend } from './http-backend.ts';
import { BackendError, type Problem } from './problem.ts';
import { MAX_EVENT_CHARACTERS, MAX_EVENTS } from './read-chat-stream.ts';

afterEach(() => vi.unstubAllGlobals());

const request = { message: 'hi', session_id: '6f0c1f9e-0000-4000-8000-000000000000' };

function answerWith(response: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', vi.fn(response));
}

function stream(chunks: Uint8Array[], end: 'closes' | 'breaks' = 'closes'): Response {
  const body = new ReadableStream<Uint8Array>({
    pull: controller => {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else if (end === 'closes') controller.close();
      else controller.error(new TypeError('network'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

/** As without a stored key. */
const askOpenly = (url: string, asked: BackendRequest): Promise<Response> =>
  askWithKey(url, asked, undefined);

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function events(signal = new AbortController().signal): Promise<ReceivedEvent[]> {
  const received: ReceivedEvent[] = [];
  for await (const event of await httpBackend(
    () => 'http://relay',
    async () => true,
    askOpenly,
  ).chat(request, signal))
    received.push(event);
  return received;
}

async function problem(): Promise<Problem | undefined> {
  const thrown: unknown = await events().catch(reason => reason);
  return thrown instanceof BackendError ? thrown.problem : undefined;
}

const ANSWER =
  ': heartbeat\n\ndata: {"content":"你好 👋"}\nid: 1\n\ndata: {"tool_call":{"tool_name":"t","arguments":{"a":1}}}\n\ndata: {"later":1}\n\ndata: {"message":"对话完成"}\n\n';
const READ = [
  { kind: 'content', content: '你好 👋', id: '1' },
  { kind: 'tool_call', toolName: 't', arguments: '{"a":1}', toolId: undefined },
  { kind: 'complete' },
];

describe('the backend client', () => {
  test.each([1, 2, 3, 7, 1_000])('reads the same events from chunks of %i bytes', async size => {
    const all = bytes(ANSWER);
    const chunks = Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
      all.slice(index * size, (index + 1) * size),
    );
    answerWith(() => stream(chunks));
    expect(await events()).toEqual(READ);
  });

  test('reads the last event also without its blank line', async () => {
    answerWith(() => stream([bytes('data: {"content":"a"}\n\ndata: {"message":"对话完成"}')]));
    expect((await events()).at(-1)).toEqual({ kind: 'complete' });
  });

  test('reports why there is no stream', async () => {
    answerWith(() => Response.json({ error: { code: 'busy', message: 'Turn running.' } }, { status: 409 }));
    expect(await problem()).toEqual({ kind: 'refused', status: 409, code: 'busy', message: 'Turn running.' });
    answerWith(() => new Response('<h1>Not found</h1>', { status: 404 }));
    expect(await problem()).toEqual({ kind: 'refused', status: 404 });
    answerWith(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    expect(await problem()).toEqual({ kind: 'not-a-stream', contentType: 'text/html', excerpt: '<html>' });
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await problem()).toEqual({ kind: 'unreachable', url: 'http://relay', allowed: true });
    vi.stubGlobal('navigator', { onLine: false });
    expect(await problem()).toMatchObject({ kind: 'unreachable', offline: true });
  });

  test('keeps the message of a refusal of any shape', async () => {
    const body = { error: { code: 'c', message: 'Wrong.', issues: [{ path: ['a', 0], message: 'Text' }] } };
    answerWith(() => Response.json(body, { status: 400 }));
    expect(await problem()).toEqual({
      kind: 'refused',
      status: 400,
      code: 'c',
      message: 'Wrong. · a.0: Text',
    });
    const limited = { status: 429, headers: { 'retry-after': '7' } };
    answerWith(() => Response.json({ detail: 'Too many' }, limited));
    const problemOfLimit = { kind: 'refused', status: 429, message: 'Too many', retryAfterSeconds: 7 };
    expect(await problem()).toEqual(problemOfLimit);
  });

  test.each(['Text/Event-Stream', 'text/event-stream;charset=utf-8'])(
    'accepts a stream of type %s',
    async type => {
      answerWith(() => new Response(ANSWER, { headers: { 'content-type': type } }));
      expect(await events()).toEqual(READ);
    },
  );

  test.each([
    ['refuses', () => Response.json({ detail: 'no' }, { status: 400 })],
    ['answers with a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stops waiting for a backend that %s', async (_, response) => {
    vi.useFakeTimers();
    answerWith(response);
    await problem();
    await httpBackend(
      () => 'http://relay',
      async () => true,
      askOpenly,
    )
      .resume({ sessionId: 's', turnId: 't', userId: 'u' }, undefined, new AbortController().signal)
      .catch(() => undefined);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test.each([
    ['an error', 500],
    ['a page', 200],
  ])('reads only the beginning of %s that never ends', async (_, status) => {
    const cancel = vi.fn();
    const endless = new ReadableStream<Uint8Array>({
      pull: controller => controller.enqueue(new Uint8Array(16_384).fill(65)),
      cancel,
    });
    answerWith(() => new Response(endless, { status, headers: { 'content-type': 'text/html' } }));
    expect(await problem()).toMatchObject({ kind: status === 200 ? 'not-a-stream' : 'refused' });
    expect(cancel).toHaveBeenCalled();
  });

  test('gives other tasks their turn while it reads a chunk of megabytes', async () => {
    answerWith(() => stream([bytes('data: {"content":"a"}\n\n'.repeat(100_000))]));
    const read = events();
    let isRead = false;
    let turns = 0;
    void read.then(() => {
      isRead = true;
    });
    for (; !isRead; turns += 1) await new Promise(setImmediate);
    expect(await read).toHaveLength(100_000);
    expect(turns).toBeGreaterThan(20);
  });

  test('ends an answer with too many events, and hands over those before', async () => {
    const known = 'data: {"content":"a"}\n\n';
    const unknown = 'data: 1\n\n'.repeat(MAX_EVENTS);
    answerWith(() => stream([bytes(known + unknown + known)]));
    const received: ReceivedEvent[] = [];
    const reading = httpBackend(
      () => 'http://relay',
      async () => true,
      askOpenly,
    ).chat(request, new AbortController().signal);
    const read = async (): Promise<void> => {
      for await (const event of await reading) received.push(event);
    };
    await expect(read()).rejects.toMatchObject({
      problem: { kind: 'too-large', exceeded: 'events', most: MAX_EVENTS },
    });
    expect(received).toEqual([{ kind: 'content', content: 'a' }]);
  });

  test.each([1_000, 100_000, 10_000_000])(
    'ends an event without an end, in chunks of %i bytes',
    async size => {
      const chunk = bytes('a'.repeat(size));
      const cancel = vi.fn();
      let sent = 0;
      const endless = new ReadableStream<Uint8Array>({
        start: controller => controller.enqueue(bytes('data: {"content":"')),
        pull: controller => {
          sent += size;
          controller.enqueue(chunk);
        },
        cancel,
      });
      answerWith(() => new Response(endless, { headers: { 'content-type': 'text/event-stream' } }));
      expect(await problem()).toEqual({
        kind: 'too-large',
        exceeded: 'characters',
        most: MAX_EVENT_CHARACTERS,
      });
      expect(cancel).toHaveBeenCalled();
      expect(sent).toBeLessThan(MAX_EVENT_CHARACTERS + 4 * size);
    },
  );

  test('reports a broken connection as cut', async () => {
    answerWith(() => stream([bytes('data: {"content":"a"}\n\n')], 'breaks'));
    expect(await problem()).toEqual({ kind: 'cut' });
  });
});

describe('resuming a turn', () => {
  const turn = { sessionId: 's', turnId: 't', userId: 'u' };
  const backend = httpBackend(
    () => 'http://relay',
    async () => true,
    askOpenly,
  );
  const resume = (after?: string): ReturnType<typeof backend.resume> =>
    backend.resume(turn, after, new AbortController().signal);

  test('asks for the events after the last one, and reads them', async () => {
    answerWith(() => stream([bytes('data: {"content":"b"}\nid: 2\n\n')]));
    const received: ReceivedEvent[] = [];
    for await (const event of (await resume('1')) ?? []) received.push(event);
    expect(received).toEqual([{ kind: 'content', content: 'b', id: '2' }]);
    expect(fetch).toHaveBeenCalledWith(
      'http://relay/api/v1/agent/sessions/s/events?user_id=u&turn_id=t',
      expect.objectContaining({ headers: { accept: 'text/event-stream', 'last-event-id': '1' } }),
    );
  });

  test.each([404, 405, 410, 501, 403])('HTTP %i means that it is not supported', async status => {
    answerWith(() => new Response('no', { status }));
    expect(await resume()).toBeUndefined();
  });

  test('a text page means that it is not supported', async () => {
    answerWith(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    expect(await resume()).toBeUndefined();
  });

  test.each([401, 429, 500, 503])('HTTP %i means that it may work later, or with a key', async status => {
    answerWith(() => new Response('', { status }));
    await expect(resume()).rejects.toMatchObject({ problem: { kind: 'refused', status } });
  });

  test('stops a turn by its name', async () => {
    answerWith(() => Response.json({ status: 'stopped' }));
    await backend.stop(turn);
    expect(fetch).toHaveBeenCalledWith(
      'http://relay/api/v1/agent/sessions/s/stop',
      expect.objectContaining({ method: 'POST', body: '{"user_id":"u","turn_id":"t"}' }),
    );
  });

  const broken = new ReadableStream({ start: controller => controller.error(new TypeError('network')) });
  test.each([
    ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['refuses', () => new Response('no', { status: 500 })],
    ['breaks off', () => new Response(broken)],
  ])('stopping never fails: a backend that %s', async (_, response) => {
    answerWith(response);
    await expect(backend.stop(turn)).resolves.toBeUndefined();
  });

  test('stopping never fails: an unknown address', async () => {
    const unknown = (): string => {
      throw new Error('No settings.');
    };
    await expect(httpBackend(unknown, async () => true, askOpenly).stop(turn)).resolves.toBeUndefined();
  });

  test('the next message waits for a stop, until it is stopped itself', async () => {
    const stopped = Promise.withResolvers<Response>();
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url.slice(url.lastIndexOf('/') + 1));
      return url.endsWith('/stop') ? stopped.promise : Promise.resolve(stream([bytes(ANSWER)]));
    });
    void backend.stop(turn);
    const impatient = new AbortController();
    const first = backend.chat(request, impatient.signal);
    const second = backend.chat(request, new AbortController().signal);
    impatient.abort();
    await expect(first).rejects.toThrow('aborted');
    expect(asked).toEqual(['stop']);
    stopped.resolve(Response.json({}));
    await second;
    expect(asked).toEqual(['stop', 'chat']);
  });

  test('stopping waits for a silent backend only until the deadline', async () => {
    const time = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => rejectedBy(signal));
    const stopped = backend.stop(turn);
    time.abort(new DOMException('Too late', 'TimeoutError'));
    await expect(stopped).resolves.toBeUndefined();
    expect(timeout.mock.lastCall?.[0]).toBeLessThanOrEqual(2_000);
    timeout.mockRestore();
  });
});

describe('a backend with a key', () => {
  const turn = { sessionId: 's', turnId: 't', userId: 'u' };
  const seen: { url: string; headers: Headers; body: unknown }[] = [];

  async function askEverything(address: string): Promise<void> {
    seen.length = 0;
    vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
      seen.push({ url, headers: new Headers(headers), body });
      return stream([bytes(ANSWER)]);
    });
    const accessKey = { origin: 'https://own.example', key: 'assent_abc' };
    vi.stubGlobal('chrome', { storage: { local: { get: async () => ({ accessKey }) } } });
    const signal = new AbortController().signal;
    const backend = httpBackend(
      () => address,
      async () => true,
      askBackend,
    );
    await backend.chat(request, signal);
    await backend.resume(turn, '1', signal);
    await backend.stop(turn);
    expect(seen).toHaveLength(3);
  }

  test('gets it with every request, in the header only', async () => {
    await askEverything('https://own.example/base');
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual(
      Array(3).fill('Bearer assent_abc'),
    );
    expect(seen.map(({ headers }) => headers.get('content-type') ?? headers.get('last-event-id'))).toEqual([
      'application/json',
      '1',
      'application/json',
    ]);
    expect(JSON.stringify(seen.map(({ url, body }) => [url, body]))).not.toContain('assent_abc');
  });

  test.each([
    'https://own.example:8443',
    'http://own.example',
    'https://other.example',
    'https://own.example.evil.example',
  ])('is not %s, which gets no such header', async address => {
    await askEverything(address);
    expect(seen.map(({ headers }) => headers.has('authorization'))).toEqual([false, false, false]);
  });
});

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}
