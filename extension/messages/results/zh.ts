import { joinSentences } from '../join-sentences.ts';
import type { Catalog } from '../message.ts';

/** Results and errors in Chinese, as the model reads them; the person reads the same but for the codes of `person-zh.ts`. */
export const zh: Catalog = {
  sentences: ({ sentences }, word) => joinSentences(sentences.map(word), { stop: '。', space: '' }),
};
