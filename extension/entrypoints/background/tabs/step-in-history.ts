import type { Language } from '@assent/shared';
import { stepInHistory, surveyHistory } from '../../../messaging/ask-reader.ts';
import { NoAnswer } from '../../../messaging/no-answer.ts';
import type { Arrival } from '../../../operations/browser/browser.ts';
import { type HistorySteps, hasStepped } from '../../../page/history-steps.ts';
import { UserFacingError } from '../../../page/user-facing-error.ts';
import { beforeDeadline } from '../frames/before-deadline.ts';
import type { Probed } from '../frames/look-at-documents.ts';
import { words } from '../frames/words.ts';
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
  const top = await visiblePage(tabId, language);
  return top ? stepFrom(top, by, language) : stepUnseen(tabId, by, language);
}

function stepsOf(top: Probed, language: Language): Promise<HistorySteps> {
  return beforeDeadline(surveyHistory(top), DEADLINE_MS, words.noResponse[language]);
}

async function stepFrom(top: Probed, by: -1 | 1, language: Language): Promise<Arrival> {
  const before = await stepsOf(top, language);
  const hasLeft = (): true => true;
  const lead = {
    from: top,
    setOut: () => stepInHistory(top, by).catch(leftAtOnce),
    isThereWithin: () => surveyHistory(top).then(now => hasStepped(before, now, by), hasLeft),
  };
  const arrival = await leadTab(top.tabId, lead, language);
  const isKnown = (by === -1 ? before.back : before.forward) !== undefined;
  if (arrival.kind !== 'stayed' || arrival.because !== 'unknown' || isKnown) return arrival;
  throw new UserFacingError('NavigationError', navigationWords.hardlyAPage[language]);
}

/** The document may be gone before it has answered. */
function leftAtOnce(cause: unknown): void {
  if (!(cause instanceof NoAnswer && cause.reason === 'interrupted')) throw cause;
}

/** Where we may not ask the page itself, the browser goes by its own way, and says where there is none. */
function stepUnseen(tabId: number, by: -1 | 1, language: Language): Promise<Arrival> {
  const setOut = () =>
    (by === -1 ? chrome.tabs.goBack(tabId) : chrome.tabs.goForward(tabId)).catch((cause: unknown) => {
      const said = by === -1 ? navigationWords.noPageBefore : navigationWords.noPageAfter;
      throw new UserFacingError('NavigationError', said[language], { cause });
    });
  return leadTab(tabId, { from: undefined, setOut, isThereWithin: async () => false }, language);
}
