import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import type { Message } from '../../extension/messaging/message.ts';
import { readAnswer } from '../../extension/messaging/message.ts';
import * as messages from '../../extension/messaging/tab-messages.ts';
import type { Action } from '../../extension/operations/contract/action.ts';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import { PageError } from '../../extension/page/page-error.ts';
import { buildFolder } from '../browser/build-extension.ts';
import { type LentBrowser, lendBrowser } from '../browser/lend-browser.ts';
import { type Worded, wordAnswer } from '../page/word-answer.ts';
import { type DocumentServer, serveDocuments } from './serve-documents.ts';

/** The real extension's background, asked as the panel asks it, about tabs of the real browser. */
export interface Extension {
  site: DocumentServer;
  launched: LentBrowser;
  /** The page of the extension that asks. */
  opener: Page;
  /** Asks the background from a page of the extension. Throws as `askBackground` does. */
  ask<Request, Answer>(message: Message<Request, Answer>, request: Request): Promise<Worded<Answer>>;
  /** What an expression comes to in a page of the extension, which no browser stops as it does a worker at rest. */
  evaluate(expression: string): Promise<unknown>;
  /** Shows an address in a new tab, until the test ends, of this window if it is given; a path is one of the site's. */
  open(address: string, windowId?: number): Promise<Tab>;
}

type LooseAction = Partial<Action> & Pick<Action, 'action'>;
type Previewed = Awaited<ReturnType<Tab['preview']>>;

export interface Tab {
  page: Page;
  tabId: number;
  read(limit?: number): Promise<messages.TabReading>;
  /** The descriptions of what was read. */
  descriptions(): Promise<string[]>;
  /** The id of the only element whose description fits. */
  id(description: RegExp): Promise<string>;
  preview(action: LooseAction): Promise<Worded<z.infer<typeof messages.previewInTab.answer>>>;
  /** Runs what was previewed, under a key of its own unless one is given. */
  run(action: LooseAction, previewed: Previewed, key?: string): Promise<Worded<Outcome>>;
  /** Previews, and runs what was bound. */
  act(action: LooseAction): Promise<Worded<Outcome>>;
}

/**
 * One browser with the extension of a folder, for a file of tests; for no other file after it, where it changes settings of the
 * browser itself.
 */
export function inExtension(folder: string = buildFolder('e2e'), { spendsBrowser = false } = {}): Extension {
  let opener: Page;
  const extension: Extension = {
    get site() {
      return site;
    },
    get launched() {
      return launched;
    },
    get opener() {
      return opener;
    },
    ask: async (message, request) => {
      const envelope = JSON.stringify({ assent: message.name, request });
      const answer = await opener.evaluate(`chrome.runtime.sendMessage(${envelope})`);
      const value = readAnswer(message.answer, answer);
      return wordAnswer<typeof value>(JSON.stringify(value));
    },
    evaluate: expression => opener.evaluate(expression),
    open: async (address, windowId) => {
      const url = `about:blank#${randomUUID()}`;
      const answer = await opener.evaluate(`chrome.tabs.create(${JSON.stringify({ url, windowId })})`);
      const { id: tabId } = z.object({ id: z.number() }).parse(answer);
      const page = await pageAt(launched.context, url);
      // A page that never rests would take the processor from the tests after it.
      onTestFinished(() => page.close());
      await page.goto(address.startsWith('/') ? `${site.origin}${address}` : address);
      return tabOf(extension, page, tabId);
    },
  };
  let site: DocumentServer;
  let launched: LentBrowser;
  beforeAll(async () => {
    site = await serveDocuments();
    launched = await lendBrowser(folder);
    [opener = await launched.context.newPage()] = launched.context.pages();
  });
  afterAll(async () => {
    await (spendsBrowser ? launched.discard() : launched.close());
    await site.close();
  });
  return extension;
}

/** A tab may be known before its address. */
async function pageAt(context: BrowserContext, url: string): Promise<Page> {
  const found = () => context.pages().find(page => page.url() === url);
  await expect.poll(found).toBeDefined();
  const page = found();
  if (!page) throw new Error(`The tab of ${url} went away.`);
  return page;
}

function tabOf({ ask }: Extension, page: Page, tabId: number): Tab {
  const language = 'en';
  const complete = (action: LooseAction): Action => ({ target: {}, params: {}, ...action });
  const tab: Tab = {
    page,
    tabId,
    read: (limit = 30) => ask(messages.readTab, { tabId, language, limit }),
    descriptions: async () => (await tab.read()).elements.map(({ desc }) => desc),
    id: async description => {
      const { elements } = await tab.read();
      const [found, ...more] = elements.filter(({ desc }) => description.test(desc));
      if (found && more.length === 0) return found.id;
      throw new Error(`${more.length + (found ? 1 : 0)} fit ${description} in ${JSON.stringify(elements)}`);
    },
    preview: action =>
      ask(messages.previewInTab, { tabId, language, action: complete(action), sharedTabs: [tabId] }),
    run: async (action, { preview, documentId }, key = randomUUID()) => {
      if (preview.status === 'failed') throw new PageError(preview.failure.type, preview.failure.message);
      if (preview.status !== 'bound' || !documentId) throw new Error('No frame has the target.');
      const { binding } = preview;
      const approved = { tabId, documentId, key, language, action: complete(action), binding } as const;
      return ask(messages.runActionInTab, { ...approved, sharedTabs: [tabId] });
    },
    act: async action => tab.run(action, await tab.preview(action)),
  };
  return tab;
}
