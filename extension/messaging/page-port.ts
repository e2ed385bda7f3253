/**
 * Ports that a panel opens to a script in a page. What the script does goes on for as long as its port: it ends when the
 * panel lets go or is closed, when the page is left, and when the extension is reloaded.
 */
export const PAGE_PORTS = {
  presence: 'assent.presence',
  selecting: 'assent.selecting',
  picking: 'assent.picking',
} as const;
export type PagePortPurpose = keyof typeof PAGE_PORTS;

/** The name of the ports by which documents know that a panel is open. Nothing is ever said through them. */
export const PANEL_OPEN = 'assent.panel-open';

/** What a script in a page does with one port. Returns how to stop it. */
export type ServePort = (port: chrome.runtime.Port) => () => void;

/** Serves the ports of one purpose in a page. */
export function servePagePorts(purpose: PagePortPurpose, serve: ServePort): void {
  servePorts(PAGE_PORTS[purpose], serve);
}

/** Serves the ports of one name in a page. Only the panel and the background are served, and no other page's script. */
export function servePorts(wanted: string, serve: ServePort): void {
  const own = chrome.runtime.id;
  chrome.runtime.onConnect.addListener(port => {
    const { name, sender } = port;
    if (name !== wanted || sender?.id !== own || sender.tab) return;
    const stop = serve(port);
    port.onDisconnect.addListener(stop);
    // A page in the back/forward cache keeps what it shows, and nobody tells it that its port has ended meanwhile.
    addEventListener('pagehide', stop, { once: true });
  });
}
