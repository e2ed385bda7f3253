import type { Language } from '@assent/shared';
import type { Condition, Waited } from '../../../operations/waiting/condition.ts';
import { waitForAddress } from './wait-for-address.ts';
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
