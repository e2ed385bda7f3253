import { type Answering, answering } from '../../messaging/answer-messages.ts';
import * as messages from '../../messaging/page-messages.ts';
import { previewAction } from '../../operations/preview-action.ts';
import { runAction } from '../../operations/run-action.ts';
import { clearMarks } from '../../page/clear-marks.ts';
import { findMore } from '../../page/find-more.ts';
import { readFrameTree } from '../../page/frame-tree.ts';
import { outline } from '../../page/outline.ts';
import { readFrame } from '../../page/read-frame.ts';
import { readSelection } from '../../page/read-selection.ts';

/** Everything that this document answers. */
export const pageAnswers: readonly Answering[] = [
  answering(messages.readFrame, readFrame),
  answering(messages.readTreeOfFrame, readFrameTree),
  answering(messages.findMoreInFrame, findMore),
  answering(messages.previewAction, ({ action, language }) => previewAction(action, language)),
  answering(messages.runActionInFrame, runAction),
  answering(messages.readSelectionInFrame, readSelection),
  answering(messages.clearMarksInFrame, clearMarks),
  answering(messages.outlineInFrame, outline),
];
