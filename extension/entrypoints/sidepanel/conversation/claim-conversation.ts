/** A panel that is being reloaded gives its conversation up a moment after the new one asks for it. */
const PATIENCE_MILLISECONDS = 400;

/** What of the browser's locks is used here. */
export interface Locks {
  request(
    name: string,
    options: LockOptions,
    granted: (lock: Lock | null) => Promise<unknown>,
  ): Promise<unknown>;
}

/**
 * Makes a conversation this panel's own for as long as the panel lives or until it claims another. False when another
 * panel has it: two of them could run the same call.
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
      // The one way that a request without an error of ours can fail is that the other panel kept its lock.
      hold(locks, conversationId, held).catch(() => resolve(false));
    });
}

/** Does something with a conversation that no panel has, and keeps it from being opened meanwhile. False when one has it. */
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
      // Before it is held, nothing but the other panel's keeping it can fail.
      if (isHeld) throw thrown;
    }
    return isHeld;
  };
}

/** What is free is had, however long a busy browser takes to say so; patience ends only with what another panel has. */
async function hold(locks: Locks, conversationId: string, held: () => Promise<void>): Promise<void> {
  const name = `conversation:${conversationId}`;
  let isTaken = false;
  await locks.request(name, { ifAvailable: true }, async lock => {
    if (lock) await held();
    else isTaken = true;
  });
  if (isTaken) await locks.request(name, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) }, held);
}
