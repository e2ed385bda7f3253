/** As in package.json; a test compares them. */
export const RELAY_VERSION = '0.1.0';
