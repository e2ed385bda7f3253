/** Collects one JSON object out of text that comes in pieces, from its `{` to the `}` that closes it. */
export class ObjectReading {
  #json = '';
  #depth = 0;
  #inString = false;
  #escaped = false;

  /** The object, once it is closed. */
  get json(): string | undefined {
    return this.#json !== '' && this.#depth === 0 ? this.#json : undefined;
  }

  /** Takes what belongs to the object, and gives back what comes after it. */
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

  /** A raw line break in a string is no JSON, but can mean one thing only. */
  #addToString(character: string): void {
    const isRaw = character < ' ';
    this.#json += isRaw ? JSON.stringify(character).slice(1, -1) : character;
    if (this.#escaped) this.#escaped = false;
    else if (character === '\\') this.#escaped = true;
    else if (character === '"') this.#inString = false;
  }
}
