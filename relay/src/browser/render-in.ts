import { randomUUID } from 'node:crypto';
import { HttpError } from '../errors/http-error.ts';
import { untilAborted } from '../runtime/until-aborted.ts';
import type { RenderedPage, RenderPage, RenderRequest } from '../scrape/loading/render-page.ts';
import type { BrowserSession } from './session/browser-session.ts';
import type { OpenSessions } from './session/open-sessions.ts';
import type { Owner } from './session/session-registry.ts';

const MOST_SECONDS = 60;

/** Of one wait. */
const MOST_WAITING_SECONDS = 20;

type Rendering = Pick<OpenSessions, 'create' | 'find' | 'end'>;

/** Renders each page in a session of its own, which nobody else has and which ends with it. */
export function renderIn(sessions: Rendering): RenderPage {
  return async (request, signal) => {
    // No caller can name this owner.
    const owner: Owner = { owner: `render ${randomUUID()}`, tenant: request.tenant, isOwn: true };
    const sessionId = await startedBefore(signal, sessions, owner);
    const end = (): Promise<unknown> => sessions.end(sessionId, owner.owner);
    const stop = (): void => void end().catch(() => undefined);
    signal.addEventListener('abort', stop, { once: true });
    try {
      signal.throwIfAborted();
      return await render(sessions.find(sessionId, owner.owner), request);
    } catch (thrown) {
      // The session was ended under it.
      signal.throwIfAborted();
      throw thrown;
    } finally {
      signal.removeEventListener('abort', stop);
      // It may have ended by itself, or with its browser.
      await end().catch(() => undefined);
    }
  };
}

/** A browser may take longer to start than the caller waits: then its session ends once it is there. */
async function startedBefore(signal: AbortSignal, sessions: Rendering, owner: Owner): Promise<string> {
  const starting = sessions.create({ ttl: 2 * MOST_SECONDS, idle: 2 * MOST_SECONDS }, owner);
  try {
    return (await untilAborted(starting, signal)).sessionId;
  } catch (thrown) {
    // Where it did not start, there is nothing to end.
    void starting.then(({ sessionId }) => sessions.end(sessionId, owner.owner)).catch(() => undefined);
    throw thrown;
  }
}

async function render(session: BrowserSession, request: RenderRequest): Promise<RenderedPage> {
  const { url, headers, timeout, waitFor, actions = [], wantsScreenshot } = request;
  // To this origin alone: with an answer of its own, a rule follows no redirect.
  if (headers)
    await session.network.addRule({
      ...{ urlPattern: `${new URL(url).origin}/**`, action: 'modify', headers, response: {} },
    });
  const limit = { timeout: Math.min(Math.max(timeout, 100), MOST_SECONDS * 1000) };
  const params = { url, waitUntil: 'networkidle' };
  // A script app draws once its data has come; a page that never rests is read as it is by then.
  await session.act({ action: 'open', params, ...limit });
  if (waitFor !== undefined) await waitIn(session, waitFor, limit);
  for (const action of actions) requireSuccess(await session.act({ ...action, ...limit }));
  const page = await session.content();
  if (!wantsScreenshot) return page;
  const { media_type: mediaType, data } = await session.screenshot({ fullPage: true, ...limit });
  return { ...page, screenshot: { mediaType, data } };
}

async function waitIn(
  session: BrowserSession,
  waitFor: NonNullable<RenderRequest['waitFor']>,
  limit: { timeout: number },
): Promise<void> {
  const params =
    typeof waitFor === 'number'
      ? { for: 'time', seconds: Math.min(Math.max(waitFor / 1000, 0.1), MOST_WAITING_SECONDS) }
      : { for: 'element', selector: waitFor, seconds: Math.min(limit.timeout / 1000, MOST_WAITING_SECONDS) };
  requireSuccess(await session.act({ action: 'wait', params, ...limit }));
}

function requireSuccess({ success, message }: { success: boolean; message: string }): void {
  if (!success) throw new HttpError(422, 'action_failed', `Before the page was read: ${message}`);
}
