import { PANEL_OPEN } from '../../messaging/page-port.ts';
import { documentState } from '../../page/dom/document-state.ts';
import { createElementIndexCache } from '../../page/finding/element-index-cache.ts';

/**
 * Returns a function to call before each reading. A document that is read a second time is read again and again: from then
 * on the elements that were found stay cached, for as long as a panel is open.
 */
export function cacheFromSecondReading(): () => void {
  // Kept from now: when the extension is reloaded this runtime loses its id.
  const { runtime } = chrome;
  let readings = 0;
  const startCache = (): void => {
    documentState.indexCache = createElementIndexCache(letGo => {
      if (runtime.id === undefined) return undefined;
      // A port ends when the last panel closes, when there is none, and when the page is left.
      const port = runtime.connect({ name: PANEL_OPEN });
      port.onDisconnect.addListener(() => {
        // Asked for, or Chromium reports that nobody was there to take the port.
        void runtime.lastError;
        letGo();
      });
      return () => port.disconnect();
    });
  };
  return () => {
    readings += 1;
    if (readings === 2) startCache();
  };
}
