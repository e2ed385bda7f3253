import type { CallPiece } from './chunk.ts';

type GatheredCall = { id: string | undefined; name: string; json: string };

/**
 * Puts calls together out of their pieces. Pieces belong together by `index`. Where servers repeat an index for the next
 * call, or leave it out, a new id with a name begins a new one, and so does another name.
 */
export class GatheredCalls {
  #first: GatheredCall | undefined;
  #newest: GatheredCall | undefined;
  /** The newest of each index. */
  #byIndex = new Map<number, GatheredCall>();
  #count = 0;

  get first(): { name: string; json: string } | undefined {
    return this.#first;
  }

  /** How many began after the first. */
  get others(): number {
    return Math.max(this.#count - 1, 0);
  }

  add(piece: CallPiece): void {
    const name = piece.function?.name ?? '';
    const json = piece.function?.arguments ?? '';
    const call = this.#callOf(piece);
    if (call) {
      // The name comes whole, with the first piece; some servers repeat it with every one.
      if (call.name === '') call.name = name;
      // Of the others nothing is read.
      if (call === this.#first) call.json += json;
    } else this.#begin(piece.index ?? this.#count, { id: piece.id ?? undefined, name, json });
  }

  #begin(index: number, call: GatheredCall): void {
    this.#first ??= call;
    this.#newest = call;
    this.#byIndex.set(index, call);
    this.#count += 1;
  }

  #callOf(piece: CallPiece): GatheredCall | undefined {
    const { index } = piece;
    const call = index === null || index === undefined ? this.#newest : this.#byIndex.get(index);
    const name = piece.function?.name;
    if (!call || !name) return call;
    const isOther = (call.id && piece.id && piece.id !== call.id) || (call.name !== '' && name !== call.name);
    return isOther ? undefined : call;
  }
}
