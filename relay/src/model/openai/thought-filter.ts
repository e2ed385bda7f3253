const BEGIN = '<think>';
const END = '</think>';
/** White space before the first word. A broken model writes nothing else, at length. */
const MAX_BLANK = 200;

/**
 * Removes the reasoning that some servers leave in the text as `<think>…</think>` (DeepSeek's and Qwen's models). It is not
 * shown, like reasoning that comes separately, and a call in it was only considered. Only at the beginning; later the tags are
 * ordinary text.
 */
export class ThoughtFilter {
  #place: 'before' | 'thought' | 'answer' = 'before';
  #held = '';
  #hasThought = false;

  /** Gives the text that is part of the answer. */
  take(text: string): string {
    return this.#place === 'answer' ? text : this.#takeEarly(text);
  }

  /** Gives the rest at the end. An unfinished thought is not part of the answer. */
  end(): string {
    return this.#place === 'before' ? this.#release() : '';
  }

  #takeEarly(text: string): string {
    this.#held += text;
    while (this.#place === 'thought' ? this.#endThought() : this.#beginThought());
    return this.#place === 'answer' ? this.#release() : '';
  }

  /** Whether the held text may contain more. */
  #beginThought(): boolean {
    const begun = this.#held.trimStart();
    const isFar = this.#held.length - begun.length > MAX_BLANK;
    if (!isFar && BEGIN.startsWith(begun) && begun !== BEGIN) return false;
    this.#place = !isFar && begun.startsWith(BEGIN) ? 'thought' : 'answer';
    if (this.#place === 'answer') return false;
    this.#hasThought = true;
    this.#held = begun.slice(BEGIN.length);
    return true;
  }

  #endThought(): boolean {
    const end = this.#held.indexOf(END);
    if (end === -1) {
      this.#held = this.#held.slice(-END.length);
      return false;
    }
    this.#place = 'before';
    this.#held = this.#held.slice(end + END.length);
    return true;
  }

  /** Drops the empty lines after a thought. */
  #release(): string {
    const text = this.#hasThought ? this.#held.trimStart() : this.#held;
    this.#held = '';
    return text;
  }
}
