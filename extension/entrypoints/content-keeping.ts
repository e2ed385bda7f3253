import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { liveInDocument } from './content/live-in-document.ts';
import { offerKeeping } from './content/offer-keeping.ts';

/** Injected when a document is read again: from then on what was found is kept. */
export default defineUnlistedScript(() => liveInDocument('keeping', offerKeeping));
