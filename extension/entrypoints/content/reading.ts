import { offerReading } from './offer-reading.ts';

/** Injected when a page is read, before all others. */
offerReading();
