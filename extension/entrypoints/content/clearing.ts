import type { clearMarksInFrame } from '../../messaging/acting-messages.ts';
import { answerInPage } from '../../messaging/answer-in-page.ts';
import { clearMarks } from '../../page/overlay/mark-element.ts';

/** Injected when every mark is to be taken away. */
answerInPage<typeof clearMarksInFrame>('page.clearMarks', clearMarks);
