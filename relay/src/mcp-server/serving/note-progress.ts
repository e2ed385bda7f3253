import type { ServerContext } from '@modelcontextprotocol/server';

/** Milliseconds between two notes: clients give up on silence after half a minute, or a minute. */
const EVERY = 5_000;

/** Tells a client that asks for it what its request waits for, until the returned function is called. */
export function noteProgress({ mcpReq }: ServerContext, words: () => string): () => void {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return () => undefined;
  const begun = Date.now();
  const note = (): void => {
    const params = { progressToken, progress: Math.round((Date.now() - begun) / 1_000), message: words() };
    // The client may be gone; its signal says so.
    mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
  };
  note();
  const noting = setInterval(note, EVERY);
  return () => clearInterval(noting);
}
