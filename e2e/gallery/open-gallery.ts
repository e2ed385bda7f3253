import type { Plugin } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../browser/find-chromium.ts';
import { bundleStage } from './stage/bundle-stage.ts';
import type { Look } from './stage/show-state.tsx';
import { states } from './states/list.ts';

/** A browser that shows the states of the panel, one at a time. */
export interface Gallery {
  page: Page;
  /** Shows a state at a width, as high as its content. */
  show(name: string, look: Look, width: number): Promise<void>;
  close(): Promise<void>;
}

const LOWEST = 480;
/** A panel on a small screen. */
const LOW = 640;
const FLAGS = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

/** `plugins`: for the bundle of its page. */
export async function openGallery(plugins: Plugin[] = []): Promise<Gallery> {
  const stage = await bundleStage(plugins);
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    deviceScaleFactor: 1,
    // A moving picture would show another moment each time.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const broken: Error[] = [];
  page.on('pageerror', error => broken.push(error));
  await page.clock.setFixedTime('2026-11-22T09:30:00Z');
  await page.goto(stage.url);
  const show = async (name: string, look: Look, width: number): Promise<void> => {
    await page.setViewportSize({ width, height: LOWEST });
    const mount = (): Promise<unknown> =>
      page.evaluate(`show(${JSON.stringify(name)}, ${JSON.stringify(look)})`);
    await mount();
    await nextFrames(page);
    const isLow = states.some(state => state.name === name && state.isLow);
    await page.setViewportSize({ width, height: isLow ? LOW : await heightNeeded(page) });
    // A card that was too high for the panel keeps the room of its line about rows below.
    if (!isLow && (await page.locator('[data-rest]').count()) > 0) await mount();
    await nextFrames(page);
    await showEnd(page);
    if (broken.length > 0) throw new AggregateError(broken, `The state ${name} broke its page.`);
  };
  const close = async (): Promise<void> => {
    await browser.close();
    stage.remove();
  };
  return { page, show, close };
}

/** The thread scrolls in the panel, a dialog in itself, Settings in their page: the extra height that shows all content. */
async function heightNeeded(page: Page): Promise<number> {
  return page.evaluate(lowest => {
    // Only in a low panel.
    const rest = document.querySelector<HTMLElement>('[data-rest]');
    const extra = rest
      ? rest.offsetHeight + Number.parseFloat(getComputedStyle(rest.parentElement ?? rest).rowGap)
      : 0;
    const scrollers = [
      document.documentElement,
      ...document.querySelectorAll('main, dialog[open], dialog[open] *'),
    ];
    const hidden = scrollers.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    return lowest + Math.max(...hidden) - extra;
  }, LOWEST);
}

/** Where all but a part of a pixel fits, the thread is at its end or not, by when it was measured. */
async function showEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const thread of document.querySelectorAll('main'))
      if (thread.scrollHeight - thread.clientHeight <= 1) thread.scrollTop = thread.scrollHeight;
  });
}

/** A card measures which of its rows are in view. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}
