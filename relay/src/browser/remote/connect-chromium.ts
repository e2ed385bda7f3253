import { once } from 'node:events';
import type { Browser, BrowserContext } from 'playwright-core';
import { WebSocket } from 'ws';
import { HttpError } from '../../errors/http-error.ts';
import { untilAborted } from '../../runtime/until-aborted.ts';
import { type Reach, type ResolveHost, reachOf, resolveHost } from '../../tools/web/check-url.ts';
import { startEgressProxy } from '../chromium/egress-proxy.ts';
import { type LaunchedChromium, loadPlaywright } from '../chromium/launch-chromium.ts';
import { CdpGate } from './cdp-gate.ts';
import { findEndpoint } from './find-endpoint.ts';
import { judgeAddress, type RemoteAddress } from './remote-address.ts';
import { connectFailure, NoChromium } from './remote-failure.ts';

export type ConnectOptions = {
  /** Begins with ws, wss, http or https. */
  endpoint: string;
  /** Whether the browser's own tabs and logins are used, and not a context of the session's own. */
  isShared: boolean;
  /** Hosts of browsers that may be internal: `name` (with web ports) or `name:port`, in lower case. */
  allowedHosts: readonly string[];
  /** Milliseconds until it is connected. */
  timeout: number;
  /** Hosts that the relay may reach where it fetches for a rule of the session. */
  fetchedHosts: readonly string[];
  resolve?: ResolveHost;
  judge?: (address: string) => Reach;
};

/** A picture of a whole page, in base64, with room. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;

const KEEP_ALIVE_MILLISECONDS = 30_000;

/**
 * A Chromium that runs elsewhere. What its pages reach is up to it: the relay's proxy is not in between. Rejects with an
 * `HttpError`. Closing it closes the connection, and what was opened over it; the browser goes on.
 */
export async function connectChromium(options: ConnectOptions): Promise<LaunchedChromium> {
  const { endpoint, isShared, allowedHosts, timeout } = options;
  const { resolve = resolveHost, judge = reachOf } = options;
  const playwright = await loadPlaywright().catch((cause: Error) => {
    throw new HttpError(503, 'browser_unavailable', cause.message, { cause });
  });
  const signal = AbortSignal.timeout(timeout);
  let gate: CdpGate | undefined;
  try {
    const address = await judgeAddress(endpoint, { allowedHosts, resolve, judge }, signal);
    const url = address.isSocket ? address.url : await findEndpoint(address, signal);
    const opened = await openGate(address, url, signal);
    gate = opened;
    if (isShared) await untilAborted(opened.admitDefaultContext(), signal);
    const connecting = playwright.connectOverCDP(opened, { noDefaults: true, timeout });
    const browser = await untilAborted(connecting, signal);
    const egress = await startEgressProxy({ allowedHosts: options.fetchedHosts });
    browser.once('disconnected', () => void egress.close());
    return {
      ...{ browser, egress, startsBy: signal, isGone: () => opened.isClosed },
      ...(isShared ? { kind: 'shared', shared: ownContextOf(browser) } : { kind: 'remote' }),
      async close() {
        // Not by way of Playwright, which waits for answers: a browser may give none any more.
        opened.close();
        await egress.close();
      },
    };
  } catch (thrown) {
    gate?.close();
    throw connectFailure(gate?.failure ?? thrown, signal.aborted);
  }
}

function ownContextOf(browser: Browser): BrowserContext {
  const [context] = browser.contexts();
  if (context) return context;
  throw new NoChromium('This Chromium shows none of its own tabs.');
}

/** Follows no redirect. */
async function openGate(address: RemoteAddress, url: URL, signal: AbortSignal): Promise<CdpGate> {
  const connected = await address.connect(signal);
  connected.setKeepAlive(true, KEEP_ALIVE_MILLISECONDS);
  const socket = new WebSocket(url, {
    createConnection: () => connected,
    followRedirects: false,
    // Playwright must have done with each message before the next: it loses frames otherwise.
    allowSynchronousEvents: false,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  const gate = new CdpGate(socket);
  // Its close follows.
  socket.on('error', () => {});
  socket.on('close', () => gate.closed());
  socket.on('message', data => gate.receive(data.toString()));
  try {
    await once(socket, 'open', { signal });
    return gate;
  } catch (cause) {
    socket.terminate();
    connected.destroy();
    if (signal.aborted) throw cause;
    throw new NoChromium('What answered there is no WebSocket of a browser.', { cause });
  }
}
