import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Servers at which a session can't connect, by what they do. */
export interface Strangers {
  ports: Readonly<Record<StrangerName, number>>;
  /** Counts its connections. Nothing may ever reach it. */
  canary: { port: number; connections: number };
  close(): void;
}

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** The ids of the commands in frames of a client, which are masked (RFC 6455, section 5.2). None is as long as 64 kB. */
function idsIn(data: Buffer): number[] {
  if (data.length < 6) return [];
  const short = (data[1] ?? 0) & 0x7f;
  const start = short === 126 ? 4 : 2;
  const length = short === 126 ? data.readUInt16BE(2) : short;
  const mask = data.subarray(start, start + 4);
  const text = data.subarray(start + 4, start + 4 + length).map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  const [, id] = /"id":(\d+)/u.exec(Buffer.from(text).toString()) ?? [];
  return [...(id === undefined ? [] : [Number(id)]), ...idsIn(data.subarray(start + 4 + length))];
}

/** After a handshake as it should be, answers each command with this text. */
function socketThatSays(say: (id: number) => string | undefined): HttpServer {
  return createHttpServer().on('upgrade', ({ headers }, socket: Duplex) => {
    const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${GUID}`).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      for (const text of idsIn(data).map(say))
        if (text !== undefined) socket.write(Buffer.from([0x81, text.length, ...Buffer.from(text)]));
    });
  });
}

function answering(status: number, body: string, headers: Record<string, string> = {}): HttpServer {
  return createHttpServer((_, response) => {
    response.writeHead(status, headers);
    response.end(body);
  }).on('upgrade', (_, socket) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} No\r\n${lines.join('')}\r\n`);
  });
}

function strangersBeside(canary: number) {
  const inside = `127.0.0.1:${canary}/devtools/browser/1`;
  return {
    silent: createServer(() => undefined),
    closing: createServer(socket => socket.destroy()),
    endless: createServer(socket => pour(socket)),
    missing: answering(404, 'Not found'),
    redirecting: answering(302, '', { location: `http://${inside}` }),
    page: answering(200, '<h1>Hello</h1>'),
    pointing: answering(200, JSON.stringify({ webSocketDebuggerUrl: `ws://${inside}` })),
    babbling: socketThatSays(() => 'hello'),
    empty: socketThatSays(() => '{"id":1,"result":{}}'),
    unasked: socketThatSays(() => '{"id":77,"result":{}}'),
    // A browser, until a page is wanted of it.
    stalling: socketThatSays(id =>
      id <= 3 ? `{"id":${id},"result":{"product":"Chrome/1","userAgent":"Chrome/1"}}` : undefined,
    ),
    malformed: socketThatSays(() => '{"method":"Target.attachedToTarget"}'),
  };
}

type StrangerName = keyof ReturnType<typeof strangersBeside>;

/** A list of versions without an end. */
function pour(socket: Socket): void {
  socket.on('error', () => undefined);
  socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{');
  const more = (): void => {
    if (!socket.destroyed) socket.write(' '.repeat(10_000), more);
  };
  more();
}

export async function startStrangers(): Promise<Strangers> {
  const sockets = new Set<Socket>();
  const listen = async (server: Server): Promise<number> => {
    server.on('connection', socket => sockets.add(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('A server has no port.');
    return address.port;
  };
  const canary = { port: 0, connections: 0 };
  const canaryServer = createServer(() => {
    canary.connections += 1;
  });
  canary.port = await listen(canaryServer);
  const { silent, closing, endless, ...http } = strangersBeside(canary.port);
  const servers = { silent, closing, endless, ...http };
  return {
    ports: {
      silent: await listen(silent),
      closing: await listen(closing),
      endless: await listen(endless),
      missing: await listen(http.missing),
      redirecting: await listen(http.redirecting),
      page: await listen(http.page),
      pointing: await listen(http.pointing),
      babbling: await listen(http.babbling),
      empty: await listen(http.empty),
      unasked: await listen(http.unasked),
      malformed: await listen(http.malformed),
      stalling: await listen(http.stalling),
    },
    canary,
    close() {
      for (const socket of sockets) socket.destroy();
      for (const server of [canaryServer, ...Object.values(servers)]) server.close();
    },
  };
}
