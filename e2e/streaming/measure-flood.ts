import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import * as z from 'zod';
import type { PanelDriver } from '../flows/drive-panel.ts';
import { floods } from './floods.ts';
import { type FrameRecord, recordFrames } from './record-frames.ts';
import type { StreamingBackend } from './streaming-backend.ts';

export interface FloodRecord {
  frames: FrameRecord;
  /** Milliseconds from the press on Stop, by the browser's clock, until the panel showed that it had ended; absent when the limit had ended the answer before. */
  stopped: number | undefined;
}

/** Asks a flooding backend, and presses Stop after some milliseconds. Afterwards the panel has shown everything that arrived. */
export async function measureFlood(
  { page, ask, press }: PanelDriver,
  backend: StreamingBackend,
  name: string,
  milliseconds: number,
): Promise<FloodRecord> {
  const begun = Promise.withResolvers<void>();
  backend.flood = () => {
    begun.resolve();
    return floods[name]?.() ?? [];
  };
  await press('newChat');
  await page.evaluate(WATCH_STOP);
  const frames = await recordFrames(page, async () => {
    // Stop appears in its place.
    const box = await page.getByRole('button', { name: 'Send', exact: true }).boundingBox();
    await ask('Tell me everything about this page');
    await begun.promise;
    await delay(milliseconds);
    // At once, also while the page is busy: a click of Playwright waits for it.
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
    await untilShown(page);
  });
  const stopped = z.nullable(z.number()).parse(await page.evaluate('globalThis.stopped ?? null'));
  backend.flood = undefined;
  return { frames, stopped: stopped ?? undefined };
}

const WATCH_STOP = `
  globalThis.stopped = undefined;
  globalThis.namedButton ??= name => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  globalThis.watchStop ??= addEventListener('click', event => {
    if (!event.isTrusted || event.target !== namedButton('Stop')) return;
    const observer = new MutationObserver(() => {
      if (!namedButton('Send')) return;
      observer.disconnect();
      globalThis.stopped = performance.now() - event.timeStamp;
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }, true) ?? true;
`;

/** Until the thread grows no more. */
async function untilShown(page: Page): Promise<void> {
  for (let before: unknown; ; ) {
    const length: unknown = await page.evaluate(`document.querySelector('main').textContent.length`);
    if (length === before) return;
    before = length;
    await delay(300);
  }
}
