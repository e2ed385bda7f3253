import { ObjectReading } from './object-reading.ts';

type LineReading = 'open' | 'call' | 'quoted';

/**
 * What may be a call and does not begin its line. It is one when nothing follows it on the line where it ends: models write
 * `Let me look. {"tool_call": …}`. With words or a backtick behind it, or within code, it is only spoken of.
 */
export class CallInLine {
  readonly object = new ObjectReading();
  #span: number;
  #run = 0;

  /** `span`: as long as this is the run of backticks before it that was not closed; 0 when there is none. */
  constructor(span: number) {
    this.#span = span;
  }

  /** As in the constructor, for what comes next. */
  get span(): number {
    return this.#span;
  }

  /** Takes the next character. A character that makes it `quoted` after the object's end is not part of it. */
  add(character: string): LineReading {
    if (this.#closesSpan(character)) return 'quoted';
    if (this.object.json === undefined) {
      this.object.take(character);
      return 'open';
    }
    if (character === '\n') return 'call';
    // One brace too many is a common slip, and what comes after a call counts for nothing.
    return /[\s}]/.test(character) ? 'open' : 'quoted';
  }

  /** When nothing more comes. */
  end(): LineReading {
    if (this.#span > 0 && this.#run === this.#span) return 'quoted';
    return this.object.json === undefined ? 'open' : 'call';
  }

  /** Code within a line can't be told from a stray backtick once the line has ended. */
  #closesSpan(character: string): boolean {
    if (this.#span === 0) return false;
    if (character === '`') {
      this.#run += 1;
      return false;
    }
    const closes = this.#run === this.#span;
    this.#run = 0;
    if (closes || character === '\n') this.#span = 0;
    return closes;
  }
}
