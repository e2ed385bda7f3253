import type {
  outlineInFrame,
  previewAction,
  runActionInFrame,
  showElementInFrame,
} from '../../messaging/acting-messages.ts';
import { answerInPage } from '../../messaging/answer-in-page.ts';
import { previewAction as preview } from '../../operations/preview-action.ts';
import { runAction } from '../../operations/run-action.ts';
import { outline, showElement } from '../../page/overlay/show-element.ts';

/** Injected where something is proposed or done, with a script for each operation beside it. */
answerInPage<typeof previewAction>('page.previewAction', ({ action, language, isRevalidation }) =>
  preview(action, language, isRevalidation),
);
answerInPage<typeof runActionInFrame>('page.runAction', runAction);
answerInPage<typeof outlineInFrame>('page.outline', outline);
answerInPage<typeof showElementInFrame>('page.showElement', showElement);
