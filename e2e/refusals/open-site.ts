import type { BrowserContext, Page, Route } from 'playwright-core';
import type { FrameReading } from '../../extension/page/frame-reading.ts';
import { servePage } from '../bench/pages/serve-pages.ts';
import { waitUntilQuiet } from '../bench/pages/wait-until-quiet.ts';
import { type TestPage, withEngine } from '../page/open-page.ts';
import type { HonestTask } from './in-page/plan-tasks.ts';
import type { Site } from './sites.ts';

export interface OpenSite {
  page: Page;
  call: TestPage['call'];
  /** A new document of the same page. */
  reload(): Promise<void>;
  tasks(): Promise<HonestTask[]>;
  close(): Promise<void>;
}

/** More elements than the sample needs, so that each kind is there. */
const MAX_LISTED = 250;

const MAX_PATIENCE = 20_000;

const ENTRY = `${import.meta.dirname}/in-page/entry.ts`;

/** The site as a person finds it. It stays: links and forms have their effects up to the navigation. */
export async function openSite(context: BrowserContext, site: Site): Promise<OpenSite> {
  const shown = await site.open();
  const address = await servePage(context, shown);
  const page = await context.newPage();
  const closeOther = (other: Page): Promise<void> | void => (other === page ? undefined : other.close());
  context.on('page', closeOther);
  const asked = await withEngine(page, ENTRY);
  const call: TestPage['call'] = (...given) => inTime(asked(...given));
  let isGoing = false;
  await page.route('**', (route: Route) => {
    const request = route.request();
    const isLeaving = request.isNavigationRequest() && request.frame() === page.mainFrame() && !isGoing;
    return isLeaving ? route.fulfill({ status: 204 }) : route.fallback();
  });
  const reload = async (): Promise<void> => {
    isGoing = true;
    // What the page remembers would come back.
    await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    await page.goto('about:blank');
    await page.goto(address, { waitUntil: 'load' });
    isGoing = false;
    await shown.prepare?.(page);
    await waitUntilQuiet(page);
  };
  await reload();
  return {
    page,
    call,
    reload,
    tasks: async () => {
      const { elements } = await call<FrameReading>('readFrame', { language: 'en', limit: MAX_LISTED });
      return call<HonestTask[]>('planTasks', elements);
    },
    close: async () => {
      context.off('page', closeOther);
      await page.close();
    },
  };
}

/** A page that hangs costs its case, not the run. */
export function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('No answer in time.')), MAX_PATIENCE);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}
