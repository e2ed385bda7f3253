import { registerUnlisted } from './offer-untold.ts';

/** Injected when a document is read for somebody who asked for something: it may mean what is not told. */
registerUnlisted();
