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

/** Handlers for messages from the page and for the end of its ports. */
export interface PortHandlers {
  onMessage(message: unknown): void;
  onEnd(): void;
}

export type OpenPagePort = (place: PortPlace, handlers: PortHandlers) => Promise<PagePort>;

/**
 * Injects the script and opens a port to it, only in the documents that may be entered: it may still live in others from
 * before the site rules changed. Throws a PageError without access.
 */
export const openPagePort: OpenPagePort = async ({ tabId, purpose }, { onMessage, onEnd }) => {
  const { documentIds } = await askBackground(reachForPort, { tabId, purpose });
  const open = new Set<chrome.runtime.Port>();
  for (const documentId of documentIds) {
    const port = chrome.tabs.connect(tabId, { name: PAGE_PORTS[purpose], documentId });
    open.add(port);
    port.onMessage.addListener(onMessage);
    port.onDisconnect.addListener(() => {
      // Must be read, or Chromium reports that the page went before it took the port.
      void chrome.runtime.lastError;
      open.delete(port);
      if (open.size === 0) onEnd();
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

/** The place of a port, and the message to send once it is open. */
export interface WantedPort extends PortPlace {
  message?: unknown;
}

/** Keeps at most one port open, at the wanted place. */
export interface PersistentPort {
  want(place: WantedPort | undefined): void;
  /** The tab may show another page by now, or one with access. */
  tryAgain(): void;
  /** The access rules have changed: leaves the documents, and enters those that may be entered. */
  renew(): void;
}

/** `onMessage` gets `undefined` when the port has ended and earlier messages no longer hold. */
export function keepPort(open: OpenPagePort, onMessage: (message: unknown) => void): PersistentPort {
  let wanted: WantedPort | undefined;
  let current: { tabId: number; port: PagePort } | undefined;
  let sent: unknown;
  let isOpening = false;
  let round = 0;

  function end(): void {
    current = undefined;
    sent = undefined;
    onMessage(undefined);
  }

  function follow(): void {
    if (current && current.tabId !== wanted?.tabId) {
      current.port.close();
      end();
    }
    if (wanted && !current && !isOpening) void enter(wanted);
    if (!wanted || !current || wanted.message === undefined || sent === wanted.message) return;
    sent = wanted.message;
    current.port.send(sent);
  }

  async function enter(place: WantedPort): Promise<void> {
    isOpening = true;
    const own = round;
    let isOver = false;
    const onEnd = (): void => {
      isOver = true;
      if (own === round && current?.tabId === place.tabId) end();
    };
    const receive = (message: unknown): void => {
      if (own === round) onMessage(message);
    };
    // A place without access is tried again when it may have changed.
    const port = await open(place, { onMessage: receive, onEnd }).catch(() => undefined);
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
 * Accepts the ports of documents that were read. They end with this panel, and then the documents release what they keep. A
 * port needs only a listener.
 */
export function holdPorts(): void {
  chrome.runtime.onConnect.addListener(port => {
    port.onDisconnect.addListener(() => {
      // Must be read, or Chromium reports that the document went into the back/forward cache with its port.
      void chrome.runtime.lastError;
    });
  });
}
