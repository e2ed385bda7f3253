/** What Chromium and Playwright say of a document, a page or a browser that has gone (measured in 156 and 1.65). */
const GONE =
  /context was destroyed|context with specified id|uniqueContextId not found|navigated or closed|Target closed|Session closed|has been closed|Promise was collected|No frame|Frame with the given|Not attached to an active page|session closed|crashed|Internal error/iu;

export function isGone(thrown: unknown): boolean {
  return thrown instanceof Error && GONE.test(thrown.message);
}

/** The value of a promise; undefined when the document or page that it is about has gone. */
export async function unlessClosed<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  try {
    return await promise;
  } catch (thrown) {
    if (isGone(thrown)) return undefined;
    throw thrown;
  }
}
