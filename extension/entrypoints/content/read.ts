import { answered } from '../../messaging/answer-in-page.ts';
import { servePagePorts } from '../../messaging/page-port.ts';
import type { Reader } from '../../messaging/reader.ts';
import { documentState } from '../../page/dom/document-state.ts';
import { createPresenceSign } from '../../page/overlay/presence.ts';
import { previewReading } from '../../page/reading/preview-reading.ts';
import { readFrame } from '../../page/reading/read-frame.ts';
import { readFrameTree } from '../../page/reading/read-frame-tree.ts';
import { readSelection } from '../../page/reading/read-selection.ts';
import { reportPlace } from '../../page/reading/report-place.ts';
import { describeUnlisted } from '../../page/reading/unlisted.ts';
import { watchSelection } from '../../page/reading/watch-selection.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import { cacheFromSecondReading } from './cache-from-second-reading.ts';
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
