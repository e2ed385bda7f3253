import { message } from '../../../messages/message.ts';
import { NoAnswer } from '../../../messaging/failures.ts';
import { stepInHistory, surveyHistory } from '../../../messaging/survey-document.ts';
import type { Arrival } from '../../../operations/browser/browser.ts';
import { type HistorySteps, hasStepped } from '../../../page/history-steps.ts';
import { PageError } from '../../../page/page-error.ts';
import type { Probed } from '../frames/look-at-documents.ts';
import { beforeDeadline } from '../frames/page-failures.ts';
import { leadTab } from './lead-tab.ts';
import { visiblePage } from './look-at-page.ts';

const DEADLINE_MS = 2_000;

/** Undefined where we may not look. */
export async function historyOf(tabId: number): Promise<HistorySteps | undefined> {
  const top = await visiblePage(tabId);
  return top && stepsOf(top);
}

export async function stepTab(tabId: number, by: -1 | 1): Promise<Arrival> {
  const top = await visiblePage(tabId);
  return top ? stepFrom(top, by) : stepUnseen(tabId, by);
}

function stepsOf(top: Probed): Promise<HistorySteps> {
  return beforeDeadline(surveyHistory(top), DEADLINE_MS);
}

async function stepFrom(top: Probed, by: -1 | 1): Promise<Arrival> {
  const before = await stepsOf(top);
  const hasLeft = (): true => true;
  const lead = {
    from: top,
    start: () => stepInHistory(top, by).catch(leftAtOnce),
    isThereWithin: () => surveyHistory(top).then(now => hasStepped(before, now, by), hasLeft),
  };
  const arrival = await leadTab(top.tabId, lead);
  const isKnown = (by === -1 ? before.back : before.forward) !== undefined;
  if (arrival.kind !== 'stayed' || arrival.because !== 'unknown' || isKnown) return arrival;
  throw new PageError('NavigationError', message('history.hardlyAny'));
}

/** The document may unload before it answers. */
function leftAtOnce(cause: unknown): void {
  if (!(cause instanceof NoAnswer && cause.reason === 'interrupted')) throw cause;
}

/** Where we may not ask the page, `chrome.tabs` steps, and rejects when there is no such page. */
function stepUnseen(tabId: number, by: -1 | 1): Promise<Arrival> {
  const start = () =>
    (by === -1 ? chrome.tabs.goBack(tabId) : chrome.tabs.goForward(tabId)).catch((cause: unknown) => {
      const code = by === -1 ? 'history.stayedBack' : 'history.stayedForward';
      throw new PageError('NavigationError', message(code), { cause });
    });
  return leadTab(tabId, { from: undefined, start, isThereWithin: async () => false });
}
