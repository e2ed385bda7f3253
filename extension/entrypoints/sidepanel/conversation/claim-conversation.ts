/** A reloading panel releases its conversation shortly after the new one asks for it. */
const PATIENCE_MILLISECONDS = 400;

/** The part of the Web Locks API that is used here. */
export interface Locks {
  request(
    name: string,
    options: LockOptions,
    granted: (lock: Lock | null) => Promise<unknown>,
  ): Promise<unknown>;
}

/**
 * Claims a conversation until the panel closes or claims another. False when another panel has it: two panels could run the
 * same call.
 */
export function conversationClaims(locks: Locks): (conversationId: string) => Promise<boolean> {
  let release: () => void = () => undefined;
  return conversationId =>
    new Promise(resolve => {
      const held = (): Promise<void> => {
        resolve(true);
        release();
        return new Promise(done => {
          release = done;
        });
      };
      // The request can only fail because the other panel kept its lock.
      hold(locks, conversationId, held).catch(() => resolve(false));
    });
}

/** Runs `act` on a conversation that no panel has, and keeps it from being opened meanwhile. False when one has it. */
export function whileUnclaimed(
  locks: Locks,
): (conversationId: string, act: () => Promise<void>) => Promise<boolean> {
  return async (conversationId, act) => {
    let isHeld = false;
    const held = (): Promise<void> => {
      isHeld = true;
      return act();
    };
    try {
      await hold(locks, conversationId, held);
    } catch (thrown) {
      // Before it is held, only the other panel's lock can make it fail.
      if (isHeld) throw thrown;
    }
    return isHeld;
  };
}

/** A free lock is granted, however long a busy browser takes; the deadline starts only when another panel has it. */
async function hold(locks: Locks, conversationId: string, held: () => Promise<void>): Promise<void> {
  const name = `conversation:${conversationId}`;
  let isTaken = false;
  await locks.request(name, { ifAvailable: true }, async lock => {
    if (lock) await held();
    else isTaken = true;
  });
  if (isTaken) await locks.request(name, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) }, held);
}
