import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import * as z from 'zod/mini';
import { withEngine } from '../page/open-page.ts';

const ENTRY = `${import.meta.dirname}/in-page/entry.ts`;

/** An element that a page declares the standard name of, in `data-name`. */
export interface NameResult {
  page: string;
  label: string;
  expected: string;
  ours: string;
  /** As Chromium computes it itself. */
  chromium: string;
}

/** Shows pages one after the other, and reads the names that they declare, ours and Chromium's. */
export async function openNames(browser: Browser): Promise<NameReader> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const call = await withEngine(page, ENTRY);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Accessibility.enable');
  const read = async (address: string): Promise<NameResult[]> => {
    await page.goto(address);
    const declared = await declaredNames(page);
    const ours = z.array(z.string()).parse(await call('standardNames'));
    const chromium = await chromiumNames(cdp);
    return declared.map((each, at) => ({
      ...each,
      page: address,
      ours: ours[at] ?? '',
      chromium: chromium[at] ?? '',
    }));
  };
  return { context, read };
}

interface NameReader {
  /** In which the pages are to be served. */
  context: BrowserContext;
  read(address: string): Promise<NameResult[]>;
}

function declaredNames(page: Page): Promise<Pick<NameResult, 'label' | 'expected'>[]> {
  return page.$$eval('[data-name]', elements =>
    elements.map(element => ({
      expected: element.getAttribute('data-name') ?? '',
      label: element.getAttribute('data-testname') ?? element.outerHTML.replace(/\s+/gu, ' ').slice(0, 120),
    })),
  );
}

async function chromiumNames(cdp: CDPSession): Promise<string[]> {
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-name]',
  });
  const names: string[] = [];
  for (const nodeId of nodeIds) {
    const { nodes } = await cdp.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
    names.push(String(nodes[0]?.name?.value ?? ''));
  }
  return names;
}

/** White space aside, which names of ours never keep. */
export function isNamedSo(name: string, { expected }: NameResult): boolean {
  return flat(name) === flat(expected);
}

function flat(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
