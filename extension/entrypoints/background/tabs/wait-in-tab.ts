import type { Condition, Waited } from '../../../operations/browser/browser.ts';
import { fitsAddress } from '../../../operations/waiting/condition-of.ts';
import type { PageCondition } from '../../../page/observing/look-for.ts';
import { PageError } from '../../../page/page-error.ts';
import { type Frame, reachFrames } from '../frames/reach-frames.ts';
import { listen } from './listen.ts';
import { reportedPlace } from './reported-place.ts';
import { tabOf } from './tabs.ts';
import { isMetIn, openWaitingFrame, togetherIn, type WaitingFrame } from './waiting-frame.ts';

/** Waits in a tab until the condition is met or `ended` is aborted. Throws for an invalid target, or where we may not look. */
export async function waitInTab(tabId: number, condition: Condition, ended: AbortSignal): Promise<Waited> {
  if (ended.aborted) return { isMet: false };
  switch (condition.for) {
    case 'time':
      return new Promise(resolve => ended.addEventListener('abort', () => resolve({ isMet: false })));
    case 'url':
      return waitForAddress(tabId, condition.url, ended);
    default:
      return waitInPage(tabId, condition, ended);
  }
}

/**
 * Waits until the address matches as the model may see it; otherwise waits would reveal its secrets. The address of a blocked
 * page never matches.
 */
async function waitForAddress(tabId: number, pattern: string, ended: AbortSignal): Promise<Waited> {
  const { promise, resolve, reject } = Promise.withResolvers<Waited>();
  const look = async (): Promise<void> => {
    // Throws when the tab is closed.
    const tab = await tabOf(tabId);
    if (!tab.url || !fitsAddress(tab.url, pattern)) return;
    const reported = await reportedPlace(tab);
    if (reported && fitsAddress(reported.url, pattern)) resolve({ isMet: true });
  };
  const lookAgain = (updatedId: number): void => {
    if (updatedId === tabId) look().catch(reject);
  };
  const stops = [listen(chrome.tabs.onUpdated, lookAgain), listen(chrome.tabs.onRemoved, lookAgain)];
  ended.addEventListener('abort', () => resolve({ isMet: false }));
  try {
    await look();
    return await promise;
  } finally {
    for (const stop of stops) stop();
  }
}

/** How often to look for new documents and silent changes; the pages report all else. */
const LOOK_EVERY_MS = 1_000;
/** An element is gone only after a second look: a frame that reloads, or a page that renders again, lacks it briefly. */
const LOOK_ONCE_MORE_MS = 500;
/** The errors of a document that was replaced, or is busy. */
const PASSING: ReadonlySet<string> = new Set(['PageGone', 'Timeout', 'InternalError']);

/**
 * Waits in all readable documents of a tab. They come and go: the current ones count, even of another page. Timers run here,
 * because the browser throttles those of a background tab.
 */
async function waitInPage(tabId: number, condition: PageCondition, ended: AbortSignal): Promise<Waited> {
  const { promise, resolve, reject } = Promise.withResolvers<Waited>();
  const open = new Map<string, WaitingFrame>();
  let shown: readonly Frame[] = [];
  const isForGone = condition.for === 'gone' || condition.for === 'text gone';
  let wasThere = false;
  let goneSince: number | undefined;
  const judge = async (hasLookedAround: boolean): Promise<void> => {
    wasThere ||= [...open.values()].some(frame => frame.sign()?.isMet === false);
    const isMet = await unlessPassing(tabId, isMetIn(condition, [...open.values()], shown));
    if (isMet && !isForGone) return resolve({ isMet });
    if (!isMet) goneSince = undefined;
    else if (goneSince === undefined) {
      goneSince = performance.now();
      setTimeout(() => void enter().catch(reject), LOOK_ONCE_MORE_MS);
    } else if (hasLookedAround && performance.now() - goneSince >= LOOK_ONCE_MORE_MS)
      resolve({ isMet, wasThere });
  };
  const enter = async (): Promise<void> => {
    const reached = await unlessPassing(tabId, reachFrames(tabId, 'extras'));
    shown = reached?.frames ?? shown;
    for (const frame of shown) if (!ended.aborted && !open.has(frame.documentId)) begin(frame);
    await judge(reached !== undefined);
  };
  const begin = (frame: Frame): void => {
    const opened = openWaitingFrame(frame, condition, {
      changed: () => void judge(false).catch(reject),
      failed: reject,
      left: hadSign => {
        open.delete(frame.documentId);
        if (hadSign) void enter().catch(reject);
      },
    });
    open.set(frame.documentId, opened);
  };
  const ticking = setInterval(() => {
    for (const frame of open.values()) frame.look();
    void enter().catch(reject);
  }, LOOK_EVERY_MS);
  ended.addEventListener('abort', () => {
    const isMet = goneSince !== undefined;
    resolve({ isMet, wasThere, sign: togetherIn([...open.values()]) });
  });
  void enter().catch(reject);
  try {
    return await promise;
  } finally {
    clearInterval(ticking);
    for (const frame of open.values()) frame.close();
  }
}

/** Undefined while nobody answers, as when one document replaces another. */
async function unlessPassing<Answer>(tabId: number, asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (thrown) {
    if (!(thrown instanceof PageError) || !PASSING.has(thrown.type)) throw thrown;
    // Throws when the tab is closed.
    await tabOf(tabId);
    return undefined;
  }
}
