import { setTimeout as wait } from 'node:timers/promises';
import type { ViewEvent } from '@assent/shared';
import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { SessionView, Viewer } from './session-view.ts';

/** Milliseconds without an event: then a comment keeps the connection open. */
const QUIET = 10_000;

/** Milliseconds after which a reader that takes nothing is disconnected. */
const READER_DEADLINE = 30_000;

export type Following = {
  view: Pick<SessionView, 'log' | 'open' | 'isEnded' | 'picture' | 'state'>;
  viewer: Viewer;
  /** The newest log entry that the reader knows. */
  after: number;
  /** Aborted when the reader may see no more. */
  revoked: AbortSignal;
};

/** The view of a session as events. A slow reader gets the newest picture alone, and every entry of the log. */
export function streamView(context: Context, following: Following): Response {
  // No proxy may buffer it.
  context.header('X-Accel-Buffering', 'no');
  const bell = new Bell();
  const leave = following.view.open(following.viewer, () => bell.ring());
  return streamSSE(context, async stream => {
    stream.onAbort(() => bell.ring());
    const ring = (): void => bell.ring();
    following.revoked.addEventListener('abort', ring);
    try {
      await follow(stream, following, bell);
    } finally {
      following.revoked.removeEventListener('abort', ring);
      leave();
    }
  });
}

async function follow(
  stream: SSEStreamingApi,
  { view, viewer, after, revoked }: Following,
  bell: Bell,
): Promise<void> {
  let [told, pictured, last] = ['', 0, after];
  const write = (event: ViewEvent): Promise<void> => inTime(stream, event, last);
  while (!stream.aborted) {
    // Before anything is looked at, so that what happens meanwhile is noticed.
    bell.reset();
    for (const entry of view.log.after(last, viewer.language)) {
      last = entry.number;
      await write({ type: 'log', entry });
    }
    if (view.isEnded) return write({ type: 'end', reason: 'session' });
    if (revoked.aborted) return write({ type: 'end', reason: 'link' });
    const state = await view.state(viewer);
    if (JSON.stringify(state) !== told) await write(state);
    told = JSON.stringify(state);
    const { number, shown } = view.picture;
    if (shown && number !== pictured) await write(shown);
    pictured = number;
    if (!(await bell.within(QUIET))) await stream.write(': still here\n\n');
  }
}

/** A reader that reads nothing holds nothing up but itself. */
async function inTime(stream: SSEStreamingApi, event: ViewEvent, id: number): Promise<void> {
  const taken = new AbortController();
  const late = wait(READER_DEADLINE, 'late', { signal: taken.signal }).catch(() => undefined);
  const written = stream.writeSSE({ data: JSON.stringify(event), id: String(id) });
  const first = await Promise.race([written, late]);
  taken.abort();
  if (first === 'late') stream.abort();
}

/** Rings once for any number of things. */
class Bell {
  #rung = Promise.withResolvers<boolean>();

  ring(): void {
    this.#rung.resolve(true);
  }

  reset(): void {
    this.#rung = Promise.withResolvers<boolean>();
  }

  /** False where it did not ring for so long. */
  async within(milliseconds: number): Promise<boolean> {
    const over = new AbortController();
    const quiet = wait(milliseconds, false, { signal: over.signal }).catch(() => false);
    const rang = await Promise.race([this.#rung.promise, quiet]);
    over.abort();
    return rang;
  }
}
