import * as z from 'zod/mini';
import { answerMessages } from '../../messaging/answer-messages.ts';
import { openShadowRootsWith } from '../../page/dom/composed-tree.ts';
import { pageAnswers } from './page-answers.ts';

declare global {
  /** The script that lives in this document. Seen by our own isolated world alone. */
  var assentInstance: { isAlive(): boolean } | undefined;
}

/** Answers for this document, unless a script of ours lives in it already: the first to arrive stays. */
export function liveInDocument(): void {
  if (globalThis.assentInstance?.isAlive()) return;
  // The isolated world forbids `new Function`, which zod would otherwise try first.
  z.config({ jitless: true });
  openShadowRootsWith(element => chrome.dom.openOrClosedShadowRoot(element));
  answerMessages(pageAnswers, isOurExtension);
  // Kept from now: when the extension is reloaded this runtime loses its id, and what it listens to falls silent.
  const { runtime } = chrome;
  globalThis.assentInstance = { isAlive: () => runtime.id !== undefined };
}

/** The background or the panel: a message from a tab is another page's content script. */
function isOurExtension(sender: chrome.runtime.MessageSender): boolean {
  return sender.id === chrome.runtime.id && sender.tab === undefined;
}
