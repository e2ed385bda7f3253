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

/** Brings the script in and opens a port to it. Throws a PageError where we may not. */
export const openPagePort: OpenPagePort = async ({ tabId, purpose, language }, { heard, ended }) => {
  await askBackground(reachForPort, { tabId, purpose, language });
  const port = chrome.tabs.connect(tabId, {
    name: PAGE_PORTS[purpose],
    ...(purpose === 'presence' ? { frameId: 0 } : {}),
  });
  let isOpen = true;
  port.onMessage.addListener(heard);
  port.onDisconnect.addListener(() => {
    // Asked for, or Chromium reports that the page went before it took the port.
    void chrome.runtime.lastError;
    isOpen = false;
    ended();
  });
  return {
    send: message => isOpen && port.postMessage(message),
    close: () => {
      isOpen = false;
      port.disconnect();
    },
  };
};
