import { answered } from '../../messaging/answered.ts';
import type { Reader } from '../../messaging/reader.ts';
import { describeUntold } from '../../page/describe-untold.ts';
import { documentState } from '../../page/dom/document-state.ts';
import { readFrameTree } from '../../page/frame-tree.ts';
import { readFrame } from '../../page/read-frame.ts';
import { readSelection } from '../../page/read-selection.ts';
import { knowSecrets } from '../../page/secrets/secret-words.ts';
import { openClosedShadowRoots } from './open-closed-shadow-roots.ts';

/** Lets the background call what reads this document. */
export function offerReading(): void {
  openClosedShadowRoots();
  documentState.reader = reader;
}

const reader: Reader = {
  readFrame: request => answered(() => readFrame(request)),
  describeUntold: request => answered(() => describeUntold(request)),
  readTree: () => answered(readFrameTree),
  readSelection: () => answered(readSelection),
  knowSecrets,
};
