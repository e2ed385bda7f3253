import type { Language } from '@assent/shared';
import { stepInHistory, surveyHistory } from '../../../messaging/ask-reader.ts';
import { NoAnswer } from '../../../messaging/no-answer.ts';
import { SiteRefusal } from '../../../messaging/site-refusal.ts';
import type { Arrival } from '../../../operations/browser/browser.ts';
import type { HistorySteps } from '../../../page/history-steps.ts';
import { PageError } from '../../../page/page-error.ts';
import { beforeDeadline } from '../before-deadline.ts';
import type { Probed } from '../look-at-documents.ts';
import { lookAtTab } from '../reach-frames.ts';
import { words } from '../words.ts';
import { leadTab } from './lead-tab.ts';
import { navigationWords } from './navigation-words.ts';

const DEADLINE_MS = 2_000;

/** Undefined where we may not look. */
export async function historyOf(tabId: number, language: Language): Promise<HistorySteps | undefined> {
  const top = await visiblePage(tabId, language);
  return top && beforeDeadline(surveyHistory(top), DEADLINE_MS, words.noResponse[language]);
}

export async function stepTab(tabId: number, by: -1 | 1, language: Language): Promise<Arrival> {
  const top = await visiblePage(tabId, language);
  const arrival = await leadTab(tabId, () => setOut(tabId, top, by, language), language);
  if (arrival.kind === 'stayed' && arrival.because === 'unknown') throw noPage(by, language);
  return arrival;
}

/** Where we may not ask the page itself, the browser goes by its own way. */
async function setOut(tabId: number, top: Probed | undefined, by: -1 | 1, language: Language): Promise<void> {
  if (top) return stepInHistory(top, by).catch(leftAtOnce);
  const step = by === -1 ? chrome.tabs.goBack(tabId) : chrome.tabs.goForward(tabId);
  await step.catch((cause: unknown) => {
    throw noPage(by, language, { cause });
  });
}

/** The document may be gone before it has answered. */
function leftAtOnce(cause: unknown): void {
  if (!(cause instanceof NoAnswer && cause.reason === 'interrupted')) throw cause;
}

function noPage(by: -1 | 1, language: Language, options?: ErrorOptions): PageError {
  const said = by === -1 ? navigationWords.noPageBefore : navigationWords.noPageAfter;
  return new PageError('NavigationError', said[language], options);
}

/** The document of the page in a tab, where we may look at it. */
async function visiblePage(tabId: number, language: Language): Promise<Probed | undefined> {
  try {
    const { probed } = await lookAtTab(tabId, [], language);
    return probed.find(({ isTop }) => isTop);
  } catch (thrown) {
    if (!(thrown instanceof PageError) || thrown instanceof SiteRefusal || thrown.type === 'PageGone')
      throw thrown;
    return undefined;
  }
}
