import type { takeOutlineInFrame } from '../../messaging/acting-messages.ts';
import { answerInPage } from '../../messaging/answer-in-page.ts';
import { outlinePage } from '../../page/outlining/outline-page.ts';

/** Injected when a snapshot of the page is taken. */
answerInPage<typeof takeOutlineInFrame>('page.takeOutline', outlinePage);
