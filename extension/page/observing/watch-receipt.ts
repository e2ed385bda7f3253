import { cleanText } from '../dom/clean-text.ts';
import { isElement, isInput } from '../dom/element-types.ts';
import { isConnected, isMatching } from '../dom/native-dom.ts';
import { watchSecrets } from '../secrets/typed-secrets.ts';
import type { IsVolatile } from '../timing/background-mutations.ts';
import { hasAskedSoon, isSending, type ServerRequests, serverRequests } from '../timing/server-requests.ts';
import { toneOf, toneOfWords } from './message-tone.ts';
import { shownDialogs } from './native-dialogs.ts';
import { errorsAround, namedObjectionTo, newTexts, shownErrors } from './shown-errors.ts';
import { watchDeparture } from './watch-departure.ts';
import { type PageMessage, watchMessages } from './watch-messages.ts';
import { type OpenedKind, openedName, watchOpened } from './watch-opened.ts';
import { watchRequests } from './watch-requests.ts';

export interface Receipt {
  isLeaving: boolean;
  /** The page asked the browser to confirm leaving. */
  isHeld: boolean;
  url: string;
  isMoved: boolean;
  /** Moved to another query without a step of the history: pages keep there what was entered. */
  isQueryReplaced: boolean;
  isDownload: boolean;
  isSubmitted: boolean;
  /** The page prevented the submission's default: only its script can have sent anything. */
  isSubmitTaken: boolean;
  /** A page script opened the browser's picker of files or colours. */
  isPickerCalled: boolean;
  /** New objections of the browser or page to a field. */
  objections: string[];
  /** Remaining objections in the form around the target. */
  standing: string[];
  opened: { at: Element; kind: OpenedKind; name: string }[];
  /** The page opened a dialog of the browser; its text is in `said`. */
  hasDialog: boolean;
  /** Alerts, status lines, toasts, errors without a field. Secrets are masked. */
  said: PageMessage[];
  requests: number;
  /** It asked a server at once. */
  isAsking: boolean;
  /** What it sent is not yet answered. */
  isSending: boolean;
  /** What the browser tells of requests since the action began. */
  server: ServerRequests;
}

const MAX_DIALOG = 300;

export interface ReceiptWatch {
  /** Aborts when the document starts to be left. */
  departed: AbortSignal;
  soFar(): Receipt;
  isFadingIn(): boolean;
  isWorking(): boolean;
  /** Masks secrets that the text may quote. */
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
  const before = { url: location.href, step: navigation.currentEntry?.key, errors: shownErrors(target) };
  return {
    departed: departure.signal,
    soFar: () => {
      const errors = shownErrors(target);
      const isMoved = withoutEmptyFragment(location.href) !== withoutEmptyFragment(before.url);
      const masked = (texts: readonly string[]) => texts.map(secrets.mask);
      return {
        isLeaving: departure.signal.aborted,
        isHeld: departure.isHeld(),
        url: departure.destination() ?? location.href,
        isMoved,
        isQueryReplaced:
          isMoved &&
          navigation.currentEntry?.key === before.step &&
          withoutQuery(location.href) === withoutQuery(before.url),
        isDownload: departure.isDownload() || events.seen.isDownload,
        isSubmitted: events.submits.length > 0,
        isSubmitTaken: events.submits.some(({ defaultPrevented }) => defaultPrevented),
        isPickerCalled: events.seen.isPickerCalled,
        objections: masked([...events.objections(), ...newTexts(errors.ofFields, before.errors.ofFields)]),
        standing: masked(errorsAround(target, errors)),
        opened: opened.soFar().map(thing => ({
          at: thing.element,
          kind: thing.kind,
          name: secrets.mask(openedName(thing)),
        })),
        hasDialog: shownDialogs().length > 0,
        said: [
          ...messages.soFar(),
          ...newErrors(errors.others, before.errors.others),
          ...shownDialogs().map(text => ({
            at: target,
            text: cleanText(text, MAX_DIALOG),
            tone: toneOfWords(text),
          })),
        ].map(each => ({
          ...each,
          text: secrets.mask(each.text),
        })),
        requests: requests.soFar(),
        isAsking: hasAskedSoon() || requests.hasAskedSoon(),
        isSending: isSending(),
        server: serverRequests(),
      };
    },
    isFadingIn: messages.isFadingIn,
    isWorking: messages.isWorking,
    mask: secrets.mask,
    stop: () => {
      for (const watch of [departure, secrets, messages, events, requests]) watch.stop();
    },
  };
}

function withoutQuery(url: string): string {
  return withoutEmptyFragment(url).replace(/\?[^#]*/u, '');
}

/** A link to `#` alone leads nowhere. */
function withoutEmptyFragment(address: string): string {
  return address.replace(/#$/u, '');
}

function newErrors(now: ReadonlyMap<Element, string>, before: ReadonlyMap<Element, string>): PageMessage[] {
  const fresh = new Set(newTexts(now, before));
  return [...now]
    .filter(([, text]) => fresh.has(text))
    .map(([at, text]) => ({ at, text, tone: toneOf(at, text) }));
}

type SeenEvents = Pick<Receipt, 'isPickerCalled' | 'isDownload'>;

interface FormEvents {
  seen: SeenEvents;
  /** Of the browser to the fields that still have them: scripts may ask whether a field is valid as if it were required. */
  objections(): string[];
  submits: readonly Event[];
  stop(): void;
}

function watchFormEvents(): FormEvents {
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  const seen: SeenEvents = { isPickerCalled: false, isDownload: false };
  const objections: { field: EventTarget | null; text: string }[] = [];
  // Whether the page prevented it is known after all listeners.
  const submits: Event[] = [];
  addEventListener('submit', event => submits.push(event), options);
  const onInvalid = ({ target }: Event) => objections.push({ field: target, text: objectionIn(target) });
  addEventListener('invalid', onInvalid, options);
  // Bubbling: a page's earlier listener may still prevent the default.
  const onClick = (event: Event) => {
    const clicked = event.composedPath().find(at => at instanceof Node && isElement(at));
    if (!(clicked instanceof Element) || event.defaultPrevented) return;
    if (isInput(clicked) && clicked.type === 'file') seen.isPickerCalled = true;
    // Browsers report no `blob:` download, so the script's link has to.
    if (isMatching(clicked, 'a[download][href]')) seen.isDownload = true;
  };
  addEventListener('click', onClick, { signal: watching.signal });
  return {
    seen,
    objections: () => objections.filter(({ field }) => isStillInvalid(field)).map(({ text }) => text),
    submits,
    stop: () => watching.abort(),
  };
}

function isStillInvalid(field: EventTarget | null): boolean {
  return !(field instanceof Element) || !isConnected(field) || isMatching(field, ':invalid');
}

function objectionIn(target: EventTarget | null): string {
  return target instanceof Element ? namedObjectionTo(target) : '';
}
