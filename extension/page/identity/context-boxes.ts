import { closestComposed, composedAncestry, composedParent, isWithin } from '../dom/composed-tree.ts';
import { formAround } from '../dom/destination.ts';
import { isInput, isSvgElement } from '../dom/element-types.ts';
import {
  attributeOf,
  bodyOf,
  classNameOf,
  documentElementOf,
  isMatching,
  localNameOf,
  queryAllIn,
  rootOf,
  textOf,
} from '../dom/native-dom.ts';
import { labelsOf } from '../dom/native-name.ts';
import { isField, isTickBox } from '../naming/field-surroundings.ts';
import { isDialogBox } from '../naming/parts-around.ts';
import { isRow } from './tree-paths.ts';

/** The part of the page that says what a target is about. */
export interface Surroundings {
  /** Read from the target outwards; undefined for a control that stands alone in the page. */
  area: Element | undefined;
  /** The row, list item or card that is the target's alone. Others like it in the area are not read. */
  own: Element | undefined;
  /** The area is a dialog: all its words are about what is in it. */
  isDialog: boolean;
  /** Equal controls in the area: words beyond them are about those. */
  likes: readonly Element[];
  /** Rows, cards and options that were found to be others. */
  others: Set<Element>;
  /** The area is a menu or a bar, of controls alone: what it is about stands beside it. */
  isBar?: boolean | undefined;
  /** The words beside a control were found right before or after this. */
  besideAt?: Element | undefined;
}

export function surroundingsOf(element: Element, isActing: boolean): Surroundings {
  const dialog = closestComposed(composedParent(element) ?? element, isDialog);
  const likes = likesOf(element);
  const around = rowOf(element);
  // A row that says nothing but a control that no other row has is a line of a layout.
  const row = around && likes.length === 0 && isOfControls(around) ? undefined : around;
  const shared = row ? undefined : ownOfLikes(element, likes);
  const own = row ?? shared?.own;
  const form = isActing ? formAround(element) : undefined;
  const boxes = [own ?? shared?.area, dialog, form].filter(
    box => box !== undefined && isWithin(element, box),
  );
  const [widest] = boxes.filter(box => boxes.every(other => !other || !box || isWithin(other, box)));
  const area = widest ?? drawingAround(element) ?? (isRow(element) ? undefined : partAround(element));
  const isShared = area !== undefined && area === shared?.area && area !== dialog && area !== form;
  return {
    area,
    own,
    isDialog: area !== undefined && area === dialog,
    likes: isShared && !own ? likes.filter(like => isWithin(like, area)) : [],
    others: new Set(),
  };
}

/** A node of a diagram is about what is drawn with it; a panel beside follows what is pressed. */
export function drawingAround(element: Element): Element | undefined {
  if (!isSvgElement(element)) return undefined;
  return [...composedAncestry(element)].slice(1).find(at => localNameOf(at) === 'svg');
}

const DIALOGS = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true], [popover]';

/** What the card calls a dialog, and whatever else is drawn over the page as one. */
function isDialog(element: Element): boolean {
  if (isMatching(element, DIALOGS) || isDialogBox(element)) return true;
  if (element === bodyOf(document) || element === documentElementOf(document)) return false;
  const { position, zIndex } = getComputedStyle(element);
  return position === 'fixed' || (position === 'absolute' && Number(zIndex) >= MODAL_HEIGHT);
}

/** Kits lift modals by hundreds; smaller steps order the parts of a page. */
const MODAL_HEIGHT = 100;

const MAX_LEVELS = 12;

function rowOf(element: Element): Element | undefined {
  let level = 0;
  for (const at of composedAncestry(element)) {
    if (level > MAX_LEVELS || (at !== element && isMatching(at, DIALOGS))) return undefined;
    if (at !== element && isRow(at)) return at;
    level += 1;
  }
  return undefined;
}

/** So many controls of the kind are looked at before and after a target. */
const MAX_COMPARED = 150;

/** The nearest controls of the same kind and words, before and after; in a shadow tree also those of its host. */
function likesOf(element: Element): Element[] {
  const root = rootOf(element);
  const isRoot = root instanceof Document || root instanceof ShadowRoot;
  const all = isRoot ? [...queryAllIn(root, selectorOf(element))] : [];
  const index = all.indexOf(element);
  const words = kindAndWordsOf(element);
  const isLike = (other: Element) =>
    kindAndWordsOf(other) === words && !isWithin(other, element) && other.checkVisibility();
  const before = all.slice(Math.max(index - MAX_COMPARED, 0), index).findLast(isLike);
  const after = all.slice(index + 1, index + 1 + MAX_COMPARED).find(isLike);
  const found = [before, after].filter(other => other !== undefined);
  return found.length === 0 && root instanceof ShadowRoot ? likesOf(root.host) : found;
}

/** Whether a box holds a control of the same kind and words. */
export function hasLike(box: Element, element: Element): boolean {
  const words = kindAndWordsOf(element);
  return [...queryAllIn(box, selectorOf(element))].some(other => kindAndWordsOf(other) === words);
}

function selectorOf(element: Element): string {
  const role = attributeOf(element, 'role');
  return role === null ? localNameOf(element) : `[role="${CSS.escape(role)}"]`;
}

/** Kind, name and words, as text. Controls without words are told apart by their looks. */
function kindAndWordsOf(element: Element): string {
  const name = attributeOf(element, 'aria-label') ?? attributeOf(element, 'title') ?? '';
  const words = isField(element)
    ? name || labelsOf(element).map(textOf).join(' ') || (attributeOf(element, 'placeholder') ?? '')
    : `${name} ${textOf(element).slice(0, MAX_WORDS)}`;
  const type = isInput(element) ? element.type : localNameOf(element);
  const value = type === 'submit' || type === 'button' ? (attributeOf(element, 'value') ?? '') : '';
  const known = `${words} ${value}`.replace(/\s+/gu, ' ').trim();
  return `${type} ${known || (isField(element) ? '' : classNameOf(element))}`;
}

const MAX_WORDS = 200;

/** The branch of the lowest part that a target shares with its like. Where that says nothing, the part itself. */
function ownOfLikes(
  element: Element,
  likes: readonly Element[],
): { own: Element | undefined; area: Element } | undefined {
  let branch = element;
  for (const parent of [...composedAncestry(element)].slice(1)) {
    const inside = likes.filter(like => isWithin(like, parent));
    if (inside.length === 0) {
      branch = parent;
      continue;
    }
    if (isShell(parent)) return undefined;
    const isTelling = branch !== element && inside.every(like => !isAlike(branch, branchOf(like, parent)));
    if (isTelling) return { own: branch, area: branch };
    return { own: undefined, area: branch === element ? parent : wordedAround(parent) };
  }
  return undefined;
}

function branchOf(like: Element, parent: Element): Element {
  return closestComposed(like, at => composedParent(at) === parent) ?? like;
}

function isAlike(branch: Element, other: Element): boolean {
  return wordsIn(branch) === wordsIn(other);
}

/** Names that stand in another column than the controls. */
function wordedAround(part: Element): Element {
  const around = [...composedAncestry(part)].slice(0, MAX_LEVELS);
  const words = wordsIn(part);
  return around.find(at => !isShell(at) && wordsIn(at).length > words.length) ?? part;
}

/** With the values of fields, which may be all that names a row. */
function wordsIn(part: Element): string {
  const fields = [...queryAllIn(part, 'input:not([type=hidden]), textarea, select')].slice(0, MAX_FIELDS);
  const values = fields.map(field => ('value' in field ? String(field.value) : ''));
  return `${textOf(part)} ${values.join(' ')}`.replace(/\s+/gu, ' ').trim();
}

const MAX_FIELDS = 20;

const PARTS = 'form, section, article, details, figure, dl, [role=region], [role=form], [role=tabpanel]';

/** More words are those of a page. */
const MAX_TEXT = 2000;

/** A tick box is about the words beside it. */
export const MAX_TICK_TEXT = 600;

/** So many boxes around a control, each with more words, may be about it; more, if they say little. */
const MAX_BOXES = 3;
const LITTLE = 20;

/** The part of a page around a control that has no like. */
function partAround(element: Element): Element | undefined {
  let part: Element | undefined;
  let [length, boxes] = [textOf(element).trim().length, 0];
  for (const at of [...composedAncestry(element)].slice(1)) {
    if (isShell(at)) break;
    const now = textIn(at);
    if (now <= length) continue;
    if (now > MAX_TEXT && part) break;
    if (now > MAX_TICK_TEXT && isTickBox(element)) break;
    [part, length, boxes] = [at, now, boxes + 1];
    if (now > MAX_TEXT) break;
    const words = wordsBesideControls(at);
    if (words >= LITTLE && (boxes >= MAX_BOXES || isMatching(at, PARTS))) break;
  }
  return part;
}

function isOfControls(part: Element): boolean {
  return wordsBesideControls(part) === 0;
}

/** How many characters stand in a part that are no control's and name no field. */
function wordsBesideControls(part: Element): number {
  const others = [...queryAllIn(part, NO_WORDS)].filter(other => !closestIn(composedParent(other), part));
  const length = (at: Element) => textOf(at).replace(/\s+/gu, ' ').trim().length;
  return others.reduce((sum, other) => sum - length(other), length(part));
}

function closestIn(at: Element | null, part: Element): boolean {
  const outer = at && closestComposed(at, box => box === part || isMatching(box, NO_WORDS));
  return outer !== part && outer !== undefined && outer !== null;
}

const NO_WORDS =
  'button, a, select, textarea, label, legend, script, style, template, noscript, [role=button], [role=option], [role=menuitem]';

/** With the controls in it, which may say as much without words. */
function textIn(part: Element): number {
  const controls = queryAllIn(
    part,
    'input:not([type=hidden]), select, textarea, meter, [contenteditable]',
  ).length;
  const silent = [...queryAllIn(part, 'script, style, template, noscript')];
  return silent.reduce(
    (sum, other) => sum - textOf(other).length,
    controls + textOf(part).replace(/\s+/gu, ' ').trim().length,
  );
}

/** The page itself, and what holds its main parts. */
function isShell(element: Element): boolean {
  if (element === bodyOf(document) || element === documentElementOf(document)) return true;
  return isMatching(element, MAIN) || queryAllIn(element, MAIN_PARTS).length > 0;
}

const MAIN = 'main, [role=main]';
const MAIN_PARTS = 'main, nav, aside, [role=main], [role=navigation], [role=complementary], [role=banner]';
