import { closestComposed, composedAncestry, composedParent } from '../dom/composed-tree.ts';
import { isEditorHost, isElement } from '../dom/element-types.ts';
import { attributeOf, isMatching } from '../dom/native-dom.ts';
import { isField, isTickBox } from '../naming/field-surroundings.ts';
import type { IsVolatile } from '../timing/background-mutations.ts';
import { type ChangedPart, childPart } from '../timing/background-mutations.ts';
import { boxesTo, keysOf } from './element-signature.ts';
import { hashText } from './hash-text.ts';
import { rawPieces, rowAround } from './tree-paths.ts';

/** A text, and the node that would change with it. */
interface Piece {
  text: string;
  parts: readonly ChangedPart[];
}

/** By hash. Nobody approves the first of so many cards. */
const shownContexts = new Map<string, readonly Piece[]>();
const MAX_KEPT = 200;

/** Remembers the text around an element: its row, its dialog's question, a tick box's words. */
export function rememberContext(element: Element): string {
  const pieces = contextOf(element);
  const hash = hashText(textOf(pieces));
  shownContexts.delete(hash);
  shownContexts.set(hash, pieces);
  const [oldest] = shownContexts.keys();
  if (shownContexts.size > MAX_KEPT && oldest !== undefined) shownContexts.delete(oldest);
  return hash;
}

/** Changes that happen by themselves do not count. */
export function isSameContext(element: Element, hash: string, isVolatile: IsVolatile): boolean {
  const now = contextOf(element);
  if (hashText(textOf(now)) === hash) return true;
  const before = shownContexts.get(hash);
  const isStill = ({ parts }: Piece) => !parts.some(isVolatile);
  return before !== undefined && textOf(before.filter(isStill)) === textOf(now.filter(isStill));
}

/**
 * After own runs on `written` elements: what was there is still there. Pages answer a run with more text, count the
 * characters of a field, and take back complaints about it; these are no changes of the context.
 */
export function keepsContext(
  element: Element,
  hash: string,
  isVolatile: IsVolatile,
  written: readonly Element[],
): boolean {
  const before = shownContexts.get(hash);
  if (!before) return false;
  const left = contextOf(element).map(({ text }) => normalized(text));
  return before
    .filter(({ parts }) => !parts.some(isVolatile) && !isAboutField(parts, written))
    .every(({ text }) => {
      const index = left.indexOf(normalized(text));
      if (index !== -1) left.splice(index, 1);
      return index !== -1;
    });
}

/** A hint, a counter or a complaint that the page connects with a field that we wrote. */
function isAboutField(parts: readonly ChangedPart[], written: readonly Element[]): boolean {
  const [node] = parts[0] ?? [];
  if (node === undefined || !isElement(node)) return false;
  const about = new Set([...composedAncestry(node)].map(at => attributeOf(at, 'id') ?? ''));
  return written.some(field =>
    ['aria-describedby', 'aria-errormessage', 'aria-details']
      .flatMap(name => (attributeOf(field, name) ?? '').split(/\s+/u))
      .some(id => id !== '' && about.has(id)),
  );
}

function contextOf(element: Element): Piece[] {
  const row = rowAround(element);
  const boxes = new Set([row, closestComposed(element, isDialog), boxOfTick(element)]);
  const around = [...boxes].flatMap(box => (box && box !== element ? piecesIn(box, element) : []));
  return [...around, ...ownPieces(element), ...boxesTo(element, row).flatMap(keyPieces)];
}

/** An element's shown text where its name differs, as with `aria-label`. Badges count by themselves. */
function ownPieces(element: Element): Piece[] {
  if (isField(element) || !isMatching(element, '[aria-label], [aria-labelledby]')) return [];
  return piecesIn(element, element).map(piece => ({ ...piece, text: piece.text.replace(/\d+/gu, '') }));
}

function keyPieces(element: Element): Piece[] {
  return keysOf(element).map(key => ({ text: key, parts: [[element, `@${key.split('=')[0]}`]] }));
}

function isDialog(element: Element): boolean {
  return isMatching(element, 'dialog, [role=dialog], [role=alertdialog]');
}

/** A tick box's words often stand beside it, unconnected. */
function boxOfTick(element: Element): Element | null {
  return isTickBox(element) ? composedParent(element) : null;
}

/** Without text in editors, which the person may go on writing. */
function piecesIn(box: Element, leftOut: Element): Piece[] {
  return rawPieces(box, leftOut).flatMap(([node, text]) => {
    const parent = isElement(node) ? node : composedParent(node);
    if (text.trim() === '' || !parent || closestComposed(parent, isEditorHost)) return [];
    return [{ text, parts: partsOf(parent, box) }];
  });
}

function partsOf(parent: Element, box: Element): ChangedPart[] {
  const parts: ChangedPart[] = [[parent, 'text']];
  for (const at of composedAncestry(parent)) {
    const above = at === box ? null : composedParent(at);
    if (!above) return parts;
    parts.push(childPart(above, at));
  }
  return parts;
}

function textOf(pieces: readonly Piece[]): string {
  return normalized(pieces.map(piece => piece.text).join(' '));
}

function normalized(text: string): string {
  return text.replace(AGE, ' ').replace(/\s+/gu, ' ').trim();
}

/** Ages and times of day change while a person reads. */
const AGE =
  /\b(?:\d+|an?) ?(?:s|sec|m|min|h|hr|d|seconds?|minutes?|hours?|days?)\.? ago\b|just now|\b\d{1,2}:\d\d(?::\d\d)?\b|\d+ ?(?:秒钟?|分钟?|小时|天)前|刚刚/giu;
