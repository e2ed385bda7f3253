import type { Language } from '@assent/shared';
import { stepInHistory, surveyHistory } from '../../../messaging/ask-reader.ts';
import { NoAnswer } from '../../../messaging/no-answer.ts';
import type { Arrival } from '../../../operations/browser/browser.ts';
import { type HistorySteps, hasStepped } from '../../../page/history-steps.ts';
import { PageError } from '../../../page/page-error.ts';
import { beforeDeadline } from '../before-deadline.ts';
import type { Probed } from '../look-at-documents.ts';
import { words } from '../words.ts';
import { leadTab } from './lead-tab.ts';
import { navigationWords } from './navigation-words.ts';
import { visiblePage } from './visible-page.ts';

const DEADLINE_MS = 2_000;

/** Undefined where we may not look. */
export async function historyOf(tabId: number, language: Language): Promise<HistorySteps | undefined> {
  const top = await visiblePage(tabId, language);
  return top && stepsOf(top, language);
}

export async function stepTab(tabId: number, by: -1 | 1, language: Language): Promise<Arrival> {
  const from = await visiblePage(tabId, language);
  const isThereWithin = from ? await watchSteps(from, by, language) : async () => false;
  const lead = { from, setOut: () => setOut(tabId, from, by, language), isThereWithin };
  const arrival = await leadTab(tabId, lead, language);
  if (arrival.kind === 'stayed' && arrival.because === 'unknown') throw noPage(by, language);
  return arrival;
}

function stepsOf(top: Probed, language: Language): Promise<HistorySteps> {
  return beforeDeadline(surveyHistory(top), DEADLINE_MS, words.noResponse[language]);
}

/** Tells whether the step was taken within a document, from the place where that stands now. */
async function watchSteps(top: Probed, by: -1 | 1, language: Language): Promise<() => Promise<boolean>> {
  const before = await stepsOf(top, language);
  const hasLeft = (): true => true;
  return () => surveyHistory(top).then(now => hasStepped(before, now, by), hasLeft);
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
