import { once } from 'node:events';
import { connect, type LookupFunction, type Socket } from 'node:net';
import type { ResolvedAddress } from '../../tools/web/check-url.ts';
import { EgressFailure } from './egress-failure.ts';

/** Of one address while others are left. Node's own quarter of a second is less than the way around the world takes. */
const ATTEMPT_MILLISECONDS = 2000;

/** Connects to one of these addresses, in their order, and to no other. Destroyed when the signal aborts meanwhile. */
export async function connectJudged(
  addresses: readonly ResolvedAddress[],
  port: number,
  signal: AbortSignal,
): Promise<Socket> {
  const socket = connect({
    // Never resolved. Of an address, Node would not ask `lookup`.
    host: 'judged.invalid',
    port,
    lookup: answerWith(addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ATTEMPT_MILLISECONDS,
    allowHalfOpen: true,
    noDelay: true,
  });
  // Whoever uses the socket learns of errors by its close.
  socket.on('error', () => {});
  try {
    await once(socket, 'connect', { signal });
    return socket;
  } catch (cause) {
    socket.destroy();
    throw new EgressFailure(signal.aborted ? 'connection_timeout' : 'connection_failed', { cause });
  }
}

function answerWith([first, ...others]: readonly ResolvedAddress[]): LookupFunction {
  return (_host, { all }, callback) => {
    if (!first) callback(new Error('There is no address to connect to.'), '');
    else if (all) callback(null, [first, ...others]);
    else callback(null, first.address, first.family);
  };
}
