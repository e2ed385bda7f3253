import { type Mark, type OutlineNode, TEXT } from './outline-node.ts';

/** What these say may stand in their own line. */
const SAID_IN_LINE = new Set(
  'cell gridcell columnheader rowheader listitem paragraph term definition caption blockquote status alert note'.split(
    ' ',
  ),
);

const PLAIN_BOX = /^(listitem|paragraph)$/u;

const CELLS = new Set('cell gridcell columnheader rowheader'.split(' '));

const MOST_CELLS = 40;
const MAX_CELL = 200;

export interface Tidying {
  /** It can be acted on, and gets a line of its own. */
  isTarget: boolean;
  /** It tells something though nothing is inside. */
  keepsEmpty: boolean;
}

/** A node whose children are complete, in the fewest lines; undefined for one without content. */
export function tidyNode(node: OutlineNode, { isTarget, keepsEmpty }: Tidying): OutlineNode | undefined {
  const children = node.name
    ? node.children.filter(child => !isSaidBy(child, node.name, isTarget))
    : node.children;
  if (node.role === 'row') return tidyRow({ ...node, children });
  const [only, ...others] = children;
  // Without the empty cells of a row the others would stand in wrong columns.
  if (!only) return isTarget || keepsEmpty || CELLS.has(node.role) ? { ...node, children } : undefined;
  if (others.length > 0) return { ...node, children };
  if (only.role === TEXT && node.name === '' && SAID_IN_LINE.has(node.role))
    return { ...node, name: only.name, children: [] };
  // A list says by itself that what is in it are its items, and one thing makes no paragraph.
  const isPlainBox = PLAIN_BOX.test(node.role) && !isTarget && node.name === '' && node.marks.length === 0;
  if (isPlainBox && only.role !== 'list' && only.role !== TEXT) return only;
  return { ...node, children };
}

/** What a name says is not said again. A target's is made of what is inside, of marks without letters as well. */
function isSaidBy({ role, name, children }: OutlineNode, outer: string, isTarget: boolean): boolean {
  if (!SAYING.test(role) || children.length > 0) return false;
  const [own, whole] = [squashed(name), squashed(outer)];
  return own === whole || (isTarget && (whole.includes(own) || !/[\p{L}\p{N}]/u.test(name)));
}

const SAYING = /^(text|img|paragraph|caption)$/u;

/** A name may be cut, and spaced otherwise. */
function squashed(text: string): string {
  return text.replace(/[\s…]+/gu, '').toLowerCase();
}

/** The texts of its cells in one line; what else they hold follows. */
function tidyRow(row: OutlineNode): OutlineNode | undefined {
  const cells = row.children.filter(({ role }) => CELLS.has(role));
  if (cells.length === 0) return row.children.length > 0 || row.marks.length > 0 ? row : undefined;
  const texts = cells.map(textOfCell);
  const isHeading = cells.every(({ role }) => role === 'columnheader');
  const rest = texts.length - MOST_CELLS;
  const marks: Mark[] = [
    [isHeading ? 'headings' : 'cells', texts.slice(0, MOST_CELLS)],
    ...(rest > 0 ? [['more_cells', rest] as const] : []),
    ...row.marks,
  ];
  const children = row.children.flatMap(child => (CELLS.has(child.role) ? leftOf(child) : [child]));
  return texts.every(text => text === '') && children.length === 0 ? undefined : { ...row, marks, children };
}

function textOfCell({ name, children }: OutlineNode): string {
  const texts = [name, ...children.filter(isPlain).map(child => child.name)];
  const text = texts.filter(Boolean).join(' ');
  return text.length > MAX_CELL ? `${text.slice(0, MAX_CELL)}…` : text;
}

function isPlain({ role, children }: OutlineNode): boolean {
  return (role === TEXT || role === 'paragraph') && children.length === 0;
}

/** A cell that can be chosen itself stays. */
function leftOf(cell: OutlineNode): OutlineNode[] {
  return cell.marks.length > 0
    ? [{ ...cell, name: textOfCell(cell), children: cell.children.filter(child => !isPlain(child)) }]
    : cell.children.filter(child => !isPlain(child));
}
