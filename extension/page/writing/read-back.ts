import { rectOf } from '../dom/box.ts';
import { closestComposed, composedChildren } from '../dom/composed-tree.ts';
import { isEditorHost, isElement } from '../dom/element-types.ts';
import { clientHeightOf, scrollHeightOf, textOf } from '../dom/native-dom.ts';
import { rawValue } from '../naming/element-value.ts';
import { drawnSurfaceOf } from '../visibility/drawn-editor.ts';
import { createVisibility } from '../visibility/visibility.ts';

/**
 * How what a field shows compares with what was to be in it. `part`: the editor draws only the lines in view, and those
 * are the beginning or the end of it. `joined`: all of it, with its lines run together or broken otherwise.
 */
export type ReadBack = 'whole' | 'part' | 'joined' | 'other';

export function readBack(field: Element, wanted: string): ReadBack {
  const now = rawValue(field) ?? '';
  const [shown, matching] = [linesOf(now), linesOf(wanted)];
  if (shown.join('\n') === matching.join('\n')) return 'whole';
  if (bare(now) === bare(wanted)) return 'joined';
  return isPartDrawn(field) && isEdgeOf(shown, matching) ? 'part' : 'other';
}

/** Blank lines, indents and wide gaps are laid out by each editor in its own way. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map(line => line.replace(/\s+/gu, ' ').trim())
    .filter(Boolean);
}

function bare(text: string): string {
  return text.replace(/\s+/gu, '');
}

const FEWEST_LINES = 3;

/** The lines in view are the first or the last of the text; the outermost of them may be cut. */
function isEdgeOf(shown: readonly string[], matching: readonly string[]): boolean {
  if (shown.length < FEWEST_LINES || shown.length >= matching.length) return false;
  const isSame = (expected: readonly string[]) => (text: string, index: number) => text === expected[index];
  const atStart = shown.slice(0, -1).every(isSame(matching));
  const atEnd = shown.slice(1).every(isSame(matching.slice(1 - shown.length)));
  return atStart || atEnd;
}

/** Code editors draw only what is in view: their lines stand in an area that scrolls, or are drawn for a hidden field. */
export function isPartDrawn(field: Element): boolean {
  if (drawnSurfaceOf(field, createVisibility())) return true;
  if (!isEditorHost(field)) return false;
  const scroller = closestComposed(
    field,
    at => clientHeightOf(at) > 0 && scrollHeightOf(at) > clientHeightOf(at) + 1,
  );
  return scroller !== undefined && hasGap(field);
}

/** A tall child without text stands for the lines that are not drawn. */
function hasGap(editor: Element): boolean {
  for (const child of composedChildren(editor)) {
    if (isElement(child) && textOf(child) === '' && rectOf(child).height > TALL) return true;
  }
  return false;
}

const TALL = 60;
