import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer, type TLSSocket } from 'node:tls';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { type Site, startSite } from '../../../testing/start-scripted-server.ts';
import type { Reach, ResolvedAddress, ResolveHost } from './check-url.ts';
import { createGuardedFetch, type GuardedFetchOptions } from './guarded-fetch.ts';

const signal = new AbortController().signal;
const sites: Site[] = [];

afterEach(async () => {
  await Promise.all(sites.splice(0).map(site => site.stop()));
});

async function serve(answer: RequestListener, address?: string, port?: number): Promise<Site> {
  const site = await startSite(answer, address, port);
  sites.push(site);
  return site;
}

/** Replaces a hostile resolver: each query gets the next of these answers. */
function answerInTurn(...answers: string[][]): { resolve: ResolveHost; asked: string[] } {
  const asked: string[] = [];
  const resolve: ResolveHost = async host => {
    const addresses = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(host);
    return addresses.map((address): ResolvedAddress => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { resolve, asked };
}

/** A test can reach nothing public, so 127.0.0.1 represents public addresses, and 127.0.0.2 private ones. */
function judge(address: string): Reach {
  return address === '127.0.0.1' ? 'public' : 'internal';
}

function allow(site: Site, ...names: string[]): string[] {
  return names.map(name => `${name}:${site.port}`);
}

async function read(url: string, options: GuardedFetchOptions): Promise<string> {
  const { body } = await createGuardedFetch(options)(url, 'text/html', signal);
  return body.toString();
}

test('reads nothing on this machine without permission of the operator, whatever its name', async () => {
  const site = await serve((_, response) => response.end('inside'));
  const { asked, resolve } = answerInTurn(['127.0.0.1']);
  await expect(read('http://rebind.test/', { resolve })).rejects.toMatchObject({
    message: expect.stringContaining('not on the public internet'),
    type: 'NotPermitted',
  });
  for (const host of ['127.0.0.1', 'localhost', 'LOCALHOST.', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '0'])
    await expect(read(`http://${host}/`, {})).rejects.toThrow('not on the public internet');
  expect(asked).toEqual(['rebind.test']);
  expect(site.requests).toHaveLength(0);
});

test('one internal address among public ones is enough to refuse', async () => {
  const { resolve } = answerInTurn(['93.184.216.34', '10.0.0.1']);
  await expect(read('http://mixed.test/', { resolve })).rejects.toThrow('not on the public internet');
  await expect(read('http://none.test/', { resolve: async () => [] })).rejects.toThrow(
    'not on the public internet',
  );
});

test('connects to the checked address even if the name resolves differently later', async () => {
  const judged = await serve((request, response) => response.end(`judged ${request.headers.host}`));
  const other = await serve((_, response) => response.end('inside'), '127.0.0.2', judged.port);
  const { resolve, asked } = answerInTurn(['127.0.0.1'], ['127.0.0.2']);
  const options = { resolve, judge, allowedHosts: allow(judged, 'rebind.test') };
  expect(await read(`http://rebind.test:${judged.port}/`, options)).toBe(`judged rebind.test:${judged.port}`);
  expect(asked).toEqual(['rebind.test']);
  expect(other.requests).toHaveLength(0);
});

test('never connects to loopback after a name changed from public to loopback', async () => {
  const inside = await serve((_, response) => response.end('inside'));
  const { resolve } = answerInTurn(['192.0.2.1'], ['127.0.0.1']);
  const options = {
    resolve,
    timeout: 60,
    judge: (): Reach => 'public',
    allowedHosts: allow(inside, 'rebind.test'),
  };
  await expect(read(`http://rebind.test:${inside.port}/`, options)).rejects.toThrow(
    /took too long|reached|no connections/,
  );
  expect(inside.requests).toHaveLength(0);
});

test('checks every hop: does not follow a redirect to an internal host, by name, address or rebinding', async () => {
  const site = await serve((request, response) => {
    const to = new URL(request.url ?? '/', site.url).searchParams.get('to') ?? '/';
    response.writeHead(302, { location: to }).end();
  });
  const inside = await serve((_, response) => response.end('inside'), '127.0.0.2', site.port);
  const names: Record<string, string[]> = { 'site.test': ['127.0.0.1'], 'inside.test': ['127.0.0.2'] };
  const resolve: ResolveHost = async host =>
    (names[host] ?? [host]).map((address): ResolvedAddress => ({ address, family: 4 }));
  const options = { resolve, judge, allowedHosts: allow(site, 'site.test') };
  const targets = [
    'http://inside.test/',
    'http://127.0.0.2/',
    'http://169.254.169.254/latest/',
    'file:///etc/passwd',
    `http://inside.test:${site.port}/`,
    '//ann:b@inside.test/',
  ];
  for (const to of targets)
    await expect(
      read(`http://site.test:${site.port}/?to=${encodeURIComponent(to)}`, options),
    ).rejects.toThrow(/not on the public|http:\/\/ or|Port \d+|password/);
  const rebinding = { ...options, resolve: answerInTurn(['127.0.0.1'], ['169.254.169.254']).resolve };
  const forbidding = (address: string): Reach => (address === '127.0.0.1' ? 'public' : 'forbidden');
  await expect(
    read(`http://site.test:${site.port}/?to=/`, { ...rebinding, judge: forbidding }),
  ).rejects.toThrow('not on the public');
  expect(inside.requests).toHaveLength(0);
});

test('follows a few redirects, without cookies and keys, and gives the last address', async () => {
  const site = await serve((request, response) => {
    const left = Number(request.url?.slice(1));
    if (left === 0) response.end('there');
    else response.writeHead(301, { location: `/${left - 1}`, 'set-cookie': 'a=b' }).end('x'.repeat(100_000));
  });
  const options = { allowedHosts: allow(site, '127.0.0.1') };
  const document = await createGuardedFetch(options)(`${site.url}/5`, 'text/html', signal);
  expect([document.url.href, document.body.toString()]).toEqual([`${site.url}/0`, 'there']);
  expect(
    site.requests.filter(({ headers }) => headers.cookie ?? headers.authorization ?? headers.referer),
  ).toEqual([]);
  await expect(read(`${site.url}/6`, options)).rejects.toThrow('more than 5 times');
});

test('decompresses answers, and stops early at one that expands to gigabytes', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  const answers: Record<string, [encoding: string, body: Buffer]> = {
    '/gzip': ['gzip', gzipSync('hello')],
    '/br': ['br', brotliCompressSync('hello')],
    '/deflate': ['deflate', deflateSync('hello')],
    '/bomb': ['gzip', bomb],
    '/twice': ['gzip, gzip', gzipSync(bomb)],
    '/broken': ['gzip', Buffer.from('no gzip at all')],
    '/cut': ['gzip', gzipSync('hello').subarray(0, 12)],
    '/large': ['identity', Buffer.alloc(2_000_000)],
  };
  const site = await serve((request, response) => {
    const [encoding = '', body] = answers[request.url ?? ''] ?? [];
    // Without its length.
    response.writeHead(200, { 'content-encoding': encoding, 'transfer-encoding': 'chunked' }).end(body);
  });
  const options = { allowedHosts: allow(site, '127.0.0.1'), maxBytes: 1_000_000 };
  for (const path of ['/gzip', '/br', '/deflate'])
    expect(await read(`${site.url}${path}`, options)).toBe('hello');
  for (const path of ['/bomb', '/large'])
    await expect(read(`${site.url}${path}`, options)).rejects.toThrow('larger than 1 MB');
  await expect(read(`${site.url}/twice`, options)).rejects.toThrow('compressed in a way');
  for (const path of ['/broken', '/cut'])
    await expect(read(`${site.url}${path}`, options)).rejects.toThrow('damaged');
});

test('does not read an answer that announces too much, and aborts an endless one', async () => {
  const site = await serve((request, response) => {
    if (request.url === '/long') response.writeHead(200, { 'content-length': 10 ** 9 }).write('x');
    else if (request.url === '/slow') response.write('x');
    else response.writeHead(404).end('missing');
  });
  const options = { allowedHosts: allow(site, '127.0.0.1') };
  await expect(read(`${site.url}/long`, options)).rejects.toThrow('larger than 4 MB');
  await expect(read(`${site.url}/slow`, { ...options, timeout: 100 })).rejects.toMatchObject({
    message: expect.stringContaining('took too long'),
    type: 'Timeout',
  });
  const missing = await createGuardedFetch(options)(`${site.url}/`, 'text/html', signal);
  expect([missing.status, missing.body.length]).toEqual([404, 0]);
});

test('does not blame the server when the relay itself has no time', async () => {
  const site = await serve((_, response) => response.write('x'));
  let isReading = true;
  const reading = read(`${site.url}/`, { allowedHosts: allow(site, '127.0.0.1'), timeout: 300 }).finally(
    () => {
      isReading = false;
    },
  );
  const work = (): void => {
    const end = performance.now() + 20;
    while (performance.now() < end);
    if (isReading) setImmediate(work);
  };
  work();
  await expect(reading).rejects.toThrow('the machine of the relay is busy');
});

test('a stop ends the connection', async () => {
  const gone = Promise.withResolvers<void>();
  const stop = new AbortController();
  const site = await serve((request, response) => {
    request.once('close', gone.resolve);
    response.write('x');
    stop.abort();
  });
  const fetched = createGuardedFetch({ allowedHosts: allow(site, '127.0.0.1') })(
    site.url,
    '*/*',
    stop.signal,
  );
  await expect(fetched).rejects.toThrow('aborted');
  await gone.promise;
});

test('TLS is asked for by name though the connection goes to an address, and no certificate is no page', async () => {
  const names: unknown[] = [];
  const server = createServer({
    SNICallback: (name, done) => done(new Error(`no certificate ${names.push(name)}`)),
  });
  server.on('tlsClientError', (_error, socket: TLSSocket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const options = { ...answerInTurn(['127.0.0.1']), allowedHosts: [`secure.test:${port}`] };
  await expect(read(`https://secure.test:${port}/`, options)).rejects.toThrow(
    /secure connection|closed the connection/,
  );
  expect(names).toEqual(['secure.test']);
  server.close();
});

test('reports an unknown name, and a port where nothing listens', async () => {
  const site = await startSite(() => {});
  await site.stop();
  await expect(read(site.url, { allowedHosts: allow(site, '127.0.0.1') })).rejects.toThrow('no connections');
  const resolve: ResolveHost = () => Promise.reject(Object.assign(new Error('x'), { code: 'ENOTFOUND' }));
  await expect(read('https://nobody.test/', { resolve })).rejects.toMatchObject({
    message: expect.stringContaining('no host with that name'),
    type: 'NavigationError',
  });
});
