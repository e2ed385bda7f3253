/**
 * Compares a name with the words on the screen, without their case, spaces, punctuation and icons. `more`: one holds all of the
 * other.
 */
export function compareWords(name: string, painted: string): 'same' | 'more' | 'different' {
  const [one, other] = [lettersOf(name), lettersOf(painted)];
  if (one === other) return 'same';
  const isPart = one !== '' && other !== '' && (one.includes(other) || other.includes(one));
  return isPart ? 'more' : 'different';
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Sc}]+/gu, '');
}
