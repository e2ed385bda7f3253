import { offerExtracting } from './offer-extracting.ts';

/** Injected when text is taken out of a page in its structure: articles, tables, lists. */
offerExtracting();
