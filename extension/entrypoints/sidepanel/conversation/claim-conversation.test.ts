import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { conversationClaims, type Locks, whileUnclaimed } from './claim-conversation.ts';

let patience: AbortController;

/** The test ends the wait, not a clock. */
beforeEach(() => {
  patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
});

afterEach(() => vi.restoreAllMocks());

/** Web Locks as far as they are used here: one holder at a time, and `signal` ends a wait. */
function simulatedLocks(): Locks {
  const holders = new Map<string, Promise<unknown>>();
  return {
    request: async (name, { ifAvailable, signal }, granted) => {
      if (ifAvailable && holders.has(name)) return granted(null);
      signal?.throwIfAborted();
      const ended = new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
      );
      await Promise.race([holders.get(name), ...(signal ? [ended] : [])]);
      const held = granted({ name, mode: 'exclusive' }).finally(() => holders.delete(name));
      holders.set(name, held);
      return held;
    },
  };
}

test('claims a free conversation, however late the browser answers', async () => {
  patience.abort();
  const locks = simulatedLocks();
  expect(await conversationClaims(locks)('one')).toBe(true);
  expect(await whileUnclaimed(locks)('another', async () => undefined)).toBe(true);
});

test('does not claim a conversation that another panel keeps, and runs nothing on it', async () => {
  const locks = simulatedLocks();
  const act = vi.fn(async () => undefined);
  expect(await conversationClaims(locks)('one')).toBe(true);
  const [claimed, unclaimed] = [conversationClaims(locks)('one'), whileUnclaimed(locks)('one', act)];
  patience.abort();
  expect([await claimed, await unclaimed]).toEqual([false, false]);
  expect(act).not.toHaveBeenCalled();
});

test('claims a conversation that another panel releases during the wait', async () => {
  const locks = simulatedLocks();
  const other = conversationClaims(locks);
  await other('one');
  const claimed = conversationClaims(locks)('one');
  await other('two');
  expect(await claimed).toBe(true);
});
