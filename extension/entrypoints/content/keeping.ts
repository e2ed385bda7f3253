import { offerKeeping } from './offer-keeping.ts';

/** Injected when a document is read again: from then on what was found is kept. */
offerKeeping();
