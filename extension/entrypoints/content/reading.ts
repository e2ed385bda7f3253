import { answered } from '../../messaging/answered.ts';
import type { Reader } from '../../messaging/reader.ts';
import { documentState } from '../../page/dom/document-state.ts';
import { frameTree, readFrame } from '../../page/reading/read-frame.ts';
import { readSelection } from '../../page/reading/read-selection.ts';
import { knowSecrets } from '../../page/secrets/secret-words.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import { openClosedShadowRoots } from './open-closed-shadow-roots.ts';

const reader: Reader = {
  readFrame: request => answered(() => readFrame(request)),
  readTree: () => answered(() => frameTree(createVisibility())),
  readSelection: () => answered(readSelection),
  knowSecrets,
};

/** Injected when a page is read, before all others. */
offerReading();

/** Lets the background call what reads this document. */
function offerReading(): void {
  openClosedShadowRoots();
  documentState.reader = reader;
}
