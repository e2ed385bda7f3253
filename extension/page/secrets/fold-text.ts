/** Text as it is searched for a secret, and where in the text as it was every letter of that stands. */
export interface FoldedText {
  text: string;
  letters: string;
  starts: number[];
  ends: number[];
}

/** White space and what groups digits: `4111 1111`, `4-1-1`; in an address a plus is a space. */
const SKIPPED = /[\s\-+\u200B\uFEFF]+/gu;

/** In which pages quote a value otherwise than it is: trimmed, in capitals, in groups, percent-encoded. */
export function foldText(text: string): FoldedText {
  const folded: FoldedText = { text, letters: '', starts: [], ends: [] };
  for (const { 0: piece, index } of text.matchAll(/(?:%[\da-f]{2})+|./gisu)) {
    const letters = foldLetters(piece);
    for (let at = 0; at < letters.length; at += 1) {
      folded.starts.push(index);
      folded.ends.push(index + piece.length);
    }
    folded.letters += letters;
  }
  return folded;
}

export function foldLetters(text: string): string {
  return text
    .replace(/(?:%[\da-f]{2})+/giu, decoded)
    .toLowerCase()
    .replace(SKIPPED, '');
}

/** Never throws, as `decodeURIComponent` does at what is no UTF-8. */
function decoded(escapes: string): string {
  const bytes = Uint8Array.from(escapes.slice(1).split('%'), byte => Number.parseInt(byte, 16));
  return new TextDecoder().decode(bytes);
}
