const BEGIN = '<think>';
const END = '</think>';
/** White space before the first word, at most. A model that has lost its way writes nothing else, and for long. */
const MOST_BLANK = 200;

/**
 * Takes out what a model thought before its answer, where the server leaves it in the text as `<think>…</think>` (DeepSeek's
 * and Qwen's models do, unless the server was told to part them). It is no answer: nobody is shown it, as with thoughts that
 * come apart, and a call in it was only considered. Only at the beginning; later on, the tags are words like others.
 */
export class ThoughtFilter {
  #place: 'before' | 'thought' | 'answer' = 'before';
  #held = '';
  #hasThought = false;

  /** The text that is part of the answer. */
  take(text: string): string {
    return this.#place === 'answer' ? text : this.#takeEarly(text);
  }

  /** What is left when nothing more comes. A thought that did not end is no answer either. */
  end(): string {
    return this.#place === 'before' ? this.#release() : '';
  }

  #takeEarly(text: string): string {
    this.#held += text;
    while (this.#place === 'thought' ? this.#endThought() : this.#beginThought());
    return this.#place === 'answer' ? this.#release() : '';
  }

  /** Whether there may be more to find in what is held. */
  #beginThought(): boolean {
    const begun = this.#held.trimStart();
    const isFar = this.#held.length - begun.length > MOST_BLANK;
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

  /** The empty lines after a thought belong to it. */
  #release(): string {
    const text = this.#hasThought ? this.#held.trimStart() : this.#held;
    this.#held = '';
    return text;
  }
}
