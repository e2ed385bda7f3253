/** A panel that is being reloaded gives its conversation up a moment after the new one asks for it. */
const PATIENCE_MILLISECONDS = 400;

/**
 * Makes a conversation this panel's own for as long as the panel lives or until it claims another. False when another
 * panel has it: two of them could run the same call.
 */
export function conversationClaims(locks: LockManager): (conversationId: string) => Promise<boolean> {
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
      const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
      // The one way that a request without an error of ours can fail is that the other panel kept its lock.
      locks.request(`conversation:${conversationId}`, { signal }, held).catch(() => resolve(false));
    });
}

/** Does something with a conversation that no panel has, and keeps it from being opened meanwhile. False when one has it. */
export function whileUnclaimed(
  locks: LockManager,
): (conversationId: string, act: () => Promise<void>) => Promise<boolean> {
  return async (conversationId, act) => {
    let isHeld = false;
    const held = (): Promise<void> => {
      isHeld = true;
      return act();
    };
    const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
    try {
      await locks.request(`conversation:${conversationId}`, { signal }, held);
    } catch (thrown) {
      // Before it is held, nothing but the other panel's keeping it can fail.
      if (isHeld) throw thrown;
    }
    return isHeld;
  };
}
