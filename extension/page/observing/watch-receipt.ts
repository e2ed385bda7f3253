import { isElement, isInput } from '../dom/element-types.ts';
import { isMatching } from '../dom/native-dom.ts';
import { watchSecrets } from '../secrets/typed-secrets.ts';
import type { IsVolatile } from '../timing/background-mutations.ts';
import { errorsAround, namedObjectionTo, newTexts, shownErrors } from './shown-errors.ts';
import { watchDeparture } from './watch-departure.ts';
import { watchMessages } from './watch-messages.ts';
import { type OpenedKind, openedName, watchOpened } from './watch-opened.ts';

/** What a script of the page fetches; images and fonts come with any change. */
const BY_SCRIPT = new Set(['fetch', 'xmlhttprequest', 'beacon', 'iframe', 'frame', 'ping']);

/** What the page did and said since an operation began, whatever the operation. */
export interface Receipt {
  /** The document is being left. */
  isLeaving: boolean;
  /** The page asked the browser to let the person decide whether to leave. */
  isHeld: boolean;
  /** The address afterwards, or the one it is leaving for. */
  url: string;
  isMoved: boolean;
  isDownload: boolean;
  isSubmitted: boolean;
  /** The page took the sending for itself, so that only its script can have sent anything. */
  isSubmitTaken: boolean;
  /** A script of the page called up the browser's own picker, of files or colours. */
  isPickerCalled: boolean;
  /** What the browser, or the page by itself, newly objects to in a field. */
  objections: string[];
  /** What the page still objects to in the form around the target. */
  standing: string[];
  /** Dialogs, menus and lists that were not open before. */
  opened: { kind: OpenedKind; name: string }[];
  /** What the page said: alerts, status lines, toasts, errors of no field. Secrets are masked. */
  said: string[];
  /** Requests that scripts of the page sent and that were answered. */
  requests: number;
}

export interface ReceiptWatch {
  /** Aborts as soon as the document starts to be left. */
  departed: AbortSignal;
  soFar(): Receipt;
  /** Whether the page is about to say something that nobody sees yet. */
  isFadingIn(): boolean;
  /** Text of the page without the secrets that it may quote. */
  mask(text: string): string;
  stop(): void;
}

export function watchReceipt(target: Element, isVolatile: IsVolatile): ReceiptWatch {
  const departure = watchDeparture();
  const secrets = watchSecrets();
  const messages = watchMessages(target, isVolatile);
  const events = watchFormEvents();
  const requests = watchRequests();
  const opened = watchOpened(target);
  const before = { url: location.href, errors: shownErrors(target) };
  return {
    departed: departure.signal,
    soFar: () => {
      const errors = shownErrors(target);
      const masked = (texts: readonly string[]) => texts.map(secrets.mask);
      return {
        isLeaving: departure.signal.aborted,
        isHeld: departure.isHeld(),
        url: departure.destination() ?? location.href,
        isMoved: location.href !== before.url,
        isDownload: departure.isDownload() || events.seen.isDownload,
        isSubmitted: events.submits.length > 0,
        isSubmitTaken: events.submits.some(({ defaultPrevented }) => defaultPrevented),
        isPickerCalled: events.seen.isPickerCalled,
        objections: masked([...events.seen.objections, ...newTexts(errors.ofFields, before.errors.ofFields)]),
        standing: masked(errorsAround(target, errors)),
        opened: opened.soFar().map(thing => ({ kind: thing.kind, name: secrets.mask(openedName(thing)) })),
        said: masked([...messages.soFar(), ...newTexts(errors.others, before.errors.others)]),
        requests: requests.soFar(),
      };
    },
    isFadingIn: messages.isFadingIn,
    mask: secrets.mask,
    stop: () => {
      for (const watch of [departure, secrets, messages, events, requests]) watch.stop();
    },
  };
}

type SeenEvents = Pick<Receipt, 'isPickerCalled' | 'isDownload' | 'objections'>;

function watchFormEvents(): { seen: SeenEvents; submits: readonly Event[]; stop(): void } {
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  const seen: SeenEvents = { isPickerCalled: false, isDownload: false, objections: [] };
  // Whether the page took it is known once everybody has heard it.
  const submits: Event[] = [];
  addEventListener('submit', event => submits.push(event), options);
  addEventListener('invalid', ({ target }) => seen.objections.push(objectionIn(target)), options);
  // Not captured: a page that hears the click first may still forbid what the browser would do.
  const onClick = (event: Event) => {
    const clicked = event.composedPath().find(at => at instanceof Node && isElement(at));
    if (!(clicked instanceof Element) || event.defaultPrevented) return;
    if (isInput(clicked) && clicked.type === 'file') seen.isPickerCalled = true;
    // The browser tells of no download from memory (`blob:`), so the link that a script makes for it has to.
    if (isMatching(clicked, 'a[download][href]')) seen.isDownload = true;
  };
  addEventListener('click', onClick, { signal: watching.signal });
  return { seen, submits, stop: () => watching.abort() };
}

function objectionIn(target: EventTarget | null): string {
  return target instanceof Element ? namedObjectionTo(target) : '';
}

/** Counts the requests of the page that were sent and answered since; those on their way cannot be seen from here. */
function watchRequests(): { soFar(): number; stop(): void } {
  const start = performance.now();
  let count = 0;
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) if (isOurs(entry, start)) count += 1;
  };
  const observer = new PerformanceObserver(list => note(list.getEntries()));
  observer.observe({ type: 'resource' });
  return {
    soFar: () => {
      note(observer.takeRecords());
      return count;
    },
    stop: () => observer.disconnect(),
  };
}

function isOurs(entry: PerformanceEntry, start: number): boolean {
  return (
    entry instanceof PerformanceResourceTiming &&
    BY_SCRIPT.has(entry.initiatorType) &&
    entry.startTime >= start
  );
}
