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

/** Calls back on every change, from whichever page it was made. Returns a function that stops it. */
export function watchConsent(changed: (consent: Consent) => void): () => void {
  const listener = (changes: Record<string, chrome.storage.StorageChange>, area: string): void => {
    const change = area === 'local' ? changes[KEY] : undefined;
    if (change) changed(parseConsent(change.newValue));
  };
  chrome.storage.onChanged.addListener(listener);
  return () => chrome.storage.onChanged.removeListener(listener);
}
