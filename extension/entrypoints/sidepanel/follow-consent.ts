import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Consent } from '../../settings/consent/consent.ts';
import { readConsent, watchConsent } from '../../settings/consent/stored-consent.ts';

/** The consent as it stands in any window. What to show goes by it; whether to send is asked anew each time. */
export async function followConsent(): Promise<StoreApi<Consent>> {
  const consent = createStore<Consent>(() => ({ status: 'missing' }));
  // Watched first: what changes while it is read is newer than what was read.
  watchConsent(changed => consent.setState(changed, true));
  consent.setState(await readConsent(), true);
  return consent;
}
