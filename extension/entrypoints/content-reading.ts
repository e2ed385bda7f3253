import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { liveInDocument } from './content/live-in-document.ts';
import { offerReading } from './content/offer-reading.ts';

/**
 * Injected when a page is read, as often as the background likes. "Unlisted", because WXT's wrapper for content scripts
 * announces itself to the page with an event that holds the extension's id.
 */
export default defineUnlistedScript(() => liveInDocument('reading', offerReading));
