import { joinSentences } from '../join-sentences.ts';
import type { Nested, Word } from '../nested.ts';

/**
 * Results and errors in English, as the model reads them; the person reads the same but for the codes of `person-en.ts`.
 * One file for a whole language, so that a translator needs no other.
 */
export const en = {
  /** Several sentences in a row. Those that this reader is not told are left out. */
  sentences: ({ sentences }: { sentences: readonly Nested[] }, word: Word) =>
    joinSentences(sentences.map(word), { stop: '.', space: ' ' }),
};
