import { cleanText } from '../dom/clean-text.ts';
import { isClickTarget } from '../dom/click-target.ts';
import { composedAncestry, isWithin } from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import { childNodesOf, isMatching, queryAllIn } from '../dom/native-dom.ts';
import { interactiveRole } from '../dom/role.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { visibleText, visibleTextBut } from '../visibility/visible-text.ts';
import { accessibleName } from './accessible-name.ts';
import { isField } from './field-surroundings.ts';

const MAX_NEAR = 40;

const GROUPS =
  'tr, li, [role=row], [role=listitem], article, fieldset, section, form, [role=group], dialog, [role=dialog]';

const LARGE_GROUPS = 'body, main, form, section, fieldset, [role=group], dialog, [role=dialog]';
const ROWS = 'tr, li, [role=row], [role=listitem]';

/** What is left out of a box's text. */
const WAYS = ['controls'] as const;
const WAYS_OF_ROWS = ['controls', 'buttons'] as const;
type Without = (typeof WAYS_OF_ROWS)[number];

/** Within these levels, a box with text beside the element is its row. */
const ROW_LEVELS = 3;

/** The row, heading or legend that tells an element from its `duplicates`. Text around several does not count. */
export function nearText(
  element: Element,
  name: string,
  visibility: Visibility,
  duplicates: readonly Element[] = [],
): string {
  const neighbours = neighboursOf(element, duplicates);
  const boxes = boxesAround(element, neighbours);
  const aroundOthers = neighbours.map(other => [...composedAncestry(other)]);
  const isDistinctive = (text: string, level: number, without: Without) =>
    text !== '' && aroundOthers.every(around => textOfBox(around[level], name, visibility, without) !== text);
  for (const { box, level } of boxes) {
    const isRow = isMatching(box, `${ROWS}, article`);
    for (const without of isRow ? WAYS_OF_ROWS : WAYS) {
      const text = textOfBox(box, name, visibility, without);
      if (isDistinctive(text, level, without)) return text;
    }
  }
  return '';
}

/** The text of the row or dialog around an element that has no duplicates. */
export function rowText(element: Element, name: string, visibility: Visibility): string {
  if (isField(element)) return '';
  const row = [...composedAncestry(element)].slice(1).find(at => isMatching(at, `${ROWS}, ${DIALOGS}`));
  return textOfBox(row, name, visibility, 'controls');
}

const DIALOGS = 'dialog, [role=dialog], [role=alertdialog]';

/** Page order suffices: a box with any other duplicate has the next one, and lists differ row by row. */
export function neighboursOf(element: Element, duplicates: readonly Element[]): Element[] {
  const index = duplicates.indexOf(element);
  return [duplicates[index - 1], duplicates[index + 1]].filter(other => other !== undefined);
}

interface Box {
  box: Element;
  level: number;
}

/** Nearest first; for duplicates the row first, by which people tell them apart. */
function boxesAround(element: Element, others: readonly Element[]): Box[] {
  const around = [...composedAncestry(element)].map((box, level) => ({ box, level })).slice(1);
  const shared =
    others.length > 0 ? around.findIndex(({ box }) => others.some(other => isWithin(other, box))) : -1;
  const own = shared < 0 ? around : around.slice(0, shared);
  const boxes = own.filter(
    ({ box, level }) =>
      (level <= ROW_LEVELS || isMatching(box, GROUPS)) && !(isField(element) && isShared(box)),
  );
  const row = others.length > 0 ? boxes.find(({ box }) => isMatching(box, ROWS)) : undefined;
  return row ? [row, ...boxes] : boxes;
}

const FIELDS = 'input:not([type=hidden]), select, textarea, [contenteditable]';

/** Text around several fields labels none of them; in a row it identifies the row. */
function isShared(box: Element): boolean {
  return !isMatching(box, `${ROWS}, ${GROUPS}`) && queryAllIn(box, FIELDS).length > 1;
}

/** For one reading: duplicates are compared with their neighbours, box by box. */
const known = new WeakMap<Visibility, Map<string, Map<Element, string>>>();

function textOfBox(box: Element | undefined, name: string, visibility: Visibility, without: Without): string {
  if (!box) return '';
  const ofReading = known.get(visibility) ?? new Map<string, Map<Element, string>>();
  known.set(visibility, ofReading);
  const ofName = ofReading.get(`${without} ${name}`) ?? new Map<Element, string>();
  ofReading.set(`${without} ${name}`, ofName);
  const text = ofName.get(box) ?? readBox(box, name, visibility, without);
  ofName.set(box, text);
  return text;
}

function readBox(box: Element, name: string, visibility: Visibility, without: Without): string {
  const heading = isMatching(box, GROUPS) ? headingOf(box, visibility) : '';
  const isLeftOut = without === 'controls' ? isControl : isButton;
  const text = heading || visibleTextBut(box, visibility, MAX_NEAR * 2, isLeftOut);
  const others = text.replaceAll(name || '\0', ' ');
  const rest = cleanText(others, MAX_NEAR);
  // The first words of a whole form tell nothing.
  const isTooMuch = !heading && isMatching(box, LARGE_GROUPS) && cleanText(others).length > MAX_NEAR;
  return isTooMuch || !/[\p{L}\p{N}]/u.test(rest) ? '' : rest;
}

/** A link may be all that names a row. */
function isButton(inner: Element): boolean {
  return interactiveRole(inner) !== 'link' && isControl(inner);
}

/** A row's other buttons and links have the same names in every row. */
function isControl(element: Element): boolean {
  return interactiveRole(element) !== undefined || isClickTarget(element);
}

function headingOf(group: Element, visibility: Visibility): string {
  const heading = [...childNodesOf(group)]
    .filter(isElement)
    .find(child => isMatching(child, 'h1, h2, h3, h4, h5, h6, legend, [role=heading], header'));
  return heading ? accessibleName(heading, visibility) || visibleText(heading, visibility, MAX_NEAR) : '';
}
