import type { BrowserContext, CDPSession, Frame } from 'playwright-core';
import { withBrowserPage } from './with-browser-page.ts';

/**
 * Clears all cookies and the HTTP cache, and of each origin localStorage, IndexedDB, caches and service workers; also what the
 * open frames of other sites keep, which is apart from what those sites keep as pages. sessionStorage ends with its tab.
 */
export async function clearStorage(context: BrowserContext, origins: Iterable<string>): Promise<void> {
  await context.clearCookies();
  await withBrowserPage(context, async session => {
    await session.send('Network.clearBrowserCache');
    for (const origin of origins)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  });
  for (const frame of context.pages().flatMap(page => page.frames())) await clearFrames(context, frame);
}

/** The frames of one process; a frame in the process of the one around it has no session of its own. */
async function clearFrames(context: BrowserContext, frame: Frame): Promise<void> {
  const session = await context.newCDPSession(isTop(frame) ? frame.page() : frame).catch(() => undefined);
  if (!session) return;
  try {
    const { frameTree } = await session.send('Page.getFrameTree');
    for (const frameId of frameIds(frameTree)) await clearFrame(session, frameId);
  } finally {
    // Its frame may have gone meanwhile.
    await session.detach().catch(() => undefined);
  }
}

function isTop(frame: Frame): boolean {
  return frame.parentFrame() === null;
}

type FrameTree = { frame: { id: string }; childFrames?: FrameTree[] };

function frameIds({ frame, childFrames = [] }: FrameTree): string[] {
  return [frame.id, ...childFrames.flatMap(frameIds)];
}

async function clearFrame(session: CDPSession, frameId: string): Promise<void> {
  // A frame without an origin, or that has gone, has none.
  const key = await session.send('Storage.getStorageKey', { frameId }).catch(() => undefined);
  if (key) await session.send('Storage.clearDataForStorageKey', { ...key, storageTypes: 'all' });
}
