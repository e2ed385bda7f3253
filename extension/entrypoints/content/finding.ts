import type { findMoreInFrame } from '../../messaging/acting-messages.ts';
import { answerInPage } from '../../messaging/answer-in-page.ts';
import { findMore } from '../../page/search/find-more.ts';

/** Injected when more elements are asked for than the page was told with. */
answerInPage<typeof findMoreInFrame>('page.findMore', findMore);
