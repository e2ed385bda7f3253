import { once } from 'node:events';
import { createServer } from 'node:http';

export type SlowSearch = {
  /** For `SEARXNG_URL`. */
  url: string;
  /** The number of requests so far. */
  asked(): number;
  /** Resolves after that many requests. */
  waitUntilAsked(times: number): Promise<void>;
  /** From now on, requests have to wait. */
  hold(): void;
  /** Answers the waiting requests, and from now on all requests at once. */
  answer(): void;
  stop(): Promise<void>;
};

/** A search that can delay its answers: a server tool whose runs can be counted and interrupted. */
export async function startSlowSearch(): Promise<SlowSearch> {
  const arrivals = new EventTarget();
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  let asked = 0;
  const server = createServer(async (_request, response) => {
    asked += 1;
    arrivals.dispatchEvent(new Event('asked'));
    await gate.promise;
    response.end(JSON.stringify({ results: [{ title: 'Tea', url: 'https://tea.test/', content: 'Hot.' }] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The search has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked: () => asked,
    async waitUntilAsked(times) {
      while (asked < times) await once(arrivals, 'asked');
    },
    hold() {
      gate = Promise.withResolvers();
    },
    answer: () => gate.resolve(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
