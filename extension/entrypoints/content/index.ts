import { defineContentScript } from 'wxt/utils/define-content-script';
import { answerMessages } from '../../messaging/answer-messages.ts';
import { openShadowRootsWith } from '../../page/dom/composed-tree.ts';
import { pageAnswers } from './page-answers.ts';

declare global {
  /** The script that lives in this document. Seen by our own isolated world alone. */
  var assentInstance: { isAlive(): boolean } | undefined;
}

/** Injected when it is needed, as often as the background likes: the first to arrive in a document stays. */
export default defineContentScript({
  registration: 'runtime',
  // WXT's own start message would show the extension's id to the page.
  noScriptStartedPostMessage: true,
  main() {
    if (globalThis.assentInstance?.isAlive()) return;
    openShadowRootsWith(element => chrome.dom.openOrClosedShadowRoot(element));
    answerMessages(pageAnswers, isOurExtension);
    // Kept from now: when the extension is reloaded this runtime loses its id, and what it listens to falls silent.
    const { runtime } = chrome;
    globalThis.assentInstance = { isAlive: () => runtime.id !== undefined };
  },
});

/** The background or the panel: a message from a tab is another page's content script. */
function isOurExtension(sender: chrome.runtime.MessageSender): boolean {
  return sender.id === chrome.runtime.id && sender.tab === undefined;
}
