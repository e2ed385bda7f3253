import { AsyncLocalStorage } from 'node:async_hooks';

type Failing = { fail(cause: unknown): void };

const receiving = new AsyncLocalStorage<Failing>();

/**
 * Runs what reads a message of a browser elsewhere. Playwright trusts what browsers say: an event without its parts rejects a
 * promise that nobody awaits, which would end this process. Here it ends the connection.
 */
export function whileReceiving(connection: Failing, read: () => void): void {
  containFailures();
  receiving.run(connection, read);
}

let isContaining = false;

function containFailures(): void {
  if (isContaining) return;
  isContaining = true;
  process.on('unhandledRejection', (cause: unknown) => {
    const connection = receiving.getStore();
    // Anybody else's goes on to end this process, as it does without this listener.
    if (!connection) throw cause;
    connection.fail(cause);
  });
}
