import * as z from 'zod/mini';
import * as messages from '../../messaging/acting-messages.ts';
import { answering, answerMessages } from '../../messaging/answer-messages.ts';
import { previewAction } from '../../operations/preview-action.ts';
import { runAction } from '../../operations/run-action.ts';
import { undoAction } from '../../operations/undo/undo-action.ts';
import { clearMarks } from '../../page/clear-marks.ts';
import { findMore } from '../../page/find-more.ts';
import { outline } from '../../page/outline.ts';

/** Everything that the script that acts in a document answers. */
export function answerToActing(): void {
  // The isolated world forbids `new Function`, which zod would otherwise try first.
  z.config({ jitless: true });
  answerMessages(
    [
      answering(messages.findMoreInFrame, findMore),
      answering(messages.previewAction, ({ action, language }) => previewAction(action, language)),
      answering(messages.runActionInFrame, runAction),
      answering(messages.undoActionInFrame, undoAction),
      answering(messages.clearMarksInFrame, clearMarks),
      answering(messages.outlineInFrame, outline),
    ],
    isOurExtension,
  );
}

/** The background or the panel: a message from a tab is another page's content script. */
function isOurExtension(sender: chrome.runtime.MessageSender): boolean {
  return sender.id === chrome.runtime.id && sender.tab === undefined;
}
