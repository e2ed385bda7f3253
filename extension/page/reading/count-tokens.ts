/** On the high side: a token per Chinese character or mark, three digits, six letters, or two letters without a vowel. */
export function countTokens(text: string): number {
  const pieces = text.match(/\p{Script=Han}|[\p{L}\p{M}]+|\p{N}+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];
  return pieces.reduce((sum, piece) => sum + Math.ceil(piece.length / lettersPerToken(piece)), 0);
}

function lettersPerToken(piece: string): number {
  if (/^\p{N}/u.test(piece)) return 3;
  return /[aeiouy]/iu.test(piece) ? 6 : 2;
}
