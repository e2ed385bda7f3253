/**
 * An estimate of what a text costs a model, on the high side: a Chinese character or a mark is one token, three digits
 * are one, six letters are one, and letters that make no word (no vowel, as in ids) are one for every two.
 */
export function countTokens(text: string): number {
  const pieces = text.match(/\p{Script=Han}|[\p{L}\p{M}]+|\p{N}+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];
  return pieces.reduce((sum, piece) => sum + Math.ceil(piece.length / lettersPerToken(piece)), 0);
}

function lettersPerToken(piece: string): number {
  if (/^\p{N}/u.test(piece)) return 3;
  return /[aeiouy]/iu.test(piece) ? 6 : 2;
}
