import type { undoActionInFrame } from '../../messaging/acting-messages.ts';
import { answerInPage } from '../../messaging/answer-in-page.ts';
import { undoAction } from '../../operations/undo/undo-action.ts';

/** Injected when something is undone. */
answerInPage<typeof undoActionInFrame>('page.undoAction', undoAction);
