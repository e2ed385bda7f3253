import { composedAncestry, composedDescendants, composedParent, outermostIn } from '../dom/composed-tree.ts';
import { isHtmlElement, isInput, isTextField } from '../dom/element-types.ts';
import { attributeOf, bodyOf, isMatching, textOf } from '../dom/native-dom.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import { dateParts, partsText } from './date-parts.ts';

export interface DateSegment {
  element: HTMLElement;
  part: Part;
}

export type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'half';

const LEVELS = 5;
const FEWEST = 2;

export function dateSegments(element: Element): DateSegment[][] {
  for (const around of [...composedAncestry(element)].slice(0, LEVELS)) {
    // Parts of another date nearby must not write to a field of its own.
    if (textFieldsIn(around).length > 0) return [];
    const segments = segmentsIn(around);
    if (segments.length >= FEWEST) return moments(segments);
  }
  return [];
}

/** A part that repeats starts the end of a range. */
function moments(segments: readonly DateSegment[]): DateSegment[][] {
  const found: DateSegment[][] = [];
  for (const segment of segments) {
    const last = found.at(-1);
    if (!last || last.some(({ part }) => part === segment.part)) found.push([segment]);
    else last.push(segment);
  }
  return found;
}

function segmentsIn(root: Element): DateSegment[] {
  const isSegment = (element: Element) => isMatching(element, '[role=spinbutton]') && !isInput(element);
  return outermostIn(root, isSegment).flatMap(element => {
    const part = partOf(element);
    return part && isHtmlElement(element) ? [{ element, part }] : [];
  });
}

/** By the kit's own name or the one for screen readers, in the page's language. */
function partOf(element: Element): Part | undefined {
  const said = NAMES.map(name => attributeOf(element, name) ?? '').join(' ');
  return PARTS.find(([part, pattern]) => pattern.test(said) || said.includes(ownNameOf(part)))?.[0];
}

const NAMES = ['data-type', 'data-segment', 'aria-label'];

const PARTS: readonly [part: Part, pattern: RegExp][] = [
  ['half', /day ?-?period|meridiem|am.?\/?.?pm|上午|下午/iu],
  ['year', /year|年/iu],
  ['month', /month|月/iu],
  ['hour', /hour|小时|时/iu],
  ['minute', /minute|分/iu],
  ['second', /second|秒/iu],
  ['day', /\bday\b|日/iu],
];

function ownNameOf(part: Part): string {
  const language = document.documentElement.lang || 'en';
  try {
    const names = new Intl.DisplayNames(language, { type: 'dateTimeField' });
    return names.of(part === 'half' ? 'dayPeriod' : part) ?? part;
  } catch (cause) {
    // The page may name an unknown language.
    if (cause instanceof RangeError) return part;
    throw cause;
  }
}

/** The shown number, or text; a placeholder has no digits. */
export function shownIn({ element, part }: DateSegment): string {
  const text = textOf(element)
    .normalize('NFKC')
    .replace(/[\u200B-\u200F\u2060-\u2069\uFEFF]/gu, '')
    .trim();
  if (part === 'half') return text;
  return /^\d+$/u.test(text) ? String(Number(text)) : numberBehind(element, text);
}

/** A month may be shown by name, with its number in an attribute. */
function numberBehind(element: Element, text: string): string {
  return /\d/u.test(text) || attributeOf(element, 'aria-valuetext') !== text
    ? ''
    : (attributeOf(element, 'aria-valuenow') ?? '');
}

/** 2027-03-05, 14:30, or both, as far as the parts are filled in. */
function segmentsText(segments: readonly DateSegment[]): string {
  const shown = (part: Part) => {
    const segment = segments.find(({ part: own }) => own === part);
    return segment ? shownIn(segment) : undefined;
  };
  const [year, month, day] = [shown('year'), shown('month'), shown('day')];
  const [hour, minute] = [shown('hour'), shown('minute')];
  const date = year && month && day ? [year, pad(month), pad(day)].join('-') : '';
  const time = hour && minute ? [`${pad(hour)}:${pad(minute)}`, shown('half')].filter(Boolean).join(' ') : '';
  return [date, time].filter(Boolean).join(' ');
}

function pad(number: string): string {
  return number.padStart(2, '0');
}

export function textFieldsIn(box: Element): HTMLInputElement[] {
  const visibility = createVisibility();
  return [box, ...composedDescendants(box)]
    .filter(isInput)
    .filter(isTextField)
    .filter(field => attributeOf(field, 'aria-hidden') !== 'true' && seenRect(field, visibility));
}

const BOX_LEVELS = 4;

/** The largest box around a date field that holds no more than the two fields of a range. */
export function dateBox(element: Element): Element {
  const own = textFieldsIn(element).length;
  let box = element;
  for (let level = 0; level < BOX_LEVELS; level += 1) {
    const parent = composedParent(box);
    if (!parent || parent === bodyOf(document) || isMatching(parent, 'form, main, section, dialog')) break;
    const count = textFieldsIn(parent).length;
    // The second field of a range has no label of its own.
    if (
      count > 2 ||
      (count > Math.max(own, 1) && Element.prototype.querySelectorAll.call(parent, 'label').length > 0)
    )
      break;
    box = parent;
  }
  return box;
}

/**
 * What the widget itself shows of its date: the field's text, or that of both fields of a range, else the words on its
 * button. Text beside it belongs to something else.
 */
export function dateTexts(element: Element, isRange = false): string[] {
  const segments = [...dateSegments(element).map(segmentsText), partsText(dateParts(element))];
  if (isInput(element) && isTextField(element) && !isRange)
    return [...segments, element.value].filter(Boolean);
  const box = dateBox(element);
  const hidden = [...Element.prototype.querySelectorAll.call(box, 'input[aria-hidden=true]')].filter(isInput);
  const fields = [...textFieldsIn(box), ...hidden];
  const own = [visibleText(element, createVisibility(), 200), attributeOf(element, 'aria-label') ?? ''];
  return [...segments, ...fields.map(({ value }) => value), ...(isInput(element) ? [] : own)].filter(Boolean);
}
