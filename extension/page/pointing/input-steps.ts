/** One step of a mouse or a keyboard. Points are those of this document's view; `count`: the click in a row. */
export type InputStep =
  | { kind: 'move'; x: number; y: number }
  | { kind: 'down' | 'up'; button: 'left' | 'right' | 'middle'; count: number }
  /** Pressed and let go, as `Control+A`. */
  | { kind: 'key'; chord: string }
  /** Written at the caret, without a key. */
  | { kind: 'text'; text: string };

/** Has the browser play input, whose events are trusted and go to whatever is there. Resolves once the page has had them. */
export type PlayInput = (steps: readonly InputStep[]) => Promise<void>;
