import { closestComposed, composedAncestry, composedChildren, composedParent } from '../dom/composed-tree.ts';
import { isElement, isText } from '../dom/element-types.ts';
import {
  attributeOf,
  bodyOf,
  childNodesOf,
  elementById,
  isMatching,
  previousSiblingOf,
  queryAllIn,
} from '../dom/native-dom.ts';
import { isField, isTickBox } from '../naming/field-surroundings.ts';
import { type Piece, piecesIn } from './context-pieces.ts';
import { isRow } from './tree-paths.ts';

const MAX_LEVELS = 12;

/** Siblings before an element that are looked at for a heading. */
const MAX_SIBLINGS = 12;

const MAX_HEADINGS = 3;

/** Longer parts of a page are no group of one button. */
const MAX_GROUP = 600;
const GROUP_LEVELS = 4;

const GROUPS = 'form, fieldset, section, article, details, [role=group], [role=region], [role=form]';

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading], hgroup';

/** The words above an element: headings, legends, captions, and the labels of the parts around it. */
export function titlesOf(element: Element, isSubmitting: boolean): Piece[] {
  const pieces: Piece[] = [];
  const isWritten = isField(element) && !isTickBox(element) && !isSubmitting;
  let headings = isWritten ? MAX_HEADINGS : 0;
  let level = 0;
  for (const at of composedAncestry(element)) {
    if (at === bodyOf(document) || level > MAX_LEVELS) break;
    if (at !== element) pieces.push(...labelsOfPart(at));
    const heading = headings < MAX_HEADINGS ? headingBefore(at) : undefined;
    if (heading && heading !== element) pieces.push(...headingPieces(heading));
    if (heading) headings += 1;
    level += 1;
  }
  return pieces;
}

/** `Messages (3)` counts. */
function headingPieces(heading: Element): Piece[] {
  const pieces = piecesIn(heading, { isWithoutControls: true });
  return pieces.map(piece => ({ ...piece, text: piece.text.replace(/\s\(\d+\+?\)\s*$/u, '') }));
}

function labelsOfPart(part: Element): Piece[] {
  const named = (attributeOf(part, 'aria-labelledby') ?? '').split(/\s+/u).filter(Boolean);
  const others = named.map(id => elementById(part, id)).filter(other => other !== null);
  const title = isMatching(part, 'fieldset, table')
    ? [...childNodesOf(part)].filter(isElement).find(child => isMatching(child, 'legend, caption'))
    : undefined;
  const label = attributeOf(part, 'aria-label') ?? '';
  const own: Piece[] = label === '' ? [] : [{ text: label, at: part, isFixed: true, isName: true }];
  return [...own, ...[...others, ...(title ? [title] : [])].flatMap(other => piecesIn(other))];
}

function headingBefore(element: Element): Element | undefined {
  let node: Node | null = previousSiblingOf(element);
  for (let count = 0; node && count < MAX_SIBLINGS; node = previousSiblingOf(node)) {
    if (!isElement(node)) continue;
    count += 1;
    if (isMatching(node, HEADINGS)) return node;
    if (!isMatching(node, 'header')) continue;
    const [inner] = queryAllIn(node, HEADINGS);
    if (inner) return inner;
  }
  return undefined;
}

export interface Group {
  box: Element;
  pieces: Piece[];
}

/** The smallest part that says what a control is about, without other controls. */
export function groupAround(element: Element): Group | undefined {
  const isWritten = isField(element);
  let level = 0;
  for (const at of composedAncestry(element)) {
    if (at === bodyOf(document) || level > GROUP_LEVELS) return undefined;
    level += 1;
    if (at === element || (isWritten && !isMatching(at, GROUPS))) continue;
    const pieces = withoutLike(element, piecesIn(at, { leftOut: element, isWithoutControls: true }));
    const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
    if (length > MAX_GROUP) return undefined;
    if (pieces.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) return { box: at, pieces };
  }
  return undefined;
}

/** A row that is itself the target is told by its own text, not by the rows beside it. */
function withoutLike(element: Element, pieces: Piece[]): Piece[] {
  if (!isRow(element)) return pieces;
  return pieces.filter(({ at }) => !closestComposed(at, isRow));
}

export interface BesidePiece extends Piece {
  /** The elements around it, from the inside, as they were: a page that draws it again takes them out. */
  boxes: readonly Element[];
}

/** The words right before a control that is in no group, and right after it. */
export function wordsBeside(element: Element): { before: Piece[]; after: BesidePiece[] } {
  let at = element;
  for (let level = 0; level < 2; level += 1) {
    const parent = composedParent(at);
    if (!parent) break;
    const siblings = [...composedChildren(parent)];
    const index = siblings.indexOf(at);
    const before = besideIn(siblings.slice(Math.max(index - MAX_BESIDE, 0), index).reverse(), parent);
    const after = besideIn(siblings.slice(index + 1, index + 1 + MAX_BESIDE), parent);
    if (before.length + after.length > 0) return { before, after: after.map(withBoxes) };
    at = parent;
  }
  return { before: [], after: [] };
}

const MAX_BESIDE = 6;

const BOX_LEVELS = 4;

function withBoxes(piece: Piece): BesidePiece {
  return { ...piece, boxes: [...composedAncestry(piece.at)].slice(0, BOX_LEVELS) };
}

function besideIn(siblings: readonly Node[], parent: Element): Piece[] {
  for (const node of siblings) {
    const pieces = isText(node)
      ? [{ text: node.data, at: parent }].filter(({ text }) => text.trim() !== '')
      : isElement(node)
        ? besideOf(node)
        : [];
    if (pieces.length > 0) return pieces;
  }
  return [];
}

const CONTROLS = 'button, input, select, textarea, form, iframe, [role=button]';

function besideOf(element: Element): Piece[] {
  if (isMatching(element, `${CONTROLS}, script, style, template, a`)) return [];
  if (queryAllIn(element, CONTROLS).length > 0) return [];
  const pieces = piecesIn(element, { isWithoutControls: true });
  const isReporting = closestComposed(element, at =>
    isMatching(at, '[role=status], [role=alert], [aria-live]'),
  );
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  return isReporting || length > MAX_GROUP ? [] : pieces;
}
