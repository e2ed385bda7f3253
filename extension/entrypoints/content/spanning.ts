import { offerSpanning } from './offer-spanning.ts';

/** Injected into documents that have frames in them, or are in one: scripts copy secrets from one into another. */
offerSpanning();
