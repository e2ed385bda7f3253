/** Fixed by the `key` in the extension's manifest. */
export const EXTENSION_ID = 'lnccdedmlionplonpdhddcfidchddffn';

export const EXTENSION_ORIGIN = `chrome-extension://${EXTENSION_ID}`;
