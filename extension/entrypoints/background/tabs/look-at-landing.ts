import { NoAnswer, SiteRefusal } from '../../../messaging/failures.ts';
import { surveyArrival } from '../../../messaging/survey-document.ts';
import type { Landing } from '../../../operations/browser/browser.ts';
import { recogniseBlock } from '../../../operations/browser/recognise-block.ts';
import type { ArrivalSigns } from '../../../page/arrival-signs.ts';
import { PageError } from '../../../page/page-error.ts';
import { beforeDeadline } from '../frames/before-deadline.ts';
import { lookAtTab } from '../frames/reach-frames.ts';
import { reportedTab } from './tabs.ts';

const DEADLINE_MS = 2_000;

/**
 * What there is where a tab has come to. `NavigationError` for a page of the browser's that says why there is none;
 * `NotPermitted` for one that is never to be read, of which nothing is told.
 */
export async function lookAtLanding(tabId: number, status: number | undefined): Promise<Landing> {
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

/** Undefined where we may not look, or the page does not answer. */
async function signsOf(tabId: number): Promise<ArrivalSigns | undefined> {
  try {
    return await lookAtTop(tabId);
  } catch (thrown) {
    if (thrown instanceof SiteRefusal || !isUnseen(thrown)) throw thrown;
    return undefined;
  }
}

/** Undefined also where there is no page. */
export async function signsIfAny(tabId: number): Promise<ArrivalSigns | undefined> {
  try {
    return await lookAtTop(tabId);
  } catch (thrown) {
    if (thrown instanceof PageError || thrown instanceof NoAnswer) return undefined;
    throw thrown;
  }
}

async function lookAtTop(tabId: number): Promise<ArrivalSigns | undefined> {
  const { probed } = await lookAtTab(tabId, []);
  const top = probed.find(({ isTop }) => isTop);
  return top && beforeDeadline(surveyArrival(top), DEADLINE_MS, '');
}

function isUnseen(thrown: unknown): boolean {
  if (thrown instanceof NoAnswer) return true;
  return thrown instanceof PageError && thrown.type !== 'PageGone' && thrown.type !== 'NavigationError';
}
