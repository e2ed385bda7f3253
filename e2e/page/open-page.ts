import { randomUUID } from 'node:crypto';
import { build } from 'esbuild';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import type { Action } from '../../extension/operations/contract/action.ts';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import type { Preview } from '../../extension/operations/contract/preview.ts';
import type { FrameReading } from '../../extension/page/frame-reading.ts';
import { findPageBrowser } from '../browser/find-chromium.ts';
import { type Worded, wordAnswer } from './word-answer.ts';

const WORLD = 'assent-page-tests';
export const ORIGIN = 'http://page.test';

/** A page with the engine in an isolated world of it, as a content script is. */
export interface TestPage {
  page: Page;
  /** Calls one of the engine's doors by name. */
  call<Answer>(entryPoint: string, ...given: unknown[]): Promise<Worded<Answer>>;
  read(language?: 'zh' | 'en', limit?: number): Promise<FrameReading>;
  /** The ids of the elements whose description contains the text. */
  idsOf(text: string): Promise<string[]>;
  preview(action: LooseAction): Promise<Worded<Preview>>;
  /** Previews, and runs what was bound, with the files that the person would have chosen. */
  act(action: LooseAction, files?: readonly GivenFile[]): Promise<Worded<Outcome>>;
}

type LooseAction = Partial<Action> & Pick<Action, 'action'>;

interface GivenFile {
  name: string;
  text: string;
}

/** `args`: further ones. `executablePath`: of another browser than the usual one for pages. */
export async function launchBrowser({
  args = [],
  executablePath = findPageBrowser(),
}: {
  args?: readonly string[];
  executablePath?: string;
} = {}): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      ...args,
    ],
  });
}

const ENGINE = `${import.meta.dirname}/engine.ts`;

const bundled = new Map<string, Promise<string>>();

/** Bundled once for each worker. */
export function bundleEngine(entry = ENGINE): Promise<string> {
  const made =
    bundled.get(entry) ??
    build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: 'chrome125',
    }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  bundled.set(entry, made);
  return made;
}

/** Returns how to show a document: one page is navigated again and again, which is faster than a new one each time. */
export async function openPage(context: BrowserContext): Promise<(html: string) => Promise<TestPage>> {
  let html = '';
  const page = await context.newPage();
  const { call, allAnswered } = countCalls(await withEngine(page));
  await page.route('**', async route => {
    const request = route.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) await allAnswered();
    if (!request.url().startsWith(`${ORIGIN}/`)) return route.continue();
    const body = request.url() === `${ORIGIN}/` ? html : '<h1>Next page</h1>';
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  const browsing = await context.newCDPSession(page);
  return async shown => {
    html = shown;
    await stopLoading(browsing);
    await leaveAddress(page, call);
    await page.goto(`${ORIGIN}/`);
    return testPage(page, call);
  };
}

/**
 * To go to where the page is already would be to reload it, which brings back what was typed and scrolled. So it is
 * elsewhere first: by a change of its address alone, which costs far less than to show another document.
 */
async function leaveAddress(page: Page, call: TestPage['call']): Promise<void> {
  const hasLeft = await call<boolean>('leaveAddress').catch(() => false);
  if (!hasLeft) await page.goto('about:blank');
}

/**
 * What leaves the page answers as it goes, and an answer that is on its way when its document goes is lost (the real
 * extension tells then what became of the tab). So the next document is sent only once every call has its answer, as a
 * server would that takes a little longer.
 */
function countCalls(call: TestPage['call']): { call: TestPage['call']; allAnswered(): Promise<unknown> } {
  const open = new Set<Promise<unknown>>();
  return {
    call: async <Answer>(entryPoint: string, ...given: unknown[]) => {
      const answer = call<Answer>(entryPoint, ...given);
      open.add(answer);
      return answer.finally(() => open.delete(answer));
    },
    allAnswered: () => Promise.allSettled(open),
  };
}

/**
 * A navigation that the test before started must not overtake the next one. While it takes the place of the document,
 * there is none to be stopped for a moment.
 */
async function stopLoading(browsing: CDPSession): Promise<void> {
  const betweenDocuments = /Not attached to an active page/u;
  const stopped = browsing.send('Page.stopLoading').then(
    () => true,
    (thrown: Error) => {
      if (betweenDocuments.test(thrown.message)) return false;
      throw thrown;
    },
  );
  if (!(await stopped)) await stopLoading(browsing);
}

/** Brings the engine into every document that the page will show. Returns how to call its doors. `entry` may add some. */
export async function withEngine(page: Page, entry = ENGINE): Promise<TestPage['call']> {
  const cdp = await page.context().newCDPSession(page);
  const worldId = await isolatedWorld(cdp);
  await cdp.send('Runtime.enable');
  await cdp.send('Page.enable');
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
    source: await bundleEngine(entry),
    worldName: WORLD,
  });
  return async <Answer>(entryPoint: string, ...given: unknown[]): Promise<Worded<Answer>> => {
    const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
      expression: `Promise.resolve(engine.${entryPoint}(...${JSON.stringify(given)})).then(JSON.stringify)`,
      contextId: worldId(),
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return wordAnswer<Answer>(result.value);
  };
}

/** The newest of the engine's worlds in the page's own frame: every navigation makes another. */
async function isolatedWorld(cdp: CDPSession): Promise<() => number> {
  const { frameTree } = await cdp.send('Page.getFrameTree');
  let id = 0;
  cdp.on('Runtime.executionContextCreated', ({ context }) => {
    if (context.name === WORLD && context.auxData?.frameId === frameTree.frame.id) id = context.id;
  });
  return () => id;
}

function testPage(page: Page, call: TestPage['call']): TestPage {
  const read = (language = 'en', limit = 30) => call<FrameReading>('readFrame', { language, limit });
  const complete = (action: LooseAction): Action => ({ target: {}, params: {}, ...action });
  const preview = (action: LooseAction) => call<Preview>('previewAction', complete(action), 'en');
  return {
    page,
    call,
    read,
    idsOf: async text =>
      (await read()).elements.filter(({ desc }) => desc.includes(text)).map(({ id }) => id),
    preview,
    act: async (action, given = []) => {
      const bound = await preview(action);
      if (bound.status === 'elsewhere') throw new Error('The target is not in this page.');
      if (bound.status === 'failed')
        return { success: false, message: bound.failure.message, error_type: bound.failure.type };
      const { binding } = bound;
      const files = given.map(({ name, text }) => ({ name, type: 'text/plain', data: btoa(text) }));
      const approved = { key: randomUUID(), action: complete(action), binding, language: 'en', files };
      // As a row of a batch with more to come, which waits for less.
      const first = await call<Outcome>('runAction', { ...approved, isFollowed: true });
      return first.provisional === true ? call('runAction', approved) : first;
    },
  };
}
