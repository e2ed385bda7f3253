import { linkOf } from '../dom/destination.ts';

/** Opened, shown or run by the browser itself. */
const OF_BROWSERS =
  /^(https?|ftp|file|blob|data|about|javascript|filesystem|view-source|chrome|chrome-extension):$/u;

export interface Departure {
  signal: AbortSignal;
  destination(): string | undefined;
  /** A download leaves the document in place. */
  isDownload(): boolean;
  /** The page wants the person to be asked before leaving. */
  isHeld(): boolean;
  stop(): void;
}

/** Notices a navigation at its start: a gone document cannot report anything. */
export function watchDeparture(): Departure {
  const departed = new AbortController();
  const watching = new AbortController();
  let destination: string | undefined;
  let isDownload = false;
  let isHeld = false;
  let isForOtherProgram = false;

  const options = { signal: watching.signal, capture: true };
  // After the page's own listeners, which may hold it; what waits for the departure goes on at once.
  const onUnload = (event: Event) => {
    if (isForOtherProgram) return;
    isHeld = event.defaultPrevented;
    departed.abort();
  };
  // Mail links also ask whether the document may be left, and then stay.
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

export function otherProgramOf(element: Element): string | undefined {
  const protocol = linkOf(element)?.protocol;
  return protocol === undefined || OF_BROWSERS.test(protocol) ? undefined : protocol;
}
