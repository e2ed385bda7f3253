import { message } from '../../../messages/message.ts';
import { NoAnswer, SiteRefusal } from '../../../messaging/failures.ts';
import { surveyOpener } from '../../../messaging/survey-document.ts';
import { cleanText } from '../../../page/dom/clean-text.ts';
import { PageError } from '../../../page/page-error.ts';
import { LONGEST_ADDRESS } from '../../../page/place.ts';
import { beforeDeadline } from '../frames/before-deadline.ts';
import { type Frame, lookAtTab } from '../frames/reach-frames.ts';

/** The browser tells nothing of a tab before something has come, and nobody may look into it. */
const DEADLINE_MS = 1_500;
const LOOK_MS = 50;

interface Doubt {
  /** The tab that came up, and the one that stood in front of the action's then. */
  id: number;
  openerId: number;
  /** The documents of the action's tab. */
  acted: readonly Frame[];
  /** Where the page said that its link leads, in a tab. */
  announced: string | undefined;
}

/**
 * Whether a tab that came up behind another's back is of the page that was acted in, and of no other for sure: it has the very
 * address that the page announced, its opener is one of the page's documents, or what led there is a site that no
 * other tab is of, and nothing in the one in front.
 */
export async function isOpenedByPage(doubt: Doubt): Promise<boolean> {
  const deadline = Date.now() + DEADLINE_MS;
  while (Date.now() < deadline) {
    const tab = await chrome.tabs.get(doubt.id).catch(() => undefined);
    if (!tab) return false;
    const address = tab.pendingUrl || tab.url;
    if (address && doubt.announced === cleanText(address, LONGEST_ADDRESS)) return true;
    const judged = await unlessUnseen(beforeDeadline(judge(doubt), DEADLINE_MS, ''));
    if (judged !== undefined) return judged;
    await new Promise(resume => setTimeout(resume, LOOK_MS));
  }
  return false;
}

async function judge(doubt: Doubt): Promise<boolean> {
  try {
    return await judgeBySigns(doubt);
  } catch (thrown) {
    // Nothing is looked at in what is never read.
    if (thrown instanceof SiteRefusal) return false;
    throw thrown;
  }
}

async function judgeBySigns({ id, openerId, acted }: Doubt): Promise<boolean> {
  const { probed } = await lookAtTab(id, []);
  const top = probed.find(({ isTop }) => isTop);
  if (!top) throw new PageError('PageGone', message('page.replaced'));
  const { openerBorn, referrer } = await surveyOpener(top);
  if (openerBorn !== undefined) return (await birthsOf(acted)).includes(openerBorn);
  if (!acted.some(({ origin }) => origin === referrer)) return false;
  const others = (await chrome.tabs.query({})).filter(tab => tab.id !== id && tab.id !== acted[0]?.tabId);
  if (others.some(({ url }) => url !== undefined && new URL(url).origin === referrer)) return false;
  const front = await lookAtTab(openerId, []).catch(() => undefined);
  if (!front) return false;
  return ![...front.probed, ...front.withheld].some(({ place }) => place.origin === referrer);
}

async function birthsOf(frames: readonly Frame[]): Promise<number[]> {
  const asked = frames.map(frame => unlessUnseen(surveyOpener(frame).then(({ born }) => [born])));
  return (await Promise.all(asked)).flatMap(born => born ?? []);
}

/** Undefined while nobody may look at what is there, or it does not answer. */
async function unlessUnseen<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (thrown) {
    if (thrown instanceof PageError || thrown instanceof NoAnswer) return undefined;
    throw thrown;
  }
}
