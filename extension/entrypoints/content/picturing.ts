import { answerInPage } from '../../messaging/answer-in-page.ts';
import type * as messages from '../../messaging/picturing-messages.ts';
import { coverPage, isPageCovered, placeOfPage, uncoverPage } from '../../page/screenshots/cover-page.ts';
import { frameBox, locateTarget, showTarget } from '../../page/screenshots/locate-target.ts';
import { measurePage, scrollBack, scrollForPicture } from '../../page/screenshots/scroll-page.ts';

/** Injected where a picture of the page is to be taken. */
answerInPage<typeof messages.placeOfFrame>('page.place', placeOfPage);
answerInPage<typeof messages.coverFrame>('page.cover', coverPage);
answerInPage<typeof messages.isFrameCovered>('page.isCovered', isPageCovered);
answerInPage<typeof messages.uncoverFrame>('page.uncover', uncoverPage);
answerInPage<typeof messages.measureFrame>('page.measure', measurePage);
answerInPage<typeof messages.scrollForPicture>('page.scrollForPicture', scrollForPicture);
answerInPage<typeof messages.scrollBack>('page.scrollBack', scrollBack);
answerInPage<typeof messages.locateInFrame>('page.locate', locateTarget);
answerInPage<typeof messages.showInFrame>('page.showTarget', showTarget);
answerInPage<typeof messages.frameBoxIn>('page.frameBox', frameBox);
