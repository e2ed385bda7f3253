import { StringDecoder } from 'node:string_decoder';

/** `event` is absent when the stream named none. */
export type ServerSentEvent = { event: string | undefined; data: string };

/** Characters of one event; more than any provider sends, and a bound on what a broken one can make us keep. */
const LIMIT = 2_000_000;

const BYTE_ORDER_MARK = '\u{feff}';

/**
 * Reads server-sent events out of bytes that end anywhere, also in the middle of a character or of a line end, as
 * https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation says. `id` and `retry` are passed
 * over: nobody takes up an answer of a model. Synchronous, because a promise for each event costs more than reading it.
 */
export class EventStreamParser {
  #decoder = new StringDecoder('utf8');
  /** The beginning of a line whose end has not come yet. */
  #rest = '';
  #isFirst = true;
  /** The last line ended with CR, so that LF may belong to it. */
  #endedWithReturn = false;
  #event = '';
  #data: string | undefined;
  #found: ServerSentEvent[] = [];

  /** The events that end within these bytes. */
  feed(bytes: Buffer): ServerSentEvent[] {
    this.#found = [];
    let text = this.#decoder.write(bytes);
    if (this.#isFirst && text !== '') {
      this.#isFirst = false;
      if (text.startsWith(BYTE_ORDER_MARK)) text = text.slice(1);
    }
    if (text !== '') this.#readLines(text);
    return this.#found;
  }

  #readLines(text: string): void {
    let start = this.#endedWithReturn && text.startsWith('\n') ? 1 : 0;
    this.#endedWithReturn = false;
    // Looked for once a chunk: most streams have none.
    let carriageReturn = text.indexOf('\r', start);
    let lineFeed = text.indexOf('\n', start);
    while (carriageReturn !== -1 || lineFeed !== -1) {
      const isReturn = carriageReturn !== -1 && (lineFeed === -1 || carriageReturn < lineFeed);
      const end = isReturn ? carriageReturn : lineFeed;
      this.#readLine(this.#rest === '' ? text.slice(start, end) : this.#rest + text.slice(start, end));
      this.#rest = '';
      const isPair = isReturn && lineFeed === end + 1;
      start = end + (isPair ? 2 : 1);
      this.#endedWithReturn = isReturn && start === text.length && !isPair;
      if (isReturn) carriageReturn = text.indexOf('\r', start);
      if (!isReturn || isPair) lineFeed = text.indexOf('\n', start);
    }
    if (start < text.length) this.#keep(text.slice(start));
  }

  #keep(text: string): void {
    this.#rest += text;
    if (this.#rest.length > LIMIT) throw new Error('An event of the stream is too long.');
  }

  #readLine(line: string): void {
    if (line === '') {
      this.#dispatch();
      return;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    if (field === 'data') this.#addData(valueAfter(line, colon));
    else if (field === 'event') this.#event = valueAfter(line, colon);
  }

  #addData(value: string): void {
    this.#data = this.#data === undefined ? value : `${this.#data}\n${value}`;
    if (this.#data.length > LIMIT) throw new Error('An event of the stream is too long.');
  }

  #dispatch(): void {
    if (this.#data !== undefined) this.#found.push({ event: this.#event || undefined, data: this.#data });
    this.#data = undefined;
    this.#event = '';
  }
}

/** One space after the colon belongs to the colon. */
function valueAfter(line: string, colon: number): string {
  if (colon === -1) return '';
  return line.slice(line.charAt(colon + 1) === ' ' ? colon + 2 : colon + 1);
}
