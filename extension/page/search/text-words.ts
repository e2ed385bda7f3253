import { glyphWords } from './glyph-words.ts';

/** A text for comparing: Latin words, and runs written without spaces. */
export interface TextWords {
  /** Lower case, without a plural `s`: ` log in `. */
  latin: string;
  words: readonly string[];
  /** Chinese, Japanese or Korean runs, separated by spaces. */
  cjk: string;
  /** Without separators: `login`. */
  compact: string;
}

const CJK_RUNS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/gu;

export function readWords(text: string): TextWords {
  const plain = (/[\p{L}\p{N}]/u.test(text) ? text : glyphWords(text))
    .normalize('NFKC')
    .replace(/([a-z\d])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .replace(/['’]s\b/gu, '');
  const words = (plain.replace(CJK_RUNS, ' ').match(/[\p{L}\p{N}]+/gu) ?? []).map(word =>
    word.length > 3 && word !== 'news' && /[^su]s$/u.test(word) ? word.slice(0, -1) : word,
  );
  return {
    latin: ` ${words.join(' ')} `,
    words,
    cjk: (plain.match(CJK_RUNS) ?? []).join(' '),
    compact: plain.replace(/[^\p{L}\p{N}]+/gu, ''),
  };
}
