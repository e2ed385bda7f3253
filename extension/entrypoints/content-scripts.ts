import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';

/**
 * What WXT builds for pages; `bundling/content-scripts.ts` makes of this build all the scripts in `content/`. "Unlisted",
 * because WXT's wrapper for content scripts announces itself to the page with an event that holds the extension's id.
 */
export default defineUnlistedScript(() => undefined);
