import { attributeOf, isConnected, isMatching } from '../dom/native-dom.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { isTakingRoom } from './child-changes.ts';

/** Whether one of an element's attributes differs from its old values in a way that a person can see. */
export function isAttributeChanged(
  element: Element,
  old: Map<string, string | null>,
  focus: Element,
): boolean {
  if (!isConnected(element)) return false;
  let isSeen: boolean | undefined;
  return [...old].some(([name, value]) => {
    const now = attributeOf(element, name);
    // Analytics mark the pressed element.
    if (element === focus && name.startsWith('data-') && !/state|active|open|select|check/u.test(name))
      return false;
    // Analytics note the time of a press.
    if (name.startsWith('data-') && /^\d{10,}$/u.test(now ?? '')) return false;
    if (name === 'style' && isMatching(element, 'html, body')) return hasOtherStyle(value ?? '', now ?? '');
    if (isMatching(element, 'html, body') && name.startsWith('data-')) return false;
    isSeen ??= createVisibility().sees(element);
    if (!isSeen && !HIDING.test(name)) return false;
    if (name === 'style' && (now ?? '').trim() === (value ?? '').trim()) return false;
    return name === 'class' ? hasOtherClasses(value ?? '', now ?? '') : now !== value && !IGNORED.has(name);
  });
}

/** Of the whole page: how the pointer looks, what locks its scrolling, and variables. */
const UNSEEN_STYLE =
  /^\s*(?:cursor|overflow(?:-[xy])?|padding-right|pointer-events|user-select|touch-action|--[\w-]+)\s*:/u;

function hasOtherStyle(before: string, now: string): boolean {
  const seen = (style: string) =>
    style
      .split(';')
      .filter(each => each.trim() !== '' && !UNSEEN_STYLE.test(each))
      .join(';');
  return seen(before) !== seen(now);
}

/** Those that may have come into view. */
export function shownElements(attributes: ReadonlyMap<Element, ReadonlyMap<string, unknown>>): Element[] {
  return [...attributes].flatMap(([element, old]) =>
    isConnected(element) && [...old.keys()].some(name => HIDING.test(name)) && isTakingRoom(element)
      ? [element]
      : [],
  );
}

/** Those of them that were in view before, as far as their attributes tell: they show nothing new by that. */
export function restyledElements(
  attributes: ReadonlyMap<Element, ReadonlyMap<string, string | null>>,
): Element[] {
  return shownElements(attributes).filter(element =>
    [...(attributes.get(element) ?? [])].every(
      ([name, old]) => !mayHaveHidden(name, old, attributeOf(element, name)),
    ),
  );
}

function mayHaveHidden(name: string, old: string | null, now: string | null): boolean {
  if (name === 'style')
    return /display:\s*none|visibility:\s*hidden|opacity:\s*0(?![.\d]*[1-9])/u.test(old ?? '');
  // What is behind an open dialog is hidden from screen readers alone.
  if (name !== 'class') return /^(?:hidden|open)$/u.test(name) && old !== now;
  return differentClasses(old ?? '', now ?? '').some(each => SHOWING_CLASS.test(each));
}

const SHOWING_CLASS = /hid|none|show|open|visible|collaps|appear|enter|active|(?:^|[-_])(?:on|in|up)$/iu;

function differentClasses(one: string, other: string): string[] {
  const [before, after] = [one.split(/\s+/u), other.split(/\s+/u)];
  return [...before.filter(each => !after.includes(each)), ...after.filter(each => !before.includes(each))];
}

const HIDING = /^(hidden|style|class|open|aria-hidden|inert)$/u;

/** Attributes that follow focus and pointer. */
const IGNORED = new Set([
  'tabindex',
  'data-focus',
  'data-hover',
  'data-active',
  'data-focus-visible',
  'data-headlessui-state',
]);

const PRESSED_CLASS = /focus|hover|ripple|press|touch|drag|grab/iu;

function hasOtherClasses(before: string, now: string): boolean {
  const significantNames = (classes: string) =>
    new Set(classes.split(/\s+/u).filter(name => name !== '' && !PRESSED_CLASS.test(name)));
  const [old, current] = [significantNames(before), significantNames(now)];
  return old.size !== current.size || [...old].some(name => !current.has(name));
}
