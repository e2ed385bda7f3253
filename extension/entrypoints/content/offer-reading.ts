import type { AnswerEnvelope } from '../../messaging/message.ts';
import type { Reader } from '../../messaging/reader.ts';
import { describeUntold } from '../../page/describe-untold.ts';
import { documentState } from '../../page/dom/document-state.ts';
import { readFrameTree } from '../../page/frame-tree.ts';
import { toFailure } from '../../page/page-error.ts';
import { readFrame } from '../../page/read-frame.ts';
import { readSelection } from '../../page/read-selection.ts';
import { knowSecrets } from '../../page/secrets/secret-words.ts';

/** Lets the background call what reads this document. */
export function offerReading(): void {
  documentState.reader = reader;
}

const reader: Reader = {
  readFrame: request => answered(() => readFrame(request)),
  describeUntold: request => answered(() => describeUntold(request)),
  readTree: () => answered(readFrameTree),
  readSelection: () => answered(readSelection),
  knowSecrets,
};

/** A seam: Chromium tells nobody what a called function threw. */
async function answered(read: () => unknown): Promise<AnswerEnvelope> {
  try {
    return { ok: true, value: await read() };
  } catch (thrown) {
    return { ok: false, failure: toFailure(thrown) };
  }
}
