import type { BrowserContext, CDPSession } from 'playwright-core';

/** Runs commands about the storage of a context, which Chromium takes from its pages: from an empty one where there is none. */
export async function withBrowserPage<Value>(
  context: BrowserContext,
  run: (session: CDPSession) => Promise<Value>,
): Promise<Value> {
  const [open] = context.pages();
  const page = open ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  try {
    return await run(session);
  } finally {
    // The page may have been closed meanwhile.
    await session.detach().catch(() => undefined);
    if (!open) await page.close();
  }
}
