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
