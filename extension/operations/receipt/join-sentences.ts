import type { Language } from '@assent/shared';

const ENDED = /[.。!！?？…”"）)]\s*$/u;

/** Sentences as one text. One that ends with what the page holds is closed before another follows. */
export function joinSentences(sentences: readonly string[], language: Language): string {
  const stop = language === 'zh' ? '。' : '.';
  return sentences
    .map((sentence, index) =>
      index === sentences.length - 1 || ENDED.test(sentence) ? sentence : `${sentence.trimEnd()}${stop}`,
    )
    .join(language === 'zh' ? '' : ' ');
}

/** What a page says without the mark at its end, for a sentence of ours that goes on after it. */
export function withoutStop(text: string): string {
  return text.replace(/[.。]\s*$/u, '');
}
