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
