import type { Language } from '@assent/shared';
import { askBackground } from '../../../messaging/message.ts';
import { PAGE_PORTS, type PagePortPurpose } from '../../../messaging/page-port.ts';
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

/** Where a port is wanted, and what is said through it when it is open. */
export interface WantedPort extends PortPlace {
  message?: unknown;
}

/** Keeps a port open to where it is wanted, one at a time. */
export interface PersistentPort {
  want(place: WantedPort | undefined): void;
  /** The tab may be another page by now, or one that we may enter. */
  tryAgain(): void;
  /** What may be entered has changed: what is open is left at once, and entered again as far as it may be. */
  renew(): void;
}

/** `heard` gets `undefined` when what was heard before holds no longer, since the port has ended. */
export function keepPort(open: OpenPagePort, heard: (message: unknown) => void): PersistentPort {
  let wanted: WantedPort | undefined;
  let current: { tabId: number; port: PagePort } | undefined;
  let said: unknown;
  let isOpening = false;
  let round = 0;

  function end(): void {
    current = undefined;
    said = undefined;
    heard(undefined);
  }

  function follow(): void {
    if (current && current.tabId !== wanted?.tabId) {
      current.port.close();
      end();
    }
    if (wanted && !current && !isOpening) void enter(wanted);
    if (!wanted || !current || wanted.message === undefined || said === wanted.message) return;
    said = wanted.message;
    current.port.send(said);
  }

  async function enter(place: WantedPort): Promise<void> {
    isOpening = true;
    const own = round;
    let isOver = false;
    const ended = (): void => {
      isOver = true;
      if (own === round && current?.tabId === place.tabId) end();
    };
    const hear = (message: unknown): void => {
      if (own === round) heard(message);
    };
    // What can't be entered has nothing to be told; it is tried again when it may have become another.
    const port = await open(place, { heard: hear, ended }).catch(() => undefined);
    isOpening = false;
    if (own !== round) {
      port?.close();
      return follow();
    }
    if (port && !isOver) current = { tabId: place.tabId, port };
    if (current || wanted?.tabId !== place.tabId) follow();
  }

  return {
    want: place => {
      wanted = place;
      follow();
    },
    tryAgain: follow,
    renew: () => {
      round += 1;
      current?.port.close();
      if (current) end();
      follow();
    },
  };
}

/**
 * Takes the ports of the documents that were read: they end with this panel, and then the documents let go of what they
 * keep. A port needs no more than somebody who listens.
 */
export function holdPorts(): void {
  chrome.runtime.onConnect.addListener(port => {
    port.onDisconnect.addListener(() => {
      // Asked for, or Chromium reports that the document went into the back/forward cache and its port with that.
      void chrome.runtime.lastError;
    });
  });
}
