import './read.ts';
import { answerInPage } from '../../messaging/answer-in-page.ts';
import type {
  clearMarksInFrame,
  lateChangeInFrame,
  lookAtArrivedInFrame,
  nextChangeInFrame,
  noteRequestsInFrame,
  outlineInFrame,
  previewAction,
  rememberPageInFrame,
  runActionInFrame,
  showElementInFrame,
  sightedOutcomeInFrame,
  stopRunInFrame,
  undoActionInFrame,
} from '../../messaging/frame-messages.ts';
import { actHandlers } from '../../operations/act-handlers.ts';
import { registerHandlers } from '../../operations/handlers.ts';
import { previewWhenOffered } from '../../operations/preview-when-offered.ts';
import { lateChangeOf, runAction, stopRun } from '../../operations/run-action.ts';
import { sightedOutcomeOf } from '../../operations/sighted-outcomes.ts';
import { undoAction } from '../../operations/undo-action.ts';
import { lookAtArrived } from '../../page/arriving/look-at-arrived.ts';
import { rememberPage } from '../../page/arriving/remember-page.ts';
import { noteDialogs } from '../../page/observing/native-dialogs.ts';
import { endNotingUnlessWatched, endWatchingLater } from '../../page/observing/watch-later.ts';
import { clearMarks } from '../../page/overlay/marks.ts';
import { outline, showElement } from '../../page/overlay/show-element.ts';
import { nextChange } from '../../page/timing/next-change.ts';
import { forgetRequests, noteRequests } from '../../page/timing/server-requests.ts';
import { trustedInput } from './trusted-input.ts';

/** Injected to preview, run or undo an action. */
registerHandlers(actHandlers);
answerInPage<typeof previewAction>('page.previewAction', ({ action, language, isRevalidation, shown }) =>
  previewWhenOffered(action, language, { isRevalidation, shown }),
);
answerInPage<typeof nextChangeInFrame>('page.nextChange', nextChange);
answerInPage<typeof runActionInFrame>('page.runAction', request =>
  runAction(request, { play: trustedInput() }).finally(endNotingUnlessWatched),
);
answerInPage<typeof lateChangeInFrame>('page.lateChange', lateChangeOf);
answerInPage<typeof sightedOutcomeInFrame>('page.sightedOutcome', sightedOutcomeOf);
answerInPage<typeof stopRunInFrame>('page.stopRun', stopRun);
answerInPage<typeof noteRequestsInFrame>('page.noteRequests', requests => {
  noteRequests(requests);
  return {};
});
answerInPage<typeof rememberPageInFrame>('page.remember', request => {
  if (request.dialogEvent !== undefined) {
    // An action begins.
    endWatchingLater();
    forgetRequests();
    noteDialogs(request.dialogEvent);
  }
  return rememberPage(request);
});
answerInPage<typeof lookAtArrivedInFrame>('page.lookAtArrived', lookAtArrived);
answerInPage<typeof undoActionInFrame>('page.undoAction', request => {
  endWatchingLater();
  return undoAction(request);
});
answerInPage<typeof outlineInFrame>('page.outline', outline);
answerInPage<typeof showElementInFrame>('page.showElement', showElement);
answerInPage<typeof clearMarksInFrame>('page.clearMarks', clearMarks);
