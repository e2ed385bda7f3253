import { normalized } from '../dom/clean-text.ts';
import { closestComposed, composedAncestry, isWithin } from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import { documentElementOf, isMatching, previousSiblingOf, queryAllIn } from '../dom/native-dom.ts';
import { isProgress, type Tone, toneOf } from '../observing/message-tone.ts';
import { type Line, NO_MESSAGE, shortLines } from '../observing/plain-messages.ts';
import { shownErrors } from '../observing/shown-errors.ts';
import { createVisibility, type Visibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import { MAX_LINE } from './page-lines.ts';

export interface ArrivedMessage {
  text: string;
  tone: Tone;
  /** As a message to the person, by its role or name: an error may be one of a list. */
  isMarked: boolean;
  /** A mere line, known by its place and words. */
  isPlain?: true;
}

export interface Arrived {
  /** A line that the page before had too. */
  isKnown(line: string): boolean;
  /** The form that was sent, if it is there again. */
  form: Element | undefined;
  /** The page has hardly more than a message. */
  isBare: boolean;
  /** The person has been signed in, so that what the page goes on to say is its content. */
  isEntered: boolean;
}

/** What a page says about the action that led to it: errors of fields first, then what is marked as a message, then lines. */
export function messagesIn(arrived: Arrived): ArrivedMessage[] {
  const visibility = createVisibility();
  const { ofFields, others } = shownErrors(documentElementOf(document));
  const errors = [...ofFields, ...others]
    .filter(([at, text]) => !arrived.isKnown(text) || isAtForm(at, arrived))
    .map(([at, text]): ArrivedMessage => {
      const tone = toneOf(at, text);
      return { text, tone: tone === 'neutral' && ofFields.has(at) ? 'bad' : tone, isMarked: false };
    });
  const named = [...errors, ...markedMessages(arrived, visibility)];
  const isNamed = (line: ArrivedMessage) => named.some(({ text }) => text === line.text);
  const found = [...named, ...plainMessages(arrived).filter(line => !isNamed(line))];
  const distinct = answersOf([...new Map(found.map(each => [each.text, each])).values()], arrived);
  return distinct.filter(
    ({ text }) => !distinct.some(other => other.text !== text && other.text.includes(text)),
  );
}

/** Where the page reports success, what it always says of failures is no answer, nor is a line of its content. */
function answersOf(messages: readonly ArrivedMessage[], { isKnown, isEntered }: Arrived): ArrivedMessage[] {
  const isDone = isEntered || messages.some(({ text, tone }) => tone === 'good' && !isKnown(text));
  return messages.filter(
    ({ text, tone, isPlain }) => !isDone || tone !== 'bad' || !(isPlain || isKnown(text)),
  );
}

/** How pages and frameworks name the boxes of their messages. */
const MARKED =
  '[role=alert], [role=status], output, [class*=alert i], [class*=flash i], [class*=notice i], [class*=notification i], [class*=message i], [class*=toast i], [class*=snackbar i], [class*=success i], [class*=warning i], [class*=callout i], [class*=banner i]';
const CONTENT = 'nav, a, button, label, input, select, textarea, form, main, article, table';

const MAX_MARKED = 60;
const MAX_TEXT = 300;

function markedMessages(arrived: Arrived, visibility: Visibility): ArrivedMessage[] {
  return [...queryAllIn(document, MARKED)].slice(0, MAX_MARKED).flatMap(at => {
    if (closestComposed(at, box => isMatching(box, 'nav, a, button, label')) || holds(at, CONTROLS))
      return [];
    if (isMatching(at, CONTENT) || !visibility.sees(at)) return [];
    const lines = visibleText(at, visibility, MAX_TEXT + 1)
      .split('\n')
      .map(normalized)
      .filter(Boolean);
    const text = lines.join(' ');
    if (text === '' || text.length > MAX_TEXT) return [];
    const tone = toneOf(at, text);
    const isNew = !arrived.isKnown(text) && !lines.every(arrived.isKnown);
    // An error that still stands at the form is the answer to this time too.
    if (!isNew && !(tone === 'bad' && isAtForm(at, arrived))) return [];
    const isRemark = tone === 'neutral' && (!isMatching(at, LIVE) || isProgress(text));
    return isRemark ? [] : [{ text, tone, isMarked: true }];
  });
}

const CONTROLS = 'input:not([type=hidden]), select, textarea, form, main';
const LIVE = '[role=alert], [role=status], output';

/** So many elements are looked at for plain lines, from the top of the page. */
const MAX_PLAIN = 1500;
/** A message stands before the content, or before its form. */
const TOP_LINES = 4;

/** New lines that report something, where nothing marks them: at the form, at the top, or on a page with little else. */
function plainMessages(arrived: Arrived): ArrivedMessage[] {
  return newLines(arrived).flatMap(({ at, text }, position) => {
    const tone = toneOf(at, text);
    const isPlaced = arrived.isBare || position < TOP_LINES || isAtForm(at, arrived);
    return tone !== 'neutral' && isPlaced ? [{ text, tone, isMarked: false, isPlain: true }] : [];
  });
}

/** The first lines that the page before did not have, but for what the messages say. */
export function firstNewLines(arrived: Arrived, messages: readonly ArrivedMessage[]): string {
  const lines = newLines(arrived).map(({ text }) => text);
  const others = lines.filter(line => !messages.some(({ text }) => text.includes(line)));
  return [...new Set(others)].slice(0, MAX_SHOWN).join('; ');
}

const MAX_SHOWN = 2;

function newLines({ isKnown }: Arrived): Line[] {
  const elements = [...queryAllIn(document, 'body *')].slice(0, MAX_PLAIN);
  const visibility = createVisibility();
  return shortLines(elements, `${NO_MESSAGE}, label`)
    .filter(({ text }) => !isKnown(text))
    .map(line => wholeLine(line, visibility))
    .filter(({ text }) => !isKnown(text));
}

/** A name in bold is part of a line. */
function wholeLine(part: Line, visibility: Visibility): Line {
  if (!isInline(part.at)) return part;
  const block = closestComposed(part.at, at => !isInline(at));
  const lines = block ? visibleText(block, visibility, MAX_TEXT).split('\n').map(normalized) : [];
  const text = lines.find(line => line.includes(part.text)) ?? '';
  return block && text !== '' && text.length <= MAX_LINE ? { at: block, text } : part;
}

function isInline(element: Element): boolean {
  return getComputedStyle(element).display === 'inline';
}

/** Levels around a form in which its messages stand. */
const FORM_LEVELS = 2;

function isAtForm(at: Element, { form }: Arrived): boolean {
  if (!form) return false;
  const around = [...composedAncestry(form)].slice(0, FORM_LEVELS + 1).filter(isElement);
  return around.some(box => !isMatching(box, 'body, html') && isWithin(at, box)) || isJustBefore(at, form);
}

/** Also where both stand right in the body. */
function isJustBefore(at: Element, form: Element): boolean {
  const before = [...siblingsBefore(form)].slice(0, TOP_LINES);
  return before.some(box => isWithin(at, box));
}

function* siblingsBefore(element: Element): Iterable<Element> {
  for (let at = previousSiblingOf(element); at; at = previousSiblingOf(at)) if (isElement(at)) yield at;
}

function holds(element: Element, selector: string): boolean {
  return Element.prototype.querySelector.call(element, selector) !== null;
}
