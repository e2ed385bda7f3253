/** Collects one JSON object from streamed text, from `{` to the closing `}`. */
export class ObjectReading {
  #json = '';
  #depth = 0;
  #inString = false;
  #escaped = false;

  /** The object, once it is closed. */
  get json(): string | undefined {
    return this.#json !== '' && this.#depth === 0 ? this.#json : undefined;
  }

  /** Gives back the text after the object. */
  take(text: string): string {
    let at = 0;
    while (at < text.length && this.json === undefined) {
      this.#add(text.charAt(at));
      at += 1;
    }
    return text.slice(at);
  }

  #add(character: string): void {
    if (this.#inString) this.#addToString(character);
    else {
      this.#json += character;
      if (character === '"') this.#inString = true;
      else if (character === '{') this.#depth += 1;
      else if (character === '}') this.#depth -= 1;
    }
  }

  /** A raw line break in a string is not JSON, but unambiguous. */
  #addToString(character: string): void {
    const isRaw = character < ' ';
    this.#json += isRaw ? JSON.stringify(character).slice(1, -1) : character;
    if (this.#escaped) this.#escaped = false;
    else if (character === '\\') this.#escaped = true;
    else if (character === '"') this.#inString = false;
  }
}

type LineReading = 'open' | 'call' | 'quoted';

/**
 * A possible call that does not begin its line. It is a call when nothing follows it on the line where it ends: models write
 * `Let me look. {"tool_call": …}`. Followed by words or a backtick, or within code, it is text.
 */
export class CallInLine {
  readonly object = new ObjectReading();
  /** The length of the unclosed backtick run before the text that follows; 0 for none. */
  span: number;
  #run = 0;

  constructor(span: number) {
    this.span = span;
  }

  /** Takes the next character. A character that makes it `quoted` after the object's end is not part of it. */
  add(character: string): LineReading {
    if (this.#closesSpan(character)) return 'quoted';
    if (this.object.json === undefined) {
      this.object.take(character);
      return 'open';
    }
    if (character === '\n') return 'call';
    // One brace too many is a common slip, and text after a call is dropped anyway.
    return /[\s}]/.test(character) ? 'open' : 'quoted';
  }

  /** At the end of the answer. */
  end(): LineReading {
    if (this.span > 0 && this.#run === this.span) return 'quoted';
    return this.object.json === undefined ? 'open' : 'call';
  }

  /** At the end of the line, an unclosed run counts as a stray backtick. */
  #closesSpan(character: string): boolean {
    if (this.span === 0) return false;
    if (character === '`') {
      this.#run += 1;
      return false;
    }
    const closes = this.#run === this.span;
    this.#run = 0;
    if (closes || character === '\n') this.span = 0;
    return closes;
  }
}
