import type { Duplex } from 'node:stream';

/** Carries bytes both ways, no faster than each side takes them, until both have ended. Each error ends both. */
export function joinSockets(client: Duplex, server: Duplex): void {
  client.pipe(server);
  server.pipe(client);
  endWith(client, server);
  endWith(server, client);
}

/** Where one side has sent all and ended, the other may still have bytes to write, and ends after them by `pipe`. */
function endWith(closing: Duplex, other: Duplex): void {
  closing.once('close', () => {
    const hasEnded = closing.errored === null && closing.readableEnded && closing.writableFinished;
    if (!hasEnded) other.destroy();
  });
}
