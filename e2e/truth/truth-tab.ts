import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import { lateChangeInFrame } from '../../extension/messaging/frame-messages.ts';
import { type Message, readAnswer } from '../../extension/messaging/message.ts';
import * as messages from '../../extension/messaging/tab-messages.ts';
import type { Action } from '../../extension/operations/contract/action.ts';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import type { ChosenFile } from '../../extension/operations/writing/chosen-files.ts';
import type { LateChange } from '../../extension/page/observing/late-change-schema.ts';
import { PageError } from '../../extension/page/page-error.ts';
import type { LaunchedBrowser } from '../browser/launch-browser.ts';
import { BARE } from '../browser/open-panel.ts';
import { type Worded, wordAnswer } from '../page/word-answer.ts';

/** A tab of the real browser, asked about as the panel asks the background; also outside vitest. */
export interface TruthTab {
  page: Page;
  /** Previews it, waits for what is given, and runs what was bound. Throws a PageError where nothing was bound. */
  act(action: Action, files: readonly ChosenFile[], meanwhile: () => Promise<unknown>): Promise<Acted>;
  /** Ends what the page does, and the tabs that it opened. */
  leave(): Promise<void>;
  close(): Promise<void>;
  /** The id of the only element whose description fits. */
  idOf(description: RegExp): Promise<string>;
}

/** An outcome as the model reads it. */
export type Told = Worded<Outcome>;

export interface Acted {
  told: Told;
  /** What became of it after its result, within so many milliseconds. */
  later(patience: number): Promise<LateChange | undefined>;
}

const ATTEMPTS = 10;
const PAUSE = 200;

/** A page that goes elsewhere at the same moment comes first, so it is left again. */
async function leavePage(page: Page, attempts = ATTEMPTS): Promise<void> {
  try {
    await page.goto('about:blank');
  } catch (thrown) {
    if (attempts <= 1) throw thrown;
    await after(PAUSE);
    await leavePage(page, attempts - 1);
  }
}

/** What a tab is asked through. */
export interface AskedTab {
  page: Page;
  tabId: number;
  /** Sends a message of the panel, and gives its answer. */
  ask(envelope: { assent: string; request: unknown }): Promise<unknown>;
  /** Sends a message to one document, and waits so many milliseconds for its answer. */
  askDocument(documentId: string, envelope: object, patience: number): Promise<unknown>;
  close(): Promise<void>;
}

/** In a window of its own, so that tabs side by side are all shown, and none of their clocks is slowed down. */
export async function openTruthTab({ context }: LaunchedBrowser): Promise<TruthTab> {
  const opener = await context.newPage();
  await opener.goto(BARE);
  // The welcome page of the extension may open meanwhile: the address tells them apart.
  const address = `about:blank#${randomUUID()}`;
  const [page, opened] = await Promise.all([
    context.waitForEvent('page', { predicate: each => each.url() === address }),
    opener.evaluate(`chrome.windows.create({ url: '${address}', width: 1200, height: 850 })`),
  ]);
  // A person who answers a question of the page says yes.
  page.on('dialog', dialog => void dialog.accept());
  const [{ id: tabId }] = z.object({ tabs: z.tuple([z.object({ id: z.number() })]) }).parse(opened).tabs;
  return truthTabOver({
    page,
    tabId,
    ask: envelope => opener.evaluate(`chrome.runtime.sendMessage(${JSON.stringify(envelope)})`),
    askDocument: (documentId, envelope, patience) =>
      opener.evaluate(
        `Promise.race([chrome.tabs.sendMessage(${tabId}, ${JSON.stringify(envelope)}, ${JSON.stringify({ documentId })}), new Promise(resolve => setTimeout(resolve, ${patience}))]).catch(() => undefined)`,
      ),
    close: async () => {
      await page.close();
      await opener.close();
    },
  });
}

export function truthTabOver({ page, tabId, close, ...asked }: AskedTab): TruthTab {
  const language = 'en';
  const ask = async <Request, Answer>(
    message: Message<Request, Answer>,
    request: Request,
  ): Promise<Worded<Answer>> => {
    const value = readAnswer(message.answer, await asked.ask({ assent: message.name, request }));
    return wordAnswer<typeof value>(JSON.stringify(value));
  };
  const laterOf = async (done: { documentId: string; key: string }, patience: number) => {
    const envelope = { assent: lateChangeInFrame.name, request: { key: done.key } };
    const answer = await asked.askDocument(done.documentId, envelope, patience);
    return answer === undefined ? undefined : readAnswer(lateChangeInFrame.answer, answer).change;
  };
  const popups: Page[] = [];
  page.on('popup', popup => popups.push(popup));
  return {
    page,
    leave: async () => {
      for (const popup of popups.splice(0)) await popup.close();
      await leavePage(page);
    },
    close,
    idOf: async description => {
      const { elements } = await ask(messages.readTab, { tabId, language, limit: 50 });
      const [found, ...more] = elements.filter(({ desc }) => description.test(desc));
      if (found && more.length === 0) return found.id;
      throw new Error(`${description} fits none or several of ${JSON.stringify(elements)}`);
    },
    act: async (action, files, meanwhile) => {
      const sharedTabs = [tabId];
      const { preview, documentId } = await ask(messages.previewInTab, {
        tabId,
        language,
        action,
        sharedTabs,
      });
      if (preview.status === 'failed') throw new PageError(preview.failure.type, preview.failure.message);
      if (preview.status !== 'bound' || !documentId)
        throw new PageError('ElementNotFound', 'No frame has it.');
      await meanwhile();
      const { binding } = preview;
      const key = randomUUID();
      const approved = {
        key,
        tabId,
        documentId,
        language,
        action,
        binding,
        sharedTabs,
      } as const;
      const run = files.length > 0 ? { ...approved, files: [...files] } : approved;
      const told = await ask(messages.runActionInTab, run);
      return { told, later: patience => laterOf({ documentId, key }, patience) };
    },
  };
}
