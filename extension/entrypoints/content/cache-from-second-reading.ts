import { PANEL_OPEN } from '../../messaging/page-port.ts';
import { documentState } from '../../page/dom/document-state.ts';
import { createElementIndexCache } from '../../page/finding/element-index-cache.ts';

/**
 * Returns a function to call before each reading. From the second one on, found elements stay cached while a panel is open.
 */
export function cacheFromSecondReading(): () => void {
  // Read now: this runtime loses its id when the extension is reloaded.
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
