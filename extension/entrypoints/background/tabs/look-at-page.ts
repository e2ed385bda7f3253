import { NoAnswer, SiteRefusal } from '../../../messaging/failures.ts';
import { surveyArrival } from '../../../messaging/survey-document.ts';
import type { ReachedPage } from '../../../operations/browser/browser.ts';
import { recogniseBlock } from '../../../operations/browser/recognise-block.ts';
import type { ArrivalSigns } from '../../../page/arrival-signs.ts';
import { PageError } from '../../../page/page-error.ts';
import type { Probed } from '../frames/look-at-documents.ts';
import { beforeDeadline, isUnseen, unless } from '../frames/page-failures.ts';
import { lookAtTop } from '../frames/reach-frames.ts';
import { reportedTab } from './tabs.ts';

const DEADLINE_MS = 2_000;

/** The top document of a tab; undefined where we may not look. Throws for a blocked or closed one. */
export function visiblePage(tabId: number): Promise<Probed | undefined> {
  const isClosedToUs = (thrown: unknown) =>
    thrown instanceof PageError && !(thrown instanceof SiteRefusal) && thrown.type !== 'PageGone';
  return unless(isClosedToUs, lookAtTop(tabId));
}

/** The page where a tab has arrived. `NavigationError` for an error page of the browser, `NotPermitted` for a blocked page. */
export async function lookAtArrivedPage(tabId: number, status: number | undefined): Promise<ReachedPage> {
  const signs = await signsOf(tabId);
  const { url, title } = await reportedTab(tabId);
  const block = signs && recogniseBlock({ signs, status });
  return {
    kind: 'there',
    url,
    title,
    ...(signs ? { contentLength: signs.textLength } : {}),
    ...(status === undefined ? {} : { status }),
    ...(block ? { block } : {}),
  };
}

/** Undefined also where there is no page. */
export function signsIfAny(tabId: number): Promise<ArrivalSigns | undefined> {
  return unless(isUnseen, surveyTop(tabId));
}

/** Undefined where we may not look, or the page does not answer. */
function signsOf(tabId: number): Promise<ArrivalSigns | undefined> {
  return unless(isPageUnseen, surveyTop(tabId));
}

async function surveyTop(tabId: number): Promise<ArrivalSigns | undefined> {
  const top = await lookAtTop(tabId);
  return top && beforeDeadline(surveyArrival(top), DEADLINE_MS);
}

function isPageUnseen(thrown: unknown): boolean {
  if (thrown instanceof SiteRefusal || !(thrown instanceof PageError)) return thrown instanceof NoAnswer;
  return thrown.type !== 'PageGone' && thrown.type !== 'NavigationError';
}
