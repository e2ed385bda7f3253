import type { CallPiece } from './chunk.ts';

type GatheredCall = { index: number; id: string | undefined; name: string; json: string };

/**
 * Puts calls together out of their pieces. Pieces belong together by `index`. Where servers repeat an index for the next
 * call, or leave it out, a new id with a name begins a new one.
 */
export class GatheredCalls {
  #calls: GatheredCall[] = [];

  get first(): { name: string; json: string } | undefined {
    return this.#calls[0];
  }

  add(piece: CallPiece): void {
    const name = piece.function?.name ?? '';
    const json = piece.function?.arguments ?? '';
    const call = this.#callOf(piece);
    if (call) {
      // The name comes whole, with the first piece; some servers repeat it with every one.
      if (call.name === '') call.name = name;
      call.json += json;
    } else {
      const index = piece.index ?? this.#calls.length;
      this.#calls.push({ index, id: piece.id ?? undefined, name, json });
    }
  }

  #callOf(piece: CallPiece): GatheredCall | undefined {
    const call = this.#calls.findLast(
      candidate => piece.index === null || piece.index === undefined || candidate.index === piece.index,
    );
    const beginsAnother = call?.id && piece.id && piece.id !== call.id && piece.function?.name;
    return beginsAnother ? undefined : call;
  }
}
