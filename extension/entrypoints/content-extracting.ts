import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { liveInDocument } from './content/live-in-document.ts';
import { offerExtracting } from './content/offer-extracting.ts';

/** Injected when text is taken out of a page in its structure: articles, tables, lists. */
export default defineUnlistedScript(() => liveInDocument('extracting', offerExtracting));
