/** A text as it is compared: Latin words between spaces, and what is written without spaces. */
export interface TextWords {
  /** In lower case, without a plural `s`: ` log in `. */
  latin: string;
  words: readonly string[];
  /** Runs of Chinese, Japanese or Korean characters, with a space between them. */
  cjk: string;
  /** Everything without what separates it: `login`. */
  compact: string;
}

const CJK_RUNS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/gu;

export function readWords(text: string): TextWords {
  const plain = text
    .normalize('NFKC')
    .replace(/([a-z\d])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .replace(/['’]s\b/gu, '');
  const words = (plain.replace(CJK_RUNS, ' ').match(/[\p{L}\p{N}]+/gu) ?? []).map(withoutPlural);
  return {
    latin: ` ${words.join(' ')} `,
    words,
    cjk: (plain.match(CJK_RUNS) ?? []).join(' '),
    compact: plain.replace(/[^\p{L}\p{N}]+/gu, ''),
  };
}

function withoutPlural(word: string): string {
  return word.length > 3 && /[^su]s$/u.test(word) ? word.slice(0, -1) : word;
}
