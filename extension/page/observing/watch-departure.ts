import { linkOf } from '../dom/destination.ts';

/** What a browser opens, shows or runs itself. */
const OF_BROWSERS =
  /^(https?|ftp|file|blob|data|about|javascript|filesystem|view-source|chrome|chrome-extension):$/u;

/** Where the document was seen to be heading. */
export interface Departure {
  /** Aborts as soon as the document starts to be left. */
  signal: AbortSignal;
  /** The address it leads to, when the browser said so. */
  destination(): string | undefined;
  /** Set when what started is a download, which leaves the document where it is. */
  isDownload(): boolean;
  /** Set when the page wants the person to be asked before it is left. */
  isHeld(): boolean;
  stop(): void;
}

/** Notices a navigation as it starts, because nothing can be said once the document is gone. */
export function watchDeparture(): Departure {
  const departed = new AbortController();
  const watching = new AbortController();
  let destination: string | undefined;
  let isDownload = false;
  let isHeld = false;
  let isForOtherProgram = false;

  const options = { signal: watching.signal, capture: true };
  // Heard after the page's own listeners, which may hold on; what waits for the departure goes on at once.
  const onUnload = (event: Event) => {
    if (isForOtherProgram) return;
    isHeld = event.defaultPrevented;
    departed.abort();
  };
  // The browser asks whether the document may be left for a mail link too, and then stays.
  const onClick = (event: Event) => {
    const [clicked] = event.composedPath();
    isForOtherProgram =
      !event.defaultPrevented && clicked instanceof Element && otherProgramOf(clicked) !== undefined;
  };
  addEventListener('click', onClick, { signal: watching.signal });
  addEventListener('beforeunload', onUnload, { signal: watching.signal });
  addEventListener('pagehide', () => departed.abort(), options);
  navigation.addEventListener(
    'navigate',
    event => {
      if (event.downloadRequest !== null) isDownload = true;
      else if (!event.destination.sameDocument) destination = event.destination.url;
    },
    options,
  );
  return {
    signal: departed.signal,
    destination: () => destination,
    isDownload: () => isDownload,
    isHeld: () => isHeld,
    stop: () => watching.abort(),
  };
}

/** The scheme of a link that the system's own program is asked to open, as for mail or a call: `mailto:`. */
export function otherProgramOf(element: Element): string | undefined {
  const protocol = linkOf(element)?.protocol;
  return protocol === undefined || OF_BROWSERS.test(protocol) ? undefined : protocol;
}
