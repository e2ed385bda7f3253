import { cleanText } from '../dom/clean-text.ts';
import { closestComposed } from '../dom/composed-tree.ts';
import { isEditorHost, isElement } from '../dom/element-types.ts';
import { attributeOf, isConnected, isMatching, parentNodeOf, queryAllIn } from '../dom/native-dom.ts';
import type { IsVolatile } from '../timing/background-mutations.ts';
import { changedParts, rootsAround } from '../timing/background-mutations.ts';
import { createVisibility, type Visibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import { isProgress, type Tone, toneOf } from './message-tone.ts';

/** Where pages announce results: standard live regions, and toasts. */
const LIVE = '[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive], output';
const TOAST =
  '[class*=toast i], [class*=snackbar i], [class*=notification i], [class*=notice i], [class*=message i]';
const MESSAGE_SOURCES = `${LIVE}, ${TOAST}`;

/** Whole pages may be live regions or be named so; a message is short and holds no fields. */
const MAX_MESSAGE = 300;
const FIELDS = 'input:not([type=hidden]), select, textarea, form, main, [contenteditable]';

export interface PageMessage {
  at: Element;
  text: string;
  tone: Tone;
  /** A mere line, known by its words. */
  isPlain?: true;
  /** Only its colour has a tone. */
  isByColour?: true;
}

export interface MessageWatch {
  soFar(): PageMessage[];
  /** A message is present but still too pale to see. */
  isFadingIn(): boolean;
  /** A message is shown that only says that the page is at work. */
  isWorking(): boolean;
  stop(): void;
}

/** Collects the page's messages: a toast may be gone before anybody looks. */
export function watchMessages(focus: Element, isVolatile: IsVolatile): MessageWatch {
  const roots = rootsAround(focus);
  const before = new Map(
    roots.flatMap(sourcesIn).map(source => [source, textOf(source, paintedVisibility())]),
  );
  const shown = new Map<Element, PageMessage>();
  const unseen = new Set<Element>();
  let frame = 0;
  const lookAt = (unit: Element) => {
    const source = closestComposed(unit, at => isMatching(at, MESSAGE_SOURCES) && isMessageSource(at));
    if (!source || !isConnected(unit)) return unseen.delete(unit);
    const text = textOf(unit, createVisibility());
    if (text === '') return unseen.add(unit);
    if (!before.get(source)?.includes(text)) {
      const tone = isInFeed(unit) ? 'neutral' : toneOf(unit, text);
      if (text.length <= MAX_MESSAGE) shown.set(unit, { at: unit, text, tone });
    } else shown.delete(unit);
    return unseen.delete(unit);
  };
  // A fading message is present before it is visible.
  const lookAgain = () => {
    for (const unit of [...unseen]) lookAt(unit);
    frame = unseen.size > 0 ? requestAnimationFrame(lookAgain) : 0;
  };
  const notice = (records: MutationRecord[]) => {
    const counted = records.filter(record => !changedParts(record).every(isVolatile));
    for (const unit of new Set(counted.flatMap(changedUnits))) lookAt(unit);
    if (unseen.size > 0 && frame === 0) frame = requestAnimationFrame(lookAgain);
  };
  const observer = new MutationObserver(notice);
  for (const root of roots) observer.observe(root, WATCHED);
  return {
    soFar: () => {
      notice(observer.takeRecords());
      // That the page is at work, or was, is no result.
      return outermost(shown).filter(({ text }) => !isProgress(text));
    },
    isFadingIn: () => [...unseen].some(isPale),
    isWorking: () => [...shown.values()].some(isAtWork),
    stop: () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}

/** Where people write, and services report, about anything. */
export function isInFeed(element: Element): boolean {
  return closestComposed(element, at => isMatching(at, '[role=log], [role=feed]')) !== undefined;
}

const WATCHED = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ['class', 'style', 'hidden', 'role', 'aria-live', 'aria-hidden'],
};

function changedUnits({ type, target, addedNodes }: MutationRecord): Element[] {
  const parent = isElement(target) ? target : parentNodeOf(target);
  const around = parent && isElement(parent) ? [parent] : [];
  if (type === 'attributes') return around.flatMap(unit => [unit, ...sourcesIn(unit)]);
  const added = [...addedNodes].filter(isElement);
  const isRewritten = type === 'characterData' || added.length < addedNodes.length;
  const inside = added.flatMap(unit => [unit, ...sourcesIn(unit)]);
  return isRewritten ? [...inside, ...around] : inside;
}

function sourcesIn(root: Node): Element[] {
  const scope = root instanceof Document || root instanceof ShadowRoot || isElement(root) ? root : document;
  return [...queryAllIn(scope, MESSAGE_SOURCES)].slice(0, MAX_SOURCES);
}

/** Where everything is named a message, no name tells anything. */
const MAX_SOURCES = 50;

function isMessageSource(element: Element): boolean {
  if (isMatching(element, 'html, body, main, form, input, textarea, button')) return false;
  if (attributeOf(element, 'aria-live') === 'off') return false;
  if (isMatching(element, LIVE)) return true;
  return isToast(element) && Element.prototype.querySelector.call(element, FIELDS) === null;
}

/** Matches whole words of a class: `toastui-editor` is no toast. */
function isToast(element: Element): boolean {
  if (closestComposed(element, isEditorHost)) return false;
  const words = (attributeOf(element, 'class') ?? '').replace(/(?<=[a-z])(?=[A-Z])/gu, '-').toLowerCase();
  return TOAST_WORD.test(words) || (/(?<![a-z])messages?(?![a-z])/u.test(words) && isOverlay(element));
}

const TOAST_WORD = /(?<![a-z])(?:toast(?:er|r|ify|ification)?|snackbar|notification|notice)s?(?![a-z])/u;

/** Chats name entries messages too, but not above the page. */
function isOverlay(element: Element): boolean {
  return closestComposed(element, at => /absolute|fixed/u.test(getComputedStyle(at).position)) !== undefined;
}

function isPale(unit: Element): boolean {
  if (!isConnected(unit)) return false;
  if (!Element.prototype.checkVisibility.call(unit, { visibilityProperty: true })) return false;
  return closestComposed(unit, at => Number(getComputedStyle(at).opacity) < FAINTEST) !== undefined;
}

const FAINTEST = 0.05;

function textOf(element: Element, visibility: Visibility): string {
  return cleanText(visibleText(element, visibility, MAX_MESSAGE + 1), MAX_MESSAGE * 2);
}

/** What an open dialog hides from screen readers is no news once that closes. */
function paintedVisibility(): Visibility {
  const visibility = createVisibility();
  return { ...visibility, shows: element => visibility.paints(element) && visibility.isLegible(element) };
}

function isAtWork({ at, text }: PageMessage): boolean {
  return isProgress(text) && isConnected(at) && textOf(at, createVisibility()) === text;
}

/** Each text once, without parts of longer ones. */
function outermost(shown: ReadonlyMap<Element, PageMessage>): PageMessage[] {
  const all = [...new Map([...shown.values()].map(each => [each.text, each])).values()];
  return all.filter(({ text }) => !all.some(other => other.text !== text && other.text.includes(text)));
}
