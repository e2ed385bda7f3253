import type { Browser } from 'playwright-core';
import { MASK } from '../../extension/page/secrets/secrets.ts';
import { openBenchPage } from '../bench/pages/open-bench-page.ts';
import { packagePages } from '../bench/pages/package-pages.ts';
import { unseenPages } from '../bench/pages/unseen-pages.ts';
import { bundleEngine } from '../page/open-page.ts';

export interface BenchMasks {
  /** Rows, lines of an outline and links with a mask. */
  masked: number;
  texts: number;
  places: string[];
}

/** How much is masked on pages without a secret. */
export async function maskedOnBenchPages(browser: Browser): Promise<BenchMasks> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const isolated = [await bundleEngine()];
  const all: BenchMasks = { masked: 0, texts: 0, places: [] };
  for (const shown of [...packagePages, ...unseenPages]) {
    const { evaluate, close } = await openBenchPage(context, shown, { main: [], isolated });
    const texts = await evaluate<string[]>('isolated', QUESTION);
    const masked = texts.filter(text => text.includes(MASK));
    all.masked += masked.length;
    all.texts += texts.length;
    all.places.push(...masked.map(text => `  ${shown.name}: ${text}`));
    await close();
  }
  await context.close();
  return all;
}

const QUESTION = `(async () => {
  const reading = await engine.readFrame({ language: 'en', limit: 300 });
  const outline = await engine.outlinePage({ language: 'en' });
  const links = engine.linksHere();
  return [reading.url, reading.title, ...reading.elements.map(({ desc }) => desc), ...outline.lines.map(({ text }) => text), ...links];
})()`;
