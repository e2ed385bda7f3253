import type { Language } from '@assent/shared';
import { PAGE_PORTS, type PagePortPurpose } from '../../../messaging/page-port.ts';
import { askBackground } from '../../../messaging/send-message.ts';
import { reachForPort } from '../../../messaging/tab-messages.ts';

/** The panel's end of a port to the scripts of one purpose in a tab. */
export interface PagePort {
  send(message: unknown): void;
  close(): void;
}

export interface PortPlace {
  tabId: number;
  purpose: PagePortPurpose;
  language: Language;
}

/** What the panel does with what comes from the page, and when there is nobody left there. */
export interface PortEars {
  heard(message: unknown): void;
  ended(): void;
}

export type OpenPagePort = (place: PortPlace, ears: PortEars) => Promise<PagePort>;

/**
 * Brings the script in and opens a port to it, in the very documents that may be entered: it may live in others from before
 * the person's rules said that they are never read. Throws a PageError where we may not.
 */
export const openPagePort: OpenPagePort = async ({ tabId, purpose, language }, { heard, ended }) => {
  const { documentIds } = await askBackground(reachForPort, { tabId, purpose, language });
  const open = new Set<chrome.runtime.Port>();
  for (const documentId of documentIds) {
    const port = chrome.tabs.connect(tabId, { name: PAGE_PORTS[purpose], documentId });
    open.add(port);
    port.onMessage.addListener(heard);
    port.onDisconnect.addListener(() => {
      // Asked for, or Chromium reports that the page went before it took the port.
      void chrome.runtime.lastError;
      open.delete(port);
      if (open.size === 0) ended();
    });
  }
  return {
    send: message => {
      for (const port of open) port.postMessage(message);
    },
    close: () => {
      for (const port of open) port.disconnect();
      open.clear();
    },
  };
};
