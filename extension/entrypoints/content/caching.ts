import { KEEPING } from '../../messaging/caching-port.ts';
import { documentState } from '../../page/dom/document-state.ts';
import { createElementIndexCache } from '../../page/finding/element-index-cache.ts';
import { registerPageChanges } from './offer-news.ts';

/** Injected when a document is read again: from then on what was found is kept, and compared. */
offerKeeping();
registerPageChanges();

/** From now on readings of this document keep what they find, for as long as a panel is open. */
function offerKeeping(): void {
  // Kept from now: when the extension is reloaded this runtime loses its id.
  const { runtime } = chrome;
  documentState.indexCache = createElementIndexCache(letGo => {
    if (runtime.id === undefined) return undefined;
    // A port ends when the last panel closes, when there is none, and when the page is left.
    const port = runtime.connect({ name: KEEPING });
    port.onDisconnect.addListener(() => {
      // Asked for, or Chromium reports that nobody was there to take the port.
      void runtime.lastError;
      letGo();
    });
    return () => port.disconnect();
  });
}
