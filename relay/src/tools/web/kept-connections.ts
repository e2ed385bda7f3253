import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { ResolvedAddress } from './check-url.ts';

/** Milliseconds that a connection without a request is kept. */
const IDLE = 10_000;

/** Of one site, without a request. */
const MOST_IDLE = 16;

/** Sites whose connections are kept; those of the ones before end by themselves. */
const MOST_SITES = 50;

/** Connections of one piece of work that asks the same sites again and again. */
export class KeptConnections {
  readonly #agents = new Map<string, Agent>();

  /** A connection is used again only for a host that was judged at the same addresses as when it was opened. */
  agentFor({ protocol, host }: URL, addresses: readonly ResolvedAddress[]): Agent {
    const key = [protocol, host, ...addresses.map(({ address }) => address).sort()].join(' ');
    const known = this.#agents.get(key);
    const agent = known ?? this.#create(protocol);
    this.#agents.delete(key);
    this.#agents.set(key, agent);
    const [oldest] = this.#agents.keys();
    if (this.#agents.size > MOST_SITES && oldest !== undefined) this.#agents.delete(oldest);
    return agent;
  }

  /** Ends all of them, also those with a request. */
  close(): void {
    for (const agent of this.#agents.values()) agent.destroy();
    this.#agents.clear();
  }

  #create(protocol: string): Agent {
    const options = { keepAlive: true, maxFreeSockets: MOST_IDLE, timeout: IDLE };
    return protocol === 'https:' ? new SecureAgent(options) : new Agent(options);
  }
}
