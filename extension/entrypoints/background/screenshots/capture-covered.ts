import type { Language } from '@assent/shared';
import { message } from '../../../messages/message.ts';
import type { PaintedOver } from '../../../operations/contract/picture.ts';
import { PageError } from '../../../page/page-error.ts';
import type { Frame } from '../frames/reach-frames.ts';
import {
  areFramesCovered,
  areSameDocuments,
  coverFrames,
  framesOfDocument,
  type PicturableFrames,
  uncoverFrames,
} from './cover-frames.ts';

/** A tab in front of its window, to be captured, with the documents that it had then. */
export interface Scene {
  tabId: number;
  /** The document that the user saw. */
  documentId: string;
  windowId: number;
  language: Language;
  frames: readonly Frame[];
  /** Aborted when the user stops the run. */
  stopped: AbortSignal;
}

export interface CoveredCapture {
  bitmap: ImageBitmap;
  painted: PaintedOver;
}

const ATTEMPTS = 4;
/** Chromium captures at most twice a second, and sometimes fails while a tab comes to the front. */
const DEADLINE_MS = 5_000;
const PAUSE_MS = 100;

/**
 * A capture in which every secret is painted over, both before and after it. Tries again when something moved meanwhile;
 * `Timeout` for a page that never stands still, `Rejected` once the user has stopped it.
 */
export async function captureCovered(scene: Scene): Promise<CoveredCapture> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (scene.stopped.aborted) throw new PageError('Rejected', message('picture.stopped'));
    const reached = await framesOfDocument(scene);
    try {
      const capture = await tryCapture(scene, reached);
      if (capture) return capture;
    } finally {
      await uncoverFrames(reached.frames);
    }
  }
  throw new PageError('Timeout', message('picture.neverStill'));
}

/** Undefined unless everything was certainly painted over. */
async function tryCapture(scene: Scene, reached: PicturableFrames): Promise<CoveredCapture | undefined> {
  const covered = await coverFrames(reached);
  if (!covered) return undefined;
  const bitmap = await captureTab(scene);
  const isCovered =
    (await areFramesCovered(covered.frames)) && (await areSameDocuments(scene.tabId, reached));
  if (isCovered) return { bitmap, painted: covered.painted };
  bitmap.close();
  return undefined;
}

/**
 * Chromium captures the front tab, whichever it is: `NotInteractable` when another one came to the front meanwhile.
 * `NotPermitted` unless the user has clicked our icon in that tab.
 */
async function captureTab({ tabId, windowId }: Scene): Promise<ImageBitmap> {
  let isOtherInFront = false;
  const noteFront = (front: { tabId: number; windowId: number }): void => {
    isOtherInFront ||= front.windowId === windowId && front.tabId !== tabId;
  };
  chrome.tabs.onActivated.addListener(noteFront);
  try {
    const address = await whenCaptured(windowId, performance.now() + DEADLINE_MS);
    const { active } = await chrome.tabs.get(tabId);
    if (!active || isOtherInFront) throw new PageError('NotInteractable', message('picture.otherTabInFront'));
    const [, base64 = ''] = address.split(',', 2);
    const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0));
    return await createImageBitmap(new Blob([bytes]));
  } finally {
    chrome.tabs.onActivated.removeListener(noteFront);
  }
}

/** Retries until Chromium grants the capture: no event says when it will. */
async function whenCaptured(windowId: number, until: number): Promise<string> {
  for (;;) {
    const taken = await chrome.tabs.captureVisibleTab(windowId, { format: 'png' }).catch((cause: unknown) => {
      const text = cause instanceof Error ? cause.message : String(cause);
      if (/permission|cannot access/i.test(text))
        throw new PageError('NotPermitted', message('picture.notAllowed'), { cause });
      if (performance.now() > until) throw new PageError('Timeout', message('picture.notDrawn'), { cause });
      return undefined;
    });
    if (taken !== undefined) return taken;
    await new Promise(resume => setTimeout(resume, PAUSE_MS));
  }
}
