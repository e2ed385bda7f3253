import type { Agent, ClientRequest } from 'node:http';
import { HttpProxyAgent } from 'http-proxy-agent';
import { HttpsProxyAgent } from 'https-proxy-agent';
import type { ChooseAgent } from './connections.ts';

/** The proxy for addresses with `http:` and with `https:`, and the hosts that are reached without one. */
export type ProxySettings = {
  http: string | undefined;
  https: string | undefined;
  without: readonly string[];
};

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Kept-alive connections through a proxy. An `https:` address gets a tunnel, so that the proxy sees only its host. */
export function createProxyAgents({ http, https, without }: ProxySettings): ChooseAgent {
  const agents: Record<string, Agent | undefined> = {
    'http:': http === undefined ? undefined : new HttpProxyAgent(http, { keepAlive: true }),
    'https:': https === undefined ? undefined : createTunnels(https),
  };
  return url => (isReachedDirectly(url, without) ? undefined : agents[url.protocol]);
}

/** Without this, a proxy's refusal would pass for the provider's answer. */
class ProxyRefused extends Error {
  override name = 'ProxyRefused';
  readonly code: string;

  constructor(status: number) {
    super('The proxy opened no tunnel to the provider.');
    this.code = `PROXY_${status}`;
  }
}

function createTunnels(proxy: string): Agent {
  const agent = new HttpsProxyAgent(proxy, { keepAlive: true });
  agent.on('proxyConnect', ({ statusCode }: { statusCode: number }, request: ClientRequest) => {
    if (statusCode !== 200) request.destroy(new ProxyRefused(statusCode));
  });
  return agent;
}

/**
 * As curl and others read `NO_PROXY`: `*`, or names that stand for themselves and for all names below them, with a port if only that
 * one is meant. This machine is never behind a proxy.
 */
export function isReachedDirectly({ hostname, port, protocol }: URL, without: readonly string[]): boolean {
  if (LOOPBACK.test(hostname)) return true;
  const ownPort = port || (protocol === 'https:' ? '443' : '80');
  return without.some(entry => {
    const [, name = '', only = ownPort] = /^\*?\.?(.*?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
    if (entry === '*') return true;
    return only === ownPort && name !== '' && (hostname === name || hostname.endsWith(`.${name}`));
  });
}
