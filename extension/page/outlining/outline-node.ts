/** A node's state or value beyond role and name. Values may be page text. */
export type Mark = readonly [key: string, value?: string | number | readonly string[]];

export interface OutlineNode {
  role: string;
  name: string;
  marks: readonly Mark[];
  /** Lives as long as the node's subject. */
  key: string;
  frame?: string;
  children: OutlineNode[];
}

/** Plain text, without marks. */
export const TEXT = 'text';

/** Page text is JSON-quoted without line ends or bracketed refs, so that it cannot pass for a line or mark of ours. */
export function writeLine({ role, name, marks }: Pick<OutlineNode, 'role' | 'name' | 'marks'>): string {
  const named = name === '' ? role : `${role} ${quoted(name)}`;
  return [named, ...marks.map(writeMark)].join(' ');
}

function writeMark([key, value]: Mark): string {
  if (value === undefined) return `[${key}]`;
  // Refs are ours, never page text.
  return `[${key}=${key === REF || typeof value === 'number' ? value : quoted(value)}]`;
}

export const REF = 'ref';

function quoted(text: string | readonly string[]): string {
  return JSON.stringify(text)
    .replace(ENDS_LINE, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(LOOKS_LIKE_MARK, '\\u005b');
}

/** JSON leaves these as they are. */
const ENDS_LINE = /[\u0085\u2028\u2029]/gu;

/** Not the start of a list of texts. */
const LOOKS_LIKE_MARK = /\[(?=\s*[a-z_]+\s*[=\]])/giu;

const INLINE_TEXT_ROLES = new Set(
  'cell gridcell columnheader rowheader listitem paragraph term definition caption blockquote status alert note'.split(
    ' ',
  ),
);

const PLAIN_BOX = /^(listitem|paragraph)$/u;

const CELLS = new Set('cell gridcell columnheader rowheader'.split(' '));

const MAX_CELLS = 40;

const MAX_CELL = 200;

interface Tidying {
  /** A target gets a line of its own. */
  isTarget: boolean;
  keepsEmpty: boolean;
}

/** A complete node in the fewest lines; undefined without content. */
export function tidyNode(node: OutlineNode, { isTarget, keepsEmpty }: Tidying): OutlineNode | undefined {
  const children = node.name
    ? node.children.filter(child => !isRepeatedIn(child, node.name, isTarget))
    : node.children;
  if (node.role === 'row') return tidyRow({ ...node, children });
  const [only, ...others] = children;
  // Without empty cells, the others would be in the wrong columns.
  if (!only) return isTarget || keepsEmpty || CELLS.has(node.role) ? { ...node, children } : undefined;
  if (others.length > 0) return { ...node, children };
  if (only.role === TEXT && node.name === '' && INLINE_TEXT_ROLES.has(node.role))
    return { ...node, name: only.name, children: [] };
  // A list implies its items, and a single child makes no paragraph.
  const isPlainBox = PLAIN_BOX.test(node.role) && !isTarget && node.name === '' && node.marks.length === 0;
  if (isPlainBox && only.role !== 'list' && only.role !== TEXT) return only;
  return { ...node, children };
}

/** Drops text that a name repeats. A target's name holds all its content, marks without letters included. */
function isRepeatedIn({ role, name, children }: OutlineNode, outer: string, isTarget: boolean): boolean {
  if (!TEXT_ROLES.test(role) || children.length > 0) return false;
  const [own, whole] = [squashed(name), squashed(outer)];
  return own === whole || (isTarget && (whole.includes(own) || !/[\p{L}\p{N}]/u.test(name)));
}

const TEXT_ROLES = /^(text|img|paragraph|caption)$/u;

/** Names may be cut and spaced differently. */
function squashed(text: string): string {
  return text.replace(/[\s…]+/gu, '').toLowerCase();
}

function tidyRow(row: OutlineNode): OutlineNode | undefined {
  const cells = row.children.filter(({ role }) => CELLS.has(role));
  if (cells.length === 0) return row.children.length > 0 || row.marks.length > 0 ? row : undefined;
  const texts = cells.map(textOfCell);
  const isHeading = cells.every(({ role }) => role === 'columnheader');
  const rest = texts.length - MAX_CELLS;
  const marks: Mark[] = [
    [isHeading ? 'headings' : 'cells', texts.slice(0, MAX_CELLS)],
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

function leftOf(cell: OutlineNode): OutlineNode[] {
  return cell.marks.length > 0
    ? [{ ...cell, name: textOfCell(cell), children: cell.children.filter(child => !isPlain(child)) }]
    : cell.children.filter(child => !isPlain(child));
}
