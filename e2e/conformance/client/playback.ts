import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** A text that is written at once, or a pause in milliseconds. */
export type Chunk = Uint8Array | { wait: number };

/** The answer to one request. `cut`: the connection breaks after the last chunk. */
export type Playback =
  | { kind: 'refusal'; status: number }
  | { kind: 'stream'; chunks: readonly Chunk[]; ending: 'close' | 'cut' };

/** Writes a recorded answer, one chunk after the other. */
export async function playBack(response: ServerResponse, playback: Playback): Promise<void> {
  if (playback.kind === 'refusal') return refuse(response, playback.status);
  response.writeHead(200, {
    ...OPEN_TO_ALL,
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
  });
  for (const chunk of playback.chunks) {
    if (response.destroyed) return;
    if ('wait' in chunk) await delay(chunk.wait);
    else await write(response, chunk);
  }
  if (playback.ending === 'cut') response.destroy();
  else response.end();
}

/** Resolves after the write, so that the next chunk does not join it on the way. */
function write(response: ServerResponse, chunk: Uint8Array): Promise<void> {
  return new Promise(done => response.write(chunk, () => done()));
}

/** The kit holds no private data, and a client under test may be a web page. */
export const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
} as const;

export function refuse(response: ServerResponse, status: number): void {
  const retryAfter = status === 429 || status === 503 ? { 'retry-after': '1' } : {};
  response.writeHead(status, { ...OPEN_TO_ALL, ...retryAfter, 'content-type': 'application/json' });
  const message = `The kit refuses this message with ${status}. Send another one.`;
  response.end(JSON.stringify({ error: { code: `kit_${status}`, message } }));
}
