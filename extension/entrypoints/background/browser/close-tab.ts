import type { Language } from '@assent/shared';
import { PageError } from '../../../page/page-error.ts';
import { ToldError } from '../../../page/told-error.ts';
import { isBlocked } from '../when-document-left.ts';
import { words } from '../words.ts';
import { navigationWords } from './navigation-words.ts';

const DEADLINE_MS = 5_000;
/** A tab closes at once, unless its page has the person asked. */
const HELD_MS = 1_000;
const LOOK_MS = 100;

/** Closes a tab, and looks whether it is closed: its page may have the person asked, for as long as they like. */
export async function closeTab(tabId: number, language: Language): Promise<void> {
  let isAnswered = false;
  let refused: unknown;
  const answered = chrome.tabs.remove(tabId).catch((cause: unknown) => {
    refused = cause;
  });
  void answered.then(() => {
    isAnswered = true;
  });
  const begun = Date.now();
  while (await isOpen(tabId)) {
    const waited = Date.now() - begun;
    if (waited > HELD_MS && (await isBlocked(tabId)))
      throw new ToldError('NeedsUser', navigationWords.closeHeld[language]);
    if (isAnswered || waited > DEADLINE_MS)
      throw new ToldError('NotPermitted', navigationWords.closeRefused[language]);
    await new Promise(resume => setTimeout(resume, LOOK_MS));
  }
  if (refused) throw new PageError('PageGone', words.tabClosed[language], { cause: refused });
}

function isOpen(tabId: number): Promise<boolean> {
  return chrome.tabs.get(tabId).then(
    () => true,
    () => false,
  );
}
