import type { Failure } from '../page/failure.ts';
import type { PageCondition } from '../page/observing/look-for.ts';
import type { Sign } from '../page/observing/watch-network.ts';

/** The port that the background keeps open to a document while it waits for a condition there. */
export const WAITING = 'assent.waiting';

/**
 * Ports that a panel opens to a script in a page. The script works as long as its port is open: until the panel disconnects
 * or closes, the page unloads, or the extension reloads.
 */
export const PAGE_PORTS = {
  presence: 'assent.presence',
  selecting: 'assent.selecting',
  picking: 'assent.picking',
} as const;
export type PagePortPurpose = keyof typeof PAGE_PORTS;

/** The name of the ports that show documents that a panel is open. They carry no messages. */
export const PANEL_OPEN = 'assent.panel-open';

/** Serves one port in a page. Returns a function that stops it. */
export type ServePort = (port: chrome.runtime.Port) => () => void;

/** Serves the ports of one purpose in a page. */
export function servePagePorts(purpose: PagePortPurpose, serve: ServePort): void {
  servePorts(PAGE_PORTS[purpose], serve);
}

/** Serves the ports of one name in a page, for the panel and the background only. */
export function servePorts(wanted: string, serve: ServePort): void {
  const own = chrome.runtime.id;
  chrome.runtime.onConnect.addListener(port => {
    const { name, sender } = port;
    if (name !== wanted || sender?.id !== own || sender.tab) return;
    const stop = serve(port);
    port.onDisconnect.addListener(stop);
    // A page in the back/forward cache keeps its display, and gets no event when its port closes.
    addEventListener('pagehide', stop, { once: true });
  });
}

/** The background's messages through the port {@link WAITING}. */
export type WaitingCommand = { kind: 'begin'; condition: PageCondition } | { kind: 'look' };

/** The page's messages. The background parses them with `waitingUpdateSchema`. */
export type WaitingUpdate = { kind: 'sign'; sign: Sign } | { kind: 'failed'; failure: Failure };
