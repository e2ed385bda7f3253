import type { Page } from 'playwright-core';

/**
 * Waits until what is kept of the conversations on this device holds such a text. What a panel shows it keeps a moment
 * later; one that is closed before that has never shown it, as far as the next one knows.
 */
export async function untilKept(panel: Page, text: string): Promise<void> {
  await panel.waitForFunction(isKept, text);
}

/** Whether the conversations on this device hold such a text now. */
export function keeps(panel: Page, text: string): Promise<boolean> {
  return panel.evaluate(isKept, text);
}

/** Runs in the panel. */
async function isKept(text: string): Promise<boolean> {
  const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open('assent'));
  const stored = database.transaction(['conversations', 'entries']);
  const kept = await Promise.all([
    done(stored.objectStore('conversations').getAll()),
    done(stored.objectStore('entries').getAll()),
  ]);
  database.close();
  return JSON.stringify(kept).includes(text);
}
