import { once } from 'node:events';
import { Agent, type IncomingMessage, type RequestListener, request as requestHttp } from 'node:http';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { type Site, startSite } from '../../../testing/start-scripted-server.ts';
import type { Reach, ResolvedAddress, ResolveHost } from '../../tools/web/check-url.ts';
import { type EgressOptions, type EgressProxy, startEgressProxy } from './egress-proxy.ts';

const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A test can reach nothing public, so 127.0.0.1 represents public addresses, and 127.0.0.2 private ones. */
const NAMES: Record<string, string[]> = {
  'public.test': ['127.0.0.1'],
  'other.test': ['127.0.0.1'],
  'inside.test': ['127.0.0.2'],
  'mixed.test': ['127.0.0.1', '127.0.0.2'],
  'metadata.test': ['169.254.169.254'],
  'none.test': [],
};

function judge(address: string): Reach {
  if (address === '127.0.0.1') return 'public';
  return address.startsWith('169.254.') ? 'forbidden' : 'internal';
}

/** A name without an entry is one that is not found. */
const resolve: ResolveHost = async host => {
  const addresses = NAMES[host] ?? (/^[\d.]+$|:/.test(host) ? [host] : undefined);
  if (!addresses) throw new Error('ENOTFOUND');
  return addresses.map((address): ResolvedAddress => ({ address, family: address.includes(':') ? 6 : 4 }));
};

async function serve(answer: RequestListener, address?: string, port?: number): Promise<Site> {
  const site = await startSite(answer, address, port);
  ends.push(() => site.stop());
  return site;
}

async function serveTcp(answer: (socket: Socket) => void): Promise<{ port: number; server: Server }> {
  const server = createServer(socket => {
    socket.on('error', () => {});
    answer(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => void server.close());
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

async function proxy(ports: readonly number[] = [], options: EgressOptions = {}): Promise<EgressProxy> {
  const names = ['public.test', 'other.test', 'inside.test', 'mixed.test', 'metadata.test', 'rebind.test'];
  const egress = await startEgressProxy({
    allowedHosts: ports.flatMap(port => names.map(name => `${name}:${port}`)),
    resolve,
    // Judged alone: hosts with a port of a test are allowed ones, for which `internal` would do.
    judge: address => (judge(address) === 'public' ? 'public' : 'forbidden'),
    ...options,
  });
  ends.push(() => egress.close());
  return egress;
}

type Asked = { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent };
type Answered = { status: number; headers: IncomingMessage['headers']; body: string };

/** Sends `address` in the request line as it is. */
async function ask(egress: EgressProxy, address: string, asked: Asked = {}): Promise<Answered> {
  const { method = 'GET', headers = {}, body, agent } = asked;
  const request = requestHttp({
    host: '127.0.0.1',
    port: egress.port,
    path: address,
    method,
    headers: { host: 'public.test', ...headers },
    agent: agent ?? false,
  });
  request.end(body);
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('There is no answer.');
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}

/** What a client that writes these bytes reads until the connection ends. */
async function exchange(egress: EgressProxy, bytes: string): Promise<string> {
  const socket = connect(egress.port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

/** An open tunnel, or the status line of the refusal. */
async function tunnel(egress: EgressProxy, authority: string): Promise<{ socket: Socket; status: number }> {
  const socket = connect(egress.port, '127.0.0.1');
  socket.on('error', () => {});
  ends.push(() => void socket.destroy());
  socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
  const [chunk]: Buffer[] = await once(socket, 'data');
  return { socket, status: Number(chunk?.toString().split(' ')[1]) };
}

/** Also of a socket that fails. */
function closeOf(socket: Socket): Promise<unknown> {
  return new Promise(closed => socket.once('close', closed));
}

test('hands on a request and its answer, without what is for the connection alone', async () => {
  const site = await serve(async (request, response) => {
    response.setHeader('Proxy-Authenticate', 'Basic');
    response.setHeader('X-Once', 'dropped');
    response.setHeader('Connection', 'X-Once');
    response.setHeader('Set-Cookie', ['a=1', 'b=2']);
    response.writeHead(201, { 'content-type': 'text/plain' });
    response.end(`${request.method} ${request.url} ${await text(request)}`);
  });
  const egress = await proxy([site.port]);
  const address = `http://public.test:${site.port}/a/b?c=%20d`;
  const headers = { 'proxy-authorization': 'Basic eDp5', 'proxy-connection': 'keep-alive', 'x-kept': 'yes' };
  const got = await ask(egress, address, { headers: { ...headers, connection: 'x-hop', 'x-hop': 'no' } });
  expect(got).toMatchObject({ status: 201, body: 'GET /a/b?c=%20d ' });
  expect(got.headers).toMatchObject({ 'content-type': 'text/plain', 'set-cookie': ['a=1', 'b=2'] });
  expect(got.headers).not.toHaveProperty('proxy-authenticate');
  expect(got.headers).not.toHaveProperty('x-once');
  expect(site.requests[0]?.headers).toEqual({
    host: `public.test:${site.port}`,
    'x-kept': 'yes',
    connection: 'close',
  });
  const posted = await ask(egress, address, { method: 'POST', body: 'x'.repeat(300_000) });
  expect(posted.body).toBe(`POST /a/b?c=%20d ${'x'.repeat(300_000)}`);
  const chunked = await ask(egress, address, {
    method: 'GET',
    headers: { 'transfer-encoding': 'chunked' },
    body: 'in parts',
  });
  expect(chunked.body).toBe('GET /a/b?c=%20d in parts');
});

test('carries bytes of a tunnel both ways, until either side ends', async () => {
  const server = await serveTcp(socket => socket.pipe(socket));
  const egress = await proxy([server.port]);
  const { socket, status } = await tunnel(egress, `public.test:${server.port}`);
  expect(status).toBe(200);
  const sent = Buffer.alloc(2_000_000, 'abc');
  socket.end(sent);
  const received: Buffer[] = [];
  for await (const chunk of socket) received.push(chunk);
  expect(Buffer.concat(received).equals(sent)).toBe(true);
});

test('resolves a name once, and connects to the judged address even if it resolves differently later', async () => {
  const site = await serve((request, response) => response.end(`judged ${request.headers.host}`));
  const inside = await serve((_, response) => response.end('inside'), '127.0.0.2', site.port);
  const asked: string[] = [];
  const rebinding: ResolveHost = async host => {
    asked.push(host);
    return [{ address: asked.length === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
  };
  const egress = await proxy([site.port], { resolve: rebinding });
  const address = `http://rebind.test:${site.port}/`;
  expect(await ask(egress, address)).toMatchObject({ status: 200, body: `judged rebind.test:${site.port}` });
  expect(asked).toEqual(['rebind.test']);
  expect(await ask(egress, address)).toMatchObject({ status: 403 });
  expect((await tunnel(egress, `rebind.test:${site.port}`)).status).toBe(403);
  expect(asked).toHaveLength(3);
  expect(inside.requests).toHaveLength(0);
});

test('one forbidden address among several is enough to refuse, and nothing inside is named', async () => {
  const site = await serve((_, response) => response.end('outside'));
  const inside = await serve((_, response) => response.end('inside'), '127.0.0.2', site.port);
  const egress = await proxy([site.port]);
  for (const name of ['inside.test', 'mixed.test', 'metadata.test']) {
    const answer = await ask(egress, `http://${name}:${site.port}/`);
    expect(answer.status).toBe(403);
    expect(answer.body).not.toMatch(/\d+\.\d+|inside\.test/);
    expect(egress.failureOf(`${name}:${site.port}`)).toBe('address_refused');
    expect((await tunnel(egress, `${name}:${site.port}`)).status).toBe(403);
  }
  expect(site.requests).toHaveLength(0);
  expect(inside.requests).toHaveLength(0);
});

test('refuses each spelling of this machine and of metadata services, without rules of a test', async () => {
  const site = await serve((_, response) => response.end('inside'));
  const egress = await startEgressProxy({ resolve: resolveOrThrow });
  ends.push(() => egress.close());
  const spellings = [
    ...['127.0.0.1', '127.1', '2130706433', '0x7f.0.0.1', '0177.0.0.1', '0', '0.0.0.0', 'localhost'],
    ...[
      'LOCALHOST.',
      'a.localhost',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[::127.0.0.1]',
    ],
    ...[
      '169.254.169.254',
      '[fd00:ec2::254]',
      '100.100.100.200',
      '10.0.0.1',
      '192.168.0.1',
      '[64:ff9b::7f00:1]',
    ],
  ];
  for (const host of spellings) {
    for (const port of ['80', '443']) {
      const asked = await ask(egress, `http://${host}:${port}/`);
      const connected = await tunnel(egress, `${host}:${port}`);
      expect([host, asked.status, connected.status]).toEqual([host, 403, 403]);
    }
    expect(egress.failureOf(new URL(`http://${host}/`).hostname.replace(/\.$/, ''))).toBe('address_refused');
    // Its own port is no way either.
    for (const port of [site.port, egress.port])
      expect((await ask(egress, `http://${host}:${port}/`)).status).toBe(403);
  }
  expect(site.requests).toHaveLength(0);
});

/** The system's resolver, without its network: names of this machine alone. */
const resolveOrThrow: ResolveHost = async host => {
  if (/localhost$/.test(host)) return [{ address: '127.0.0.1', family: 4 }];
  return [{ address: host, family: host.includes(':') ? 6 : 4 }];
};

test('opens web ports alone, but for hosts that are allowed', async () => {
  const site = await serve((_, response) => response.end('there'), '127.0.0.2');
  const allowed = await proxy([], { allowedHosts: [`inside.test:${site.port}`], judge });
  expect((await ask(allowed, `http://inside.test:${site.port}/`)).body).toBe('there');
  expect((await ask(allowed, `http://127.0.0.2:${site.port}/`)).status).toBe(403);
  expect((await ask(allowed, 'http://inside.test/')).status).toBe(403);
  for (const port of [21, 22, 25, 6379, 8080, 65_535]) {
    expect((await ask(allowed, `http://public.test:${port}/`)).status).toBe(403);
    expect((await tunnel(allowed, `public.test:${port}`)).status).toBe(403);
    expect(allowed.failureOf(`public.test:${port}`)).toBe('port_refused');
  }
});

test('what is no address of a web page is malformed', async () => {
  const egress = await proxy();
  const addresses = [
    '/',
    '*',
    'http://',
    'http://a b/',
    'https://public.test/',
    'ftp://public.test/',
    'ws://public.test/',
  ];
  const more = [
    'http://ann:b@public.test/',
    'http://ann@public.test/',
    'http://public.test:99999/',
    'file:///etc/passwd',
  ];
  for (const address of [...addresses, ...more]) {
    const answer = await exchange(
      egress,
      `GET ${address} HTTP/1.1\r\nHost: public.test\r\n\r\nConnection: close\r\n`,
    );
    expect([address, answer.slice(0, 12)]).toEqual([address, 'HTTP/1.1 400']);
  }
  const authorities = [
    'public.test',
    'public.test:',
    'public.test:0x50',
    ':443',
    'ann@public.test:443',
    '[::1:443',
  ];
  for (const authority of [
    ...authorities,
    'a/b:443',
    'public.test:443/x',
    'public.test:443:443',
    '::1:443',
    'p?q:443',
  ])
    expect([authority, (await tunnel(egress, authority)).status]).toEqual([authority, 400]);
  expect(await exchange(egress, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(
    await exchange(egress, `GET http://public.test/ HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(300_000)}`),
  ).toMatch(/^HTTP\/1\.1 400 |^$/);
});

test('hands redirects back to the browser, whose next request is judged again', async () => {
  const site = await serve((_, response) =>
    response.writeHead(302, { location: 'http://inside.test/' }).end(),
  );
  const egress = await proxy([site.port]);
  const answer = await ask(egress, `http://public.test:${site.port}/`);
  expect([answer.status, answer.headers.location]).toEqual([302, 'http://inside.test/']);
  expect(site.requests).toHaveLength(1);
});

test('judges each request of one connection, and follows the address where the host header differs', async () => {
  const site = await serve((request, response) => response.end(request.headers.host));
  const inside = await serve((_, response) => response.end('inside'), '127.0.0.2', site.port);
  const egress = await proxy([site.port]);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  ends.push(() => agent.destroy());
  const statuses = [];
  for (const name of ['public.test', 'inside.test', 'other.test', '127.0.0.2']) {
    const { status, body } = await ask(egress, `http://${name}:${site.port}/`, {
      agent,
      headers: { host: 'x' },
    });
    statuses.push(status === 200 ? body : status);
  }
  expect(statuses).toEqual([`public.test:${site.port}`, 403, `other.test:${site.port}`, 403]);
  const [first, second] = ['public.test', 'inside.test'].map(
    name => `GET http://${name}:${site.port}/ HTTP/1.1\r\nHost: public.test\r\n`,
  );
  const both = await exchange(egress, `${first}\r\n${second}Connection: close\r\n\r\n`);
  expect(both.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 403']);
  expect(inside.requests).toHaveLength(0);
});

test('a request with two lengths is no request', async () => {
  const site = await serve((_, response) => response.end('there'));
  const egress = await proxy([site.port]);
  const head = `POST http://public.test:${site.port}/ HTTP/1.1\r\nHost: public.test\r\n`;
  const hidden = '0\r\n\r\nGET http://inside.test/ HTTP/1.1\r\nHost: a\r\n\r\n';
  const lengths = 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n';
  expect(await exchange(egress, `${head}${lengths}${hidden}`)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await exchange(egress, `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\n${hidden}`)).toMatch(
    /^HTTP\/1\.1 400 /,
  );
  expect(site.requests.length).toBeLessThan(2);
});

test('a server that resets, answers nonsense or does not answer ends its own exchange alone', async () => {
  const reset = await serveTcp(socket => socket.resetAndDestroy());
  const nonsense = await serveTcp(socket => socket.end('what?\r\n\r\n'));
  const cut = await serveTcp(socket => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort'));
  const odd = await serveTcp(socket =>
    socket.end('HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
  );
  const silent = await serveTcp(() => {});
  const closed = await serveTcp(() => {});
  closed.server.close();
  const ports = [reset.port, nonsense.port, cut.port, odd.port, silent.port, closed.port];
  const egress = await proxy(ports, { idleTimeout: 300 });
  for (const { port } of [reset, nonsense, odd, closed])
    expect((await ask(egress, `http://public.test:${port}/`)).status).toBe(502);
  await expect(ask(egress, `http://public.test:${cut.port}/`)).rejects.toThrow();
  await ask(egress, `http://public.test:${silent.port}/`).then(
    ({ status }) => expect(status).toBe(502),
    () => {},
  );
  expect((await tunnel(egress, `public.test:${closed.port}`)).status).toBe(502);
  expect(egress.failureOf(`public.test:${closed.port}`)).toBe('connection_failed');
  const { socket } = await tunnel(egress, `public.test:${reset.port}`);
  await closeOf(socket);
  expect((await ask(egress, 'http://unknown.test/')).status).toBe(502);
  expect(egress.failureOf('unknown.test')).toBe('name_not_found');
  expect((await ask(egress, 'http://none.test/')).status).toBe(502);
});

test('a name or a server that takes too long is given up', async () => {
  const egress = await proxy([], { connectTimeout: 50, resolve: () => new Promise(() => {}) });
  expect((await ask(egress, 'http://public.test/')).status).toBe(504);
  expect((await tunnel(egress, 'public.test:443')).status).toBe(504);
  expect(egress.failureOf('public.test')).toBe('connection_timeout');
});

test('a client that leaves ends the connection to the server', async () => {
  const gone: Promise<unknown>[] = [];
  const server = await serveTcp(socket => {
    socket.write('HTTP/1.1 200 OK\r\n\r\nbegun');
    socket.resume();
    gone.push(closeOf(socket));
  });
  const egress = await proxy([server.port]);
  const reading = connect(egress.port, '127.0.0.1');
  reading.write(`GET http://public.test:${server.port}/ HTTP/1.1\r\nHost: public.test\r\n\r\n`);
  await once(reading, 'data');
  reading.destroy();
  await gone[0];
  const { socket } = await tunnel(egress, `public.test:${server.port}`);
  socket.resetAndDestroy();
  await gone[1];
  expect(gone).toHaveLength(2);
});

test('keeps the failures of the last 200 hosts', async () => {
  const egress = await proxy();
  for (let host = 0; host <= 200; host += 1) await ask(egress, `http://10.0.0.${host}/`);
  expect(egress.failureOf('10.0.0.0')).toBeUndefined();
  expect(egress.failureOf('10.0.0.1')).toBe('address_refused');
  expect(egress.failureOf('10.0.0.200')).toBe('address_refused');
});

test('reads from a server no faster than the browser does', async () => {
  let sent = 0;
  const chunk = Buffer.alloc(65_536);
  const server = await serveTcp(socket => {
    const send = (): void => {
      do sent += chunk.length;
      while (sent < 500_000_000 && socket.write(chunk));
    };
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    socket.on('drain', send);
    send();
  });
  const egress = await proxy([server.port]);
  const client = connect(egress.port, '127.0.0.1');
  ends.push(() => void client.destroy());
  client.pause();
  client.write(`GET http://public.test:${server.port}/ HTTP/1.1\r\nHost: public.test\r\n\r\n`);
  let before = -1;
  await expect
    .poll(
      () => {
        const isStill = sent > 0 && sent === before;
        before = sent;
        return isStill;
      },
      { interval: 100 },
    )
    .toBe(true);
  expect(sent).toBeLessThan(50_000_000);
});

test('closing ends open requests, tunnels and idle connections, and refuses later ones', async () => {
  const server = await serveTcp(() => {});
  const egress = await proxy([server.port]);
  const { socket } = await tunnel(egress, `public.test:${server.port}`);
  const open = ask(egress, `http://public.test:${server.port}/`);
  const idle = connect(egress.port, '127.0.0.1');
  await once(idle, 'connect');
  const ended = [closeOf(socket), closeOf(idle), expect(open).rejects.toThrow()];
  idle.on('error', () => {});
  await egress.close();
  await Promise.all(ended);
  await expect(ask(egress, 'http://public.test/')).rejects.toThrow('ECONNREFUSED');
  await egress.close();
});
