import { closestComposed, composedAncestry, composedChildren, composedParent } from '../dom/composed-tree.ts';
import { isElement, isText } from '../dom/element-types.ts';
import { isMatching, queryAllIn } from '../dom/native-dom.ts';
import { piecesIn } from './context-pieces.ts';
import type { Piece } from './piece.ts';

const MAX_BESIDE = 6;
const MAX_TEXT = 600;
const BOX_LEVELS = 4;
const MAX_LEVELS = 2;

interface Beside {
  before: Piece[];
  after: Piece[];
  /** They stand right before or after this; undefined for none. */
  at: Element | undefined;
}

/**
 * The words right before a control that stands alone in a page, and right after it. `known`: where they were first found; what
 * a page writes nearer by does not hide them.
 */
export function wordsBeside(element: Element, known?: Element): Beside {
  const levels = [...composedAncestry(element)].slice(0, MAX_LEVELS);
  const reach = known ? levels.indexOf(known) : -1;
  if (reach !== -1) {
    const all = levels.slice(0, reach + 1).map(at => wordsNextTo(at, element));
    return {
      before: all.toReversed().flatMap(({ before }) => before),
      after: all.flatMap(({ after }) => after),
      at: known,
    };
  }
  for (const at of levels) {
    const { before, after } = wordsNextTo(at, element);
    if (before.length + after.length > 0) return { before, after, at };
  }
  return { before: [], after: [], at: undefined };
}

function wordsNextTo(at: Element, target: Element): Pick<Beside, 'before' | 'after'> {
  const parent = composedParent(at);
  if (!parent) return { before: [], after: [] };
  const siblings = [...composedChildren(parent)];
  const index = siblings.indexOf(at);
  const before = besideIn(siblings.slice(Math.max(index - MAX_BESIDE, 0), index).reverse(), parent, target);
  const after = besideIn(siblings.slice(index + 1, index + 1 + MAX_BESIDE), parent, target);
  return { before, after: after.map(withBoxes) };
}

function withBoxes(piece: Piece): Piece {
  return { ...piece, boxes: [...composedAncestry(piece.at)].slice(0, BOX_LEVELS) };
}

function besideIn(siblings: readonly Node[], parent: Element, target: Element): Piece[] {
  for (const node of siblings) {
    const pieces = isText(node)
      ? [{ text: node.data, at: parent }].filter(({ text }) => text.trim() !== '')
      : isElement(node)
        ? besideOf(node, target)
        : [];
    if (pieces.length > 0) return pieces;
  }
  return [];
}

const CONTROLS = 'button, input, select, textarea, form, iframe, [role=button]';

/** What a tab shows is not what it is about: it belongs to the tab that was chosen before. */
export function isPanelOf(tab: Element, element: Element): boolean {
  return isMatching(tab, '[role=tab]') && isMatching(element, '[role=tabpanel]');
}

function besideOf(element: Element, target: Element): Piece[] {
  if (isMatching(element, `${CONTROLS}, script, style, template, a, header`)) return [];
  if (queryAllIn(element, CONTROLS).length > 0 || isPanelOf(target, element)) return [];
  const isReporting = closestComposed(element, at =>
    isMatching(at, '[role=status], [role=alert], [aria-live]'),
  );
  const pieces = piecesIn(element);
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  return isReporting || length > MAX_TEXT ? [] : pieces;
}
