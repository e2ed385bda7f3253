import { offerKeeping } from './offer-keeping.ts';
import { offerNews } from './offer-news.ts';

/** Injected when a document is read again: from then on what was found is kept, and compared. */
offerKeeping();
offerNews();
