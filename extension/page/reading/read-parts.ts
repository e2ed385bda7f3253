import { cleanName } from '../dom/clean-text.ts';
import { composedAncestry, isWithin } from '../dom/composed-tree.ts';
import { formOf, isButton, isLabel } from '../dom/element-types.ts';
import { attributeOf, elementById, isMatching, queryAllIn, textOf } from '../dom/native-dom.ts';
import { labelsOf } from '../dom/native-name.ts';
import { interactiveRole } from '../dom/role.ts';
import type { PartFacts } from '../element-facts.ts';
import { stillText } from '../identity/clocks.ts';
import { elementValue } from '../naming/element-value.ts';
import { isField, isTickBox } from '../naming/field-surroundings.ts';
import { paintedText } from '../naming/painted-text.ts';
import { dialogAround, type PartAround, rowsAround, titleAround } from '../naming/parts-around.ts';
import { isHarmless } from '../secrets/harmless-fields.ts';
import type { Visibility } from '../visibility/visibility.ts';

interface Target {
  element: Element;
  name: string;
  visibility: Visibility;
  /** The elements of the same kind and name before and after it. */
  neighbours: readonly Element[];
}

/** Longer words of a form say nothing about the button that sends it. */
const MAX_FORM = 300;

/** The row, card or dialog that a person sees around a target, else its form and the heading above. */
export function readParts(target: Target): PartFacts[] {
  const { element } = target;
  const alone = { ...target, neighbours: [] };
  const dialog = dialogAround(element);
  const parts = [rowPart(target), dialog && factsOf(dialog, alone)].filter(part => part !== undefined);
  if (parts.length > 0) return parts;
  const form = formPart(target);
  const isPlainLink = interactiveRole(element) === 'link' && target.neighbours.length === 0;
  const title = isPlainLink ? undefined : titleAround(element);
  const heading = title && factsOf(title, alone);
  const isRepeated = heading && form?.words.includes(heading.words);
  return [form, isRepeated ? undefined : heading].filter(part => part !== undefined);
}

type Reader = (part: PartAround, target: Target) => Words;

/** The nearest one whose words differ from those around the neighbours, or else the nearest one with words. */
function rowPart(target: Target): PartFacts | undefined {
  const { element, neighbours } = target;
  const isUniqueField = neighbours.length === 0 && isField(element) && !isTickBox(element);
  if (isUniqueField) return undefined;
  const parts = rowsAround(element, neighbours);
  for (const part of parts) {
    for (const read of [wordsIn, wordsAndPicturesIn]) {
      const facts = factsOf(part, target, read);
      if (facts) return facts;
    }
  }
  const alone = { ...target, neighbours: [] };
  return firstOf(parts, part => factsOf(part, alone));
}

function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function formPart(target: Target): PartFacts | undefined {
  const { element } = target;
  const button = [...composedAncestry(element)].find(isButton) ?? element;
  const box = formOf(button);
  const isSubmitter = isMatching(
    button,
    'button:not([type=button], [type=reset]), input[type=submit], input[type=image]',
  );
  if (!box || !isSubmitter) return undefined;
  const facts = factsOf({ kind: 'form', box }, { ...target, neighbours: [] });
  return facts && facts.words.length <= MAX_FORM ? facts : undefined;
}

/** Equal beginnings longer than this are left out. */
const MAX_ALIKE = 60;

/** Characters shown before the words that differ. */
const LEAD = 12;

const HEAD = 220;
const TAIL = 80;

function factsOf(part: PartAround, target: Target, read: Reader = wordsIn): PartFacts | undefined {
  const { words, still } = read(part, target);
  if (!/[\p{L}\p{N}]/u.test(words)) return undefined;
  const from = differsFrom(words, part, target, read);
  if (from === undefined) return undefined;
  const start = from > MAX_ALIKE ? wordStart(words, from - LEAD) : 0;
  const shown = (text: string) => (start > 0 ? '… ' : '') + cleanName(text.slice(start), HEAD, TAIL);
  return { kind: part.kind, words: shown(words), ...(still === words ? {} : { still: shown(still) }) };
}

/** Where the words part from those around the neighbours; undefined where they are the same. */
function differsFrom(words: string, part: PartAround, target: Target, read: Reader): number | undefined {
  const level = [...composedAncestry(target.element)].indexOf(part.box);
  let from = 0;
  for (const element of target.neighbours) {
    const box = [...composedAncestry(element)][level];
    const other = box && read({ kind: part.kind, box }, { ...target, element }).words;
    if (other === words) return undefined;
    if (other !== undefined) from = Math.max(from, alike(words, other));
  }
  return from;
}

function alike(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

function wordStart(text: string, near: number): number {
  const space = text.lastIndexOf(' ', near);
  return space > 0 ? space + 1 : Math.max(near, 0);
}

interface Words {
  words: string;
  /** With `#` for the figures of clocks. */
  still: string;
}

function wordsIn(part: PartAround, target: Target): Words {
  const read = (isClockRead: boolean) =>
    [part.title, part.box]
      .map(box => box && paintedIn(box, part, target, isClockRead))
      .filter(Boolean)
      .join(' ');
  const words = read(true) || labelOf(part.box);
  const still = read(false) || words;
  return { words, still };
}

function paintedIn(
  box: Element,
  part: PartAround,
  { element, name, visibility }: Target,
  isClockRead: boolean,
): string {
  const own = new Set([name, ...labelsOf(element).map(textOf)].map(text => text.trim()));
  return paintedText(box, {
    visibility,
    isLeftOut: inner => inner === element || isLeftOut(inner, part, element),
    wordsOf: (text, parent) => {
      // Only a whole text that is the target's own words: they may be part of others.
      if (own.has(text.data.trim())) return ' ';
      return isClockRead ? text.data : stillText(text, parent);
    },
  }).text;
}

/** What opens, and what goes on by itself. */
const PASSING =
  '[role=log], [role=timer], [role=marquee], [role=progressbar], [role=tooltip], [role=menu], [role=listbox], progress, meter, [popover]';

/** Other controls are the same in each row. A link or the label of a box may be all that names it. */
function isLeftOut(inner: Element, { kind, box }: PartAround, element: Element): boolean {
  const role = interactiveRole(inner);
  if (isField(inner) || (role !== undefined && role !== 'link') || isMatching(inner, PASSING)) return true;
  if (isLabel(inner) && inner.control)
    return inner.control === element || kind === 'form' || !isTickBox(inner.control);
  const isNested = kind === 'item' && isMatching(inner, 'ul, ol, [role=group], [role=tree]');
  return isNested && !isWithin(element, inner) && isWithin(inner, box);
}

/** Where nothing is painted: the name that the page gives the part. */
function labelOf(box: Element): string {
  const others = (attributeOf(box, 'aria-labelledby') ?? '').split(/\s+/u).filter(Boolean);
  const texts = others.map(id => elementById(box, id)).map(other => (other ? textOf(other) : ''));
  return (texts.join(' ').trim() || attributeOf(box, 'aria-label') || '').replace(/\s+/gu, ' ').trim();
}

/** Rows may differ in a picture or in what a field holds. */
function wordsAndPicturesIn(part: PartAround, target: Target): Words {
  const { words, still } = wordsIn(part, target);
  const pictures = [...queryAllIn(part.box, 'img[alt], [role=img][aria-label], svg[aria-label]')];
  const fields = [...queryAllIn(part.box, 'input, select, textarea')].slice(0, MAX_ASKED);
  const more = [
    ...pictures
      .slice(0, MAX_ASKED)
      .map(picture => attributeOf(picture, 'alt') || attributeOf(picture, 'aria-label')),
    ...fields.filter(field => field !== target.element && isHarmless(field)).map(elementValue),
  ].filter(Boolean);
  return { words: [words, ...more].join(' ').trim(), still: [still, ...more].join(' ').trim() };
}

const MAX_ASKED = 10;
