import { vi } from 'vitest';
import type { TestPage } from '../page/open-page.ts';
import { widgetPage } from './widget-page.ts';

/** A page of real widgets from npm, with what they themselves hold. */
export interface Zoo extends TestPage {
  /** What a widget last reported of itself, by name; undefined before its first change. */
  state(name: string): Promise<unknown>;
  /** A widget by what its description says, once it is offered; as `$…` by a selector, `>> nth=` for one of several. */
  target(named: string): Promise<{ elementId?: string; selector?: string }>;
  /** The id of the first element whose description contains the text, once it is offered. */
  idOf(text: string): Promise<string>;
}

/** The file calls `report` from each widget's own callbacks. */
export async function showWidgets(show: (html: string) => Promise<TestPage>, file: string): Promise<Zoo> {
  const shown = await show(await widgetPage(file));
  return {
    ...shown,
    state: name => shown.page.evaluate(widget => globalThis.zoo?.[widget], name),
    target: async named =>
      named.startsWith('$')
        ? bySelector(shown, named.slice(1))
        : { elementId: await byDescription(shown, `: ${named}`) },
    idOf: text => byDescription(shown, text),
  };
}

async function bySelector({ page }: TestPage, selector: string): Promise<{ selector: string }> {
  // One of several that were meant one after the other.
  await page.evaluate(() => document.querySelector('[data-zoo]')?.removeAttribute('data-zoo'));
  await page
    .locator(selector)
    .first()
    .evaluate(element => element.setAttribute('data-zoo', 'meant'));
  return { selector: '[data-zoo=meant]' };
}

/** Kits draw in tasks of their own, a while after the page is there. */
async function byDescription(shown: TestPage, text: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const [elementId] = await shown.idsOf(text);
      if (elementId === undefined) throw new Error(`Nothing is offered that says "${text}".`);
      return elementId;
    },
    { timeout: 30_000 },
  );
}
