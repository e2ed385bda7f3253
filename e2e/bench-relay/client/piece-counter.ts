import { DIGITS, MARK } from '../answer.ts';

const MARK_AND_NUMBER = MARK.length + DIGITS;

/** Counts the pieces of one answer in any format, and checks that each is present once and in order. */
export class PieceCounter {
  count = 0;
  inOrder = true;
  #rest = '';

  feed(chunk: Buffer): void {
    // The pattern is ASCII, so no decoding is needed.
    const text = this.#rest + chunk.toString('latin1');
    let at = text.indexOf(MARK);
    while (at !== -1 && at + MARK_AND_NUMBER <= text.length) {
      if (Number(text.slice(at + MARK.length, at + MARK_AND_NUMBER)) !== this.count) this.inOrder = false;
      this.count += 1;
      at = text.indexOf(MARK, at + MARK_AND_NUMBER);
    }
    this.#rest = at === -1 ? '' : text.slice(at);
  }
}
