import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type Site, startSite } from '../../../testing/start-scripted-server.ts';
import type { Reach, ResolvedAddress } from './check-url.ts';
import { createGuardedFetch, type GuardedFetch } from './guarded-fetch.ts';
import { KeptConnections } from './kept-connections.ts';

const signal = new AbortController().signal;
const connections = new KeptConnections();
const sites: Site[] = [];
/** What the name of each test resolves to. */
let addresses: string[] = [];

afterEach(async () => {
  connections.close();
  await Promise.all(sites.splice(0).map(site => site.stop()));
});

type Visited = {
  site: Site;
  read: (path: string, ending?: AbortSignal) => Promise<string>;
  sockets: () => Set<Socket>;
};

async function visit(answer: RequestListener): Promise<Visited> {
  addresses = ['127.0.0.1'];
  const site = await startSite(answer);
  sites.push(site);
  const fetchDocument: GuardedFetch = createGuardedFetch({
    connections,
    allowedHosts: [`site.test:${site.port}`],
    resolve: async () => addresses.map((address): ResolvedAddress => ({ address, family: 4 })),
    judge: (address): Reach => (address === '127.0.0.1' || address === '127.0.0.2' ? 'public' : 'forbidden'),
  });
  const read = async (path: string, ending = signal): Promise<string> =>
    (await fetchDocument(`http://site.test:${site.port}${path}`, 'text/html', ending)).body.toString();
  return { site, read, sockets: () => new Set(site.requests.map(({ socket }) => socket)) };
}

test('one connection serves request after request', async () => {
  const { read, sockets } = await visit((request, response) => response.end(request.url));
  expect([await read('/1'), await read('/2'), await read('/3')]).toEqual(['/1', '/2', '/3']);
  expect(sockets().size).toBe(1);
});

test('a name that leads elsewhere by now gets another connection', async () => {
  const { site, read } = await visit((_, response) => response.end('before'));
  const after = await startSite((_, response) => response.end('after'), '127.0.0.2', site.port);
  sites.push(after);
  expect(await read('/')).toBe('before');
  addresses = ['127.0.0.2'];
  expect(await read('/')).toBe('after');
});

test('a forbidden address is refused although a connection to the former one is open', async () => {
  const { site, read } = await visit((_, response) => response.end('before'));
  expect(await read('/')).toBe('before');
  addresses = ['169.254.169.254'];
  await expect(read('/')).rejects.toThrow('not on the public internet');
  expect(site.requests).toHaveLength(1);
});

test('a connection that the server ended meanwhile is made up for; a server that ends them all is not asked for ever', async () => {
  let answered = 0;
  const { read, site } = await visit((request, response) => {
    answered += 1;
    if (request.url === '/never' || answered === 2) request.socket.destroy();
    else response.end(request.url);
  });
  expect(await read('/1')).toBe('/1');
  expect(await read('/2')).toBe('/2');
  expect(site.requests.map(({ url }) => url)).toEqual(['/1', '/2', '/2']);
  await expect(read('/never')).rejects.toThrow('closed the connection');
});

test('a page whose body breaks off on a kept connection has failed, and is asked for once', async () => {
  const gone = new AbortController();
  const { read, site } = await visit((request, response) => {
    if (request.url === '/1') response.end('whole');
    else if (request.url === '/broken') response.writeHead(200).write('half', () => request.socket.destroy());
    else response.writeHead(200, { 'content-length': 1000 }).write('x', () => gone.abort());
  });
  expect(await read('/1')).toBe('whole');
  await expect(read('/broken')).rejects.toThrow(/closed the connection|can't be read/);
  expect(await read('/1')).toBe('whole');
  await expect(read('/stalled', gone.signal)).rejects.toThrow('aborted');
  expect(site.requests.map(({ url }) => url)).toEqual(['/1', '/broken', '/1', '/stalled']);
});

test('a page that was not read to its end leaves no connection behind', async () => {
  const { read, sockets } = await visit((request, response) => {
    if (request.url === '/long') response.writeHead(200, { 'content-length': 10 ** 9 }).write('x');
    else response.end('short');
  });
  await expect(read('/long')).rejects.toThrow('larger than 4 MB');
  expect(await read('/')).toBe('short');
  expect(sockets().size).toBe(2);
});
