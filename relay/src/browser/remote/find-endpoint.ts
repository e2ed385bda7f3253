import { get, type IncomingMessage } from 'node:http';
import * as z from 'zod';
import { parseJson } from '../../json/parse-json.ts';
import type { RemoteAddress } from './remote-address.ts';
import { NoChromium } from './remote-failure.ts';

const MAX_BYTES = 64 * 1024;

const versionSchema = z.object({ webSocketDebuggerUrl: z.string() });

/**
 * The WebSocket of a browser, as its HTTP server tells it (https://chromedevtools.github.io/devtools-protocol/#endpoints). Only
 * its path counts: the host that it names has not been judged. Redirects are not followed.
 */
export async function findEndpoint(address: RemoteAddress, signal: AbortSignal): Promise<URL> {
  const { url } = address;
  const path = `${url.pathname.replace(/\/$/u, '')}/json/version${url.search}`;
  const response = await ask(address, path, signal);
  if (response.statusCode !== 200) {
    response.destroy();
    throw new NoChromium(`GET /json/version answered with the status ${response.statusCode ?? 0}.`);
  }
  const version = versionSchema.safeParse(parseJson(await readText(response)));
  const found = version.success ? URL.parse(version.data.webSocketDebuggerUrl) : null;
  if (!found) throw new NoChromium('GET /json/version names no WebSocket of a browser.');
  const endpoint = new URL(url);
  endpoint.pathname = found.pathname;
  endpoint.search = found.search;
  return endpoint;
}

async function ask(address: RemoteAddress, path: string, signal: AbortSignal): Promise<IncomingMessage> {
  const socket = await address.connect(signal);
  return new Promise((resolve, reject) => {
    const request = get({
      ...{ path, signal, headers: { host: address.url.host, accept: 'application/json' } },
      createConnection: () => socket,
    });
    request.once('response', resolve);
    request.once('error', reject);
    request.once('close', () => reject(new NoChromium('The server closed the connection.')));
  });
}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    const read = Buffer.from(chunk);
    bytes += read.byteLength;
    if (bytes > MAX_BYTES) throw new NoChromium('GET /json/version answered with more than a browser says.');
    chunks.push(read);
  }
  return Buffer.concat(chunks).toString('utf8');
}
