import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { connectJudged } from '../chromium/connect-judged.ts';
import { EgressFailure } from '../chromium/egress-failure.ts';
import { type DestinationRules, judgedAddresses } from '../chromium/judge-destination.ts';

/** Where a browser listens, judged and resolved once: each connection goes to the addresses that were judged. */
export type RemoteAddress = {
  /** `http:` or `https:`, with the host as it was given. */
  url: URL;
  /** Whether the WebSocket itself was given, and not the server that names it. */
  isSocket: boolean;
  /** Over TLS where the address wants it. Rejects with an `EgressFailure`. */
  connect(signal: AbortSignal): Promise<Socket>;
};

/** `given` begins with ws, wss, http or https. Throws an `EgressFailure` before anything is connected. */
export async function judgeAddress(
  given: string,
  rules: DestinationRules,
  signal: AbortSignal,
): Promise<RemoteAddress> {
  const asked = URL.parse(given);
  if (!asked || !/^(?:ws|http)s?:$/u.test(asked.protocol) || asked.username || asked.password)
    throw new EgressFailure('malformed');
  const url = new URL(asked.href.replace(/^ws/u, 'http'));
  url.hash = '';
  const isTls = url.protocol === 'https:';
  const port = url.port === '' ? (isTls ? 443 : 80) : Number(url.port);
  const addresses = await judgedAddresses({ url, port }, rules, signal);
  return {
    url,
    isSocket: asked.protocol.startsWith('ws'),
    async connect(until) {
      const socket = await connectJudged(addresses, port, until);
      return isTls ? secured(socket, url.hostname, until) : socket;
    },
  };
}

async function secured(socket: Socket, servername: string, signal: AbortSignal): Promise<Socket> {
  const isName = !/^[\d.]+$|^\[/u.test(servername);
  const tls = connectTls({ socket, ...(isName && { servername }) });
  tls.on('error', () => {});
  try {
    await once(tls, 'secureConnect', { signal });
    return tls;
  } catch (cause) {
    tls.destroy();
    socket.destroy();
    throw new EgressFailure(signal.aborted ? 'connection_timeout' : 'connection_failed', { cause });
  }
}
