import type { Page } from 'playwright-core';

/** A page is ready when its elements have not changed for this many milliseconds; some pages never settle. */
const QUIET = 300;
const DEADLINE = 4000;

export function waitUntilQuiet(page: Page): Promise<void> {
  return page.evaluate(
    ({ quiet, deadline }) =>
      new Promise<void>(resolve => {
        const start = performance.now();
        let changed = start;
        const observer = new MutationObserver(() => {
          changed = performance.now();
        });
        observer.observe(document, { subtree: true, childList: true });
        const look = (now: number): void => {
          if (now - changed < quiet && now - start < deadline) return void requestAnimationFrame(look);
          observer.disconnect();
          resolve();
        };
        requestAnimationFrame(look);
      }),
    { quiet: QUIET, deadline: DEADLINE },
  );
}
