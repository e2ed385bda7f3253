import { watchStored } from '../../storage/watch-stored.ts';
import { type Consent, consentGivenAt, parseConsent } from './consent.ts';

const KEY = 'consent';

/** To be called for a click of the person's, and for nothing else. */
export async function giveConsent(): Promise<void> {
  await chrome.storage.local.set({ [KEY]: consentGivenAt(new Date()) });
}

export async function withdrawConsent(): Promise<void> {
  await chrome.storage.local.remove(KEY);
}

export async function readConsent(): Promise<Consent> {
  const stored = await chrome.storage.local.get(KEY);
  return parseConsent(stored[KEY]);
}

export function watchConsent(changed: (consent: Consent) => void): () => void {
  return watchStored(KEY, stored => changed(parseConsent(stored)));
}
