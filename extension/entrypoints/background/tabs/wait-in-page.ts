import type { Language } from '@assent/shared';
import type { Waited } from '../../../operations/browser/browser.ts';
import type { PageCondition } from '../../../page/observing/look-for.ts';
import { PageError } from '../../../page/page-error.ts';
import { type Frame, reachFrames } from '../frames/reach-frames.ts';
import { isMetIn, togetherIn } from './judge-signs.ts';
import { tabOf } from './tabs.ts';
import { openWaitingFrame, type WaitingFrame } from './waiting-frame.ts';

interface Wait {
  tabId: number;
  condition: PageCondition;
  language: Language;
}

/** So often it is looked whether there are other documents, and what has changed in silence; the pages tell all else. */
const LOOK_EVERY_MS = 1_000;

/** What is gone is looked for once more: a frame that loads again is away for a moment, and so is what a page draws anew. */
const LOOK_ONCE_MORE_MS = 500;

/**
 * Waits in all documents of a tab that may be read. They come and go meanwhile: what the tab shows by then counts, be it
 * another page. Time is kept here, since the browser lets the timers of a tab wait that is not in front.
 */
export async function waitInPage(wait: Wait, ended: AbortSignal): Promise<Waited> {
  const { tabId } = wait;
  const { promise, resolve, reject } = Promise.withResolvers<Waited>();
  const open = new Map<string, WaitingFrame>();
  let shown: readonly Frame[] = [];
  const isForGone = wait.condition.for === 'gone' || wait.condition.for === 'text gone';
  let wasThere = false;
  let goneSince: number | undefined;
  const judge = async (hasLookedAround: boolean): Promise<void> => {
    wasThere ||= [...open.values()].some(frame => frame.sign()?.isMet === false);
    const isMet = await unlessPassing(wait, isMetIn(wait, [...open.values()], shown));
    if (isMet && !isForGone) return resolve({ isMet });
    if (!isMet) goneSince = undefined;
    else if (goneSince === undefined) {
      goneSince = performance.now();
      setTimeout(() => void enter().catch(reject), LOOK_ONCE_MORE_MS);
    } else if (hasLookedAround && performance.now() - goneSince >= LOOK_ONCE_MORE_MS)
      resolve({ isMet, wasThere });
  };
  const enter = async (): Promise<void> => {
    const reached = await unlessPassing(wait, reachFrames(tabId, 'extras'));
    shown = reached?.frames ?? shown;
    for (const frame of shown) if (!ended.aborted && !open.has(frame.documentId)) begin(frame);
    await judge(reached !== undefined);
  };
  const begin = (frame: Frame): void => {
    const opened = openWaitingFrame(frame, wait, {
      told: () => void judge(false).catch(reject),
      failed: reject,
      left: hadSpoken => {
        open.delete(frame.documentId);
        if (hadSpoken) void enter().catch(reject);
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

/** Undefined while nobody can be asked, as when one document takes the place of another. */
async function unlessPassing<Answer>({ tabId }: Wait, asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (thrown) {
    if (!(thrown instanceof PageError) || !PASSING.has(thrown.type)) throw thrown;
    // Throws when the tab is closed: there is nothing to wait for any more.
    await tabOf(tabId);
    return undefined;
  }
}

/** What Chromium says of a document that was replaced meanwhile, or is busy. */
const PASSING: ReadonlySet<string> = new Set(['PageGone', 'Timeout', 'InternalError']);
