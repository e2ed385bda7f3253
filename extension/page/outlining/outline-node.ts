/** A fact of a node beyond its role and name: a state, or something with a value. Values may be text of the page. */
export type Mark = readonly [key: string, value?: string | number | readonly string[]];

/** A node of the accessibility outline of a page. */
export interface OutlineNode {
  role: string;
  /** Text of the page, cleaned. */
  name: string;
  marks: readonly Mark[];
  /** The same for as long as what it stands for is in the page. */
  key: string;
  /** Of a frame: where its window stands. */
  frame?: string;
  children: OutlineNode[];
}

/** Plain text; it has nothing but what it says. */
export const TEXT = 'text';

/**
 * A node as one line: role, name, and marks in brackets. What the page says stands in quotes as JSON writes it, in which
 * no line ends and no bracket begins what looks like a ref, so that no text of a page passes for a line or a mark of ours.
 */
export function writeLine({ role, name, marks }: Pick<OutlineNode, 'role' | 'name' | 'marks'>): string {
  const named = name === '' ? role : `${role} ${quoted(name)}`;
  return [named, ...marks.map(writeMark)].join(' ');
}

function writeMark([key, value]: Mark): string {
  if (value === undefined) return `[${key}]`;
  // A ref is ours, and never text of the page.
  return `[${key}=${key === REF || typeof value === 'number' ? value : quoted(value)}]`;
}

export const REF = 'ref';

function quoted(text: string | readonly string[]): string {
  return JSON.stringify(text).replace(ENDS_LINE, escaped).replace(LOOKS_LIKE_MARK, '\\u005b');
}

/** Those that JSON leaves as they are. */
const ENDS_LINE = /[\u0085\u2028\u2029]/gu;

/** Not where a list of texts begins. */
const LOOKS_LIKE_MARK = /\[(?=\s*[a-z_]+\s*[=\]])/giu;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

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

interface Tidying {
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
