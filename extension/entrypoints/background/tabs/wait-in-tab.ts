import type { Language } from '@assent/shared';
import type { Condition, Waited } from '../../../operations/browser/browser.ts';
import { fitsAddress } from '../../../operations/waiting/condition-of.ts';
import { reportedPlace } from './reported-place.ts';
import { tabOf } from './tabs.ts';
import { waitInPage } from './wait-in-page.ts';

/** Waits in a tab until the condition is met or the wait is ended. Throws where what is looked for makes no sense, or may not be looked at. */
export async function waitInTab(
  tabId: number,
  condition: Condition,
  ended: AbortSignal,
  language: Language,
): Promise<Waited> {
  if (ended.aborted) return { isMet: false };
  switch (condition.for) {
    case 'time':
      return new Promise(resolve => ended.addEventListener('abort', () => resolve({ isMet: false })));
    case 'url':
      return waitForAddress({ tabId, pattern: condition.url, language }, ended);
    default:
      return waitInPage({ tabId, condition, language }, ended);
  }
}

/**
 * Waits until the tab's address fits, as the model may be told of it: else its waits would tell what is secret in it. Of a
 * page that is never to be read none does.
 */
async function waitForAddress(
  { tabId, pattern }: { tabId: number; pattern: string; language: Language },
  ended: AbortSignal,
): Promise<Waited> {
  const { promise, resolve, reject } = Promise.withResolvers<Waited>();
  const look = async (): Promise<void> => {
    // Throws when the tab is closed.
    const tab = await tabOf(tabId);
    if (!tab.url || !fitsAddress(tab.url, pattern)) return;
    const told = await reportedPlace(tab);
    if (told && fitsAddress(told.url, pattern)) resolve({ isMet: true });
  };
  const lookAgain = (updatedId: number): void => {
    if (updatedId === tabId) look().catch(reject);
  };
  chrome.tabs.onUpdated.addListener(lookAgain);
  chrome.tabs.onRemoved.addListener(lookAgain);
  ended.addEventListener('abort', () => resolve({ isMet: false }));
  try {
    await look();
    return await promise;
  } finally {
    chrome.tabs.onUpdated.removeListener(lookAgain);
    chrome.tabs.onRemoved.removeListener(lookAgain);
  }
}
