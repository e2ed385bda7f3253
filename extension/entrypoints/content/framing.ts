import { offerFraming } from './offer-framing.ts';

/** Injected into documents that have frames in them, or are in one. */
offerFraming();
