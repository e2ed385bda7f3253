import { once } from 'node:events';
import { createServer } from 'node:http';

export type SlowSearch = {
  /** For `SEARXNG_URL`. */
  url: string;
  /** How often it was asked. */
  asked(): number;
  /** Resolves when it has been asked that often. */
  waitUntilAsked(times: number): Promise<void>;
  /** From now on it answers at once, those who wait included; before, it answers nobody. */
  answer(): void;
  stop(): Promise<void>;
};

/** A search that keeps whoever asks it waiting: a server tool whose run can be counted, and be interrupted. */
export async function startSlowSearch(): Promise<SlowSearch> {
  const arrivals = new EventTarget();
  const held = Promise.withResolvers<void>();
  let asked = 0;
  const server = createServer(async (_request, response) => {
    asked += 1;
    arrivals.dispatchEvent(new Event('asked'));
    await held.promise;
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
    answer: held.resolve,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
