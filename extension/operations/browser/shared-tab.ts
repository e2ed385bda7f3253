import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { type Message, type MessageText, message } from '../../messages/message.ts';
import { cleanText } from '../../page/dom/clean-text.ts';
import type { ElementFacts } from '../../page/element-facts.ts';
import { PageError } from '../../page/page-error.ts';
import { idSchema } from '../contract/bounded-text.ts';
import type { BrowserTab } from './browser.ts';
import type { BrowserScene } from './browser-handler.ts';

/** How many tabs a message lists, the current one included; `list_tabs` lists all. */
export const MAX_SHARED_TABS = 8;

/** Models send the id as text or as a number. */
export const tabIdSchema = z.pipe(z.union([idSchema, z.number()]), z.transform(String));

/** Throws `InvalidArgument` with the shared tabs for any other id. */
export async function sharedTab(scene: BrowserScene, tabId: string): Promise<BrowserTab> {
  const tabs = await scene.browser.tabs(scene.sharedTabs);
  const tab = tabs.find(({ id }) => String(id) === tabId);
  if (tab) return tab;
  throw new PageError('InvalidArgument', message('tab.unknown', { tabId, tabs: tabs.map(lineOf) }));
}

/** With the address, for operations on the tab rather than its page. */
export function factsWithAddress(tab: BrowserTab, language: Language): ElementFacts {
  const facts = factsOfTab(tab, language);
  return tab.url === '' ? facts : { ...facts, address: tab.url };
}

/** The tab on the card. */
export function factsOfTab({ url, title }: BrowserTab, language: Language): ElementFacts {
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  return { kind: KIND[language], name: title || url, origin, inFrame: false };
}

/** `12 https://… “Title”`, for the model. */
function lineOf({ id, title, url }: BrowserTab): MessageText {
  const before = [String(id), cleanText(url)].filter(Boolean).join(' ');
  return title ? message('tab.line', { before, title: quote(title) }) : before;
}

const KIND = { zh: '标签页', en: 'tab' } as const;

/** Text that a page chose, as a part of a sentence of ours, in the quotation marks of the reader's language. */
export function quote(text: string): Message {
  return message('quote', { text });
}
