import { once } from 'node:events';
import { createServer } from 'node:http';

export type SlowSearch = {
  /** For `SEARXNG_URL`. */
  url: string;
  /** How often it was asked. */
  asked(): number;
  /** Resolves when it has been asked that often. */
  waitUntilAsked(times: number): Promise<void>;
  /** From now on whoever asks is kept waiting. */
  hold(): void;
  /** Answers those who wait, and from now on everybody at once. */
  answer(): void;
  stop(): Promise<void>;
};

/** A search that can keep whoever asks it waiting: a server tool whose runs can be counted, and be interrupted. */
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
