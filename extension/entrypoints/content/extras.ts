import './act.ts';
import { answerInPage } from '../../messaging/answer-in-page.ts';
import type * as messages from '../../messaging/frame-messages.ts';
import { extrasHandlers } from '../../operations/extras-handlers.ts';
import { registerHandlers } from '../../operations/handlers.ts';
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

/** Injected for what is seldom done: rare operations, more elements, outlines, screenshots, waiting, picking, and code of the model's. */
answerInPage<typeof messages.findMoreInFrame>('page.findMore', findMore);
answerInPage<typeof messages.takeOutlineInFrame>('page.takeOutline', outlinePage);

answerInPage<typeof messages.guardSecretsInFrame>('page.guardSecrets', guardSecrets);
answerInPage<typeof messages.lookFromElsewhereInFrame>('page.lookFromElsewhere', lookFromElsewhere);
answerInPage<typeof messages.endGuardInFrame>('page.endGuard', ({ texts }) => endGuard(texts));

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

registerExtractor(textExtractor);
registerHandlers(extrasHandlers);
servePicking();
serveWaiting();
