import { offerViewing } from './offer-viewing.ts';

/** Injected into documents that may be too large to be looked through in time. */
offerViewing();
