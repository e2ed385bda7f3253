import { NoAnswer, SiteRefusal } from '../../../messaging/failures.ts';
import { surveyArrival } from '../../../messaging/survey-document.ts';
import type { ReachedPage } from '../../../operations/browser/browser.ts';
import { recogniseBlock } from '../../../operations/browser/recognise-block.ts';
import type { ArrivalSigns } from '../../../page/arrival-signs.ts';
import { PageError } from '../../../page/page-error.ts';
import type { Probed } from '../frames/look-at-documents.ts';
import { beforeDeadline } from '../frames/page-failures.ts';
import { lookAtTop } from '../frames/reach-frames.ts';
import { reportedTab } from './tabs.ts';

const DEADLINE_MS = 2_000;

/** The top document of a tab; undefined where we may not look. Throws for a blocked or closed one. */
export async function visiblePage(tabId: number): Promise<Probed | undefined> {
  try {
    return await lookAtTop(tabId);
  } catch (thrown) {
    if (!(thrown instanceof PageError) || thrown instanceof SiteRefusal || thrown.type === 'PageGone')
      throw thrown;
    return undefined;
  }
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
export async function signsIfAny(tabId: number): Promise<ArrivalSigns | undefined> {
  try {
    return await surveyTop(tabId);
  } catch (thrown) {
    if (thrown instanceof PageError || thrown instanceof NoAnswer) return undefined;
    throw thrown;
  }
}

/** Undefined where we may not look, or the page does not answer. */
async function signsOf(tabId: number): Promise<ArrivalSigns | undefined> {
  try {
    return await surveyTop(tabId);
  } catch (thrown) {
    if (thrown instanceof SiteRefusal || !isUnseen(thrown)) throw thrown;
    return undefined;
  }
}

async function surveyTop(tabId: number): Promise<ArrivalSigns | undefined> {
  const top = await lookAtTop(tabId);
  return top && beforeDeadline(surveyArrival(top), DEADLINE_MS);
}

function isUnseen(thrown: unknown): boolean {
  if (thrown instanceof NoAnswer) return true;
  return thrown instanceof PageError && thrown.type !== 'PageGone' && thrown.type !== 'NavigationError';
}
