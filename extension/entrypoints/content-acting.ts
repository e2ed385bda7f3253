import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { answerToActing } from './content/answer-to-acting.ts';
import { liveInDocument } from './content/live-in-document.ts';

/** Injected when something is to be found, shown or done in a page, beside the script that reads it. */
export default defineUnlistedScript(() => liveInDocument('acting', answerToActing));
