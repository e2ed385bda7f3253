import './act.ts';
import type * as acting from '../../messaging/acting-messages.ts';
import { answerInPage } from '../../messaging/answer-in-page.ts';
import type * as picturing from '../../messaging/picturing-messages.ts';
import { registerExtractor } from '../../page/extracting/extractor.ts';
import { textExtractor } from '../../page/extracting/text-extractor.ts';
import { outlinePage } from '../../page/outlining/outline-page.ts';
import { coverPage, isPageCovered, placeOfPage, uncoverPage } from '../../page/screenshots/cover-page.ts';
import { frameBox, locateTarget, showTarget } from '../../page/screenshots/locate-target.ts';
import { measurePage, scrollBack, scrollForPicture } from '../../page/screenshots/scroll-page.ts';
import { findMore } from '../../page/search/find-more.ts';
import { endGuard, guardSecrets, lookFromElsewhere } from '../../page/secrets/guard-secrets.ts';
import { servePicking } from './serve-picking.ts';
import { serveWaiting } from './serve-waiting.ts';

/** Injected for what is seldom done: more elements, outlines, screenshots, waiting, picking, and code of the model's. */
answerInPage<typeof acting.findMoreInFrame>('page.findMore', findMore);
answerInPage<typeof acting.takeOutlineInFrame>('page.takeOutline', outlinePage);

answerInPage<typeof acting.guardSecretsInFrame>('page.guardSecrets', guardSecrets);
answerInPage<typeof acting.lookFromElsewhereInFrame>('page.lookFromElsewhere', lookFromElsewhere);
answerInPage<typeof acting.endGuardInFrame>('page.endGuard', ({ texts }) => endGuard(texts));

answerInPage<typeof picturing.placeOfFrame>('page.place', placeOfPage);
answerInPage<typeof picturing.coverFrame>('page.cover', coverPage);
answerInPage<typeof picturing.isFrameCovered>('page.isCovered', isPageCovered);
answerInPage<typeof picturing.uncoverFrame>('page.uncover', uncoverPage);
answerInPage<typeof picturing.measureFrame>('page.measure', measurePage);
answerInPage<typeof picturing.scrollForPicture>('page.scrollForPicture', scrollForPicture);
answerInPage<typeof picturing.scrollBack>('page.scrollBack', scrollBack);
answerInPage<typeof picturing.locateInFrame>('page.locate', locateTarget);
answerInPage<typeof picturing.showInFrame>('page.showTarget', showTarget);
answerInPage<typeof picturing.frameBoxIn>('page.frameBox', frameBox);

registerExtractor(textExtractor);
servePicking();
serveWaiting();
