const ENDED = /[.。!！?？…”"」）)]\s*$/u;

/**
 * Sentences as one text. One that ends with text of the page gets a full stop before another follows; one that this
 * reader is not told is empty, and left out.
 */
export function joinSentences(
  sentences: readonly string[],
  { stop, space }: { stop: string; space: string },
): string {
  return sentences
    .map(sentence => sentence.trim())
    .filter(Boolean)
    .map((sentence, index, { length }) =>
      index === length - 1 || ENDED.test(sentence) ? sentence : `${sentence}${stop}`,
    )
    .join(space);
}
