import { answered } from '../../messaging/answer-in-page.ts';
import { PANEL_OPEN, servePagePorts } from '../../messaging/page-port.ts';
import type { Reader } from '../../messaging/reader.ts';
import { documentState } from '../../page/dom/document-state.ts';
import { createElementIndexCache } from '../../page/finding/element-index-cache.ts';
import { createPresenceSign } from '../../page/overlay/presence.ts';
import { previewReading } from '../../page/reading/preview-reading.ts';
import { readFrame } from '../../page/reading/read-frame.ts';
import { readFrameTree } from '../../page/reading/read-frame-tree.ts';
import { readSelection, watchSelection } from '../../page/reading/read-selection.ts';
import { reportPlace } from '../../page/reading/report-place.ts';
import { describeUnlisted } from '../../page/reading/unlisted.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import { openClosedShadowRoots } from './open-closed-shadow-roots.ts';

/** Injected into every page that is read, before all others. */
openClosedShadowRoots();
const countReading = cacheFromSecondReading();
const reader: Reader = {
  readFrame: request => {
    countReading();
    return answered(() => readFrame(request));
  },
  peek: request => answered(() => previewReading(request)),
  describeUnlisted: request => answered(() => describeUnlisted(request)),
  readTree: () => answered(() => readFrameTree(createVisibility())),
  readSelection: () => answered(readSelection),
  reportPlace: address => answered(() => reportPlace(address)),
};
documentState.reader = reader;

// These two are small, and in every page that an open panel shows.
servePagePorts('selecting', port => watchSelection(selected => port.postMessage(selected)));
servePagePorts('presence', port => {
  const sign = createPresenceSign();
  port.onMessage.addListener((text: string) => sign.say(text));
  return sign.remove;
});

/**
 * Returns a function to call before each reading. From the second one on, found elements stay cached while a panel is open.
 */
function cacheFromSecondReading(): () => void {
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
