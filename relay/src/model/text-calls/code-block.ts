/** Of a line that closes a block, this much is looked at: a line may be as long as an answer. */
const LINE_LENGTH = 200;

/** How much of the text was read, and what is there: the block still, text after it, or code within a line after all. */
type CodeReading = { length: number; place: 'block' | 'text' | 'span' };

/**
 * A fenced block that does not begin with a call: what stands in it is shown, not called. As in CommonMark it ends with a
 * line of at least as many of the same mark, so that fences of another kind, or shorter, are part of it. What follows three
 * backticks up to the end of their line holds no other backtick; else it is code within the line
 * (https://spec.commonmark.org/0.31.2/#fenced-code-blocks).
 */
export class CodeBlock {
  readonly length: number;
  #mark: string;
  #closing: RegExp;
  #isOpening = true;
  #line = '';

  /** `fence` is the run of backticks or tildes that begins it. */
  constructor(fence: string) {
    this.length = fence.length;
    this.#mark = fence.charAt(0);
    this.#closing = new RegExp(`^[^\\S\\n]*${this.#mark}{${fence.length},}\\s*$`);
  }

  /** Reads to the end of the line at most. */
  read(text: string): CodeReading {
    const lineEnd = text.indexOf('\n');
    const end = lineEnd === -1 ? text.length : lineEnd + 1;
    if (this.#isOpening) return this.#readOpening(text.slice(0, end));
    this.#line = (this.#line + text.slice(0, end)).slice(0, LINE_LENGTH);
    if (lineEnd === -1) return { length: end, place: 'block' };
    const closes = this.#closing.test(this.#line);
    this.#line = '';
    return { length: end, place: closes ? 'text' : 'block' };
  }

  #readOpening(line: string): CodeReading {
    const backtick = this.#mark === '`' ? line.indexOf('`') : -1;
    if (backtick !== -1) return { length: backtick, place: 'span' };
    this.#isOpening = !line.endsWith('\n');
    return { length: line.length, place: 'block' };
  }
}
