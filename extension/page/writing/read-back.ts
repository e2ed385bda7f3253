import { rawValue } from '../naming/element-value.ts';
import { isPartDrawn } from '../visibility/drawn-editor.ts';

/** `part`: the drawn lines are its beginning or end. `joined`: complete, with other line breaks. */
export type ReadBack = 'whole' | 'part' | 'joined' | 'other';

export function readBack(field: Element, wanted: string): ReadBack {
  const now = rawValue(field) ?? '';
  const [shownLines, wantedLines] = [linesOf(now), linesOf(wanted)];
  if (shownLines.join('\n') === wantedLines.join('\n')) return 'whole';
  if (bare(now) === bare(wanted)) return 'joined';
  return isPartDrawn(field) && isEdgeOf(shownLines, wantedLines) ? 'part' : 'other';
}

/** Editors differ in blank lines, indents and wide gaps. */
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

/** The outermost lines in view may be cut. */
function isEdgeOf(shownLines: readonly string[], wantedLines: readonly string[]): boolean {
  if (shownLines.length < FEWEST_LINES || shownLines.length >= wantedLines.length) return false;
  const isSame = (expected: readonly string[]) => (text: string, index: number) => text === expected[index];
  const atStart = shownLines.slice(0, -1).every(isSame(wantedLines));
  const atEnd = shownLines.slice(1).every(isSame(wantedLines.slice(1 - shownLines.length)));
  return atStart || atEnd;
}
