/** A bracket alone ends none: it may be the page's. */
const ENDED = /(?:[.。!！?？…][）)]*|[”"」])\s*$/u;

/** Joins sentences. A sentence that ends with page text gets a full stop before the next; an empty sentence is left out. */
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
