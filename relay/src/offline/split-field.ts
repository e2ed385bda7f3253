import type { Known } from './intent.ts';

const WORD_END = /\s+|(?<=\p{Script=Han})(?=\S)/gu;
const LEADING = /^(?:(?:my|the|as|to|with|是|为|成|填|写|选|[:：=])\s*)+/iu;

const NO_VALUE = /^(?:多少|什么|啥|几|哪|谁|怎么|如何|吗|呢|加一|减一|[?？]|what\b|how\b)/iu;
const JOINT = /(?:\s+|[,，、和]\s*)(?=\S)/gu;

export type Given = { target: string; value: string };

/** "First name Ann": the longest beginning that is the name of a field, and what follows. */
function splitField(words: string, known: Known): Given | undefined {
  const ends = [...words.matchAll(WORD_END)].map(end => end.index).reverse();
  for (const end of ends) {
    const target = words
      .slice(0, end)
      .replace(/^(?:my|the|in|在)\s+/iu, '')
      .trim();
    const value = words.slice(end).trim().replace(LEADING, '').trim();
    if (target.length > 1 && value !== '' && !NO_VALUE.test(value) && known.isField(target))
      return { target, value };
  }
  return undefined;
}

/** "Email a@b.c password x": one after the other. The name of the next field ends a value. */
export function splitFields(words: string, known: Known): Given[] {
  const first = splitField(words, known);
  if (!first) return [];
  for (const joint of first.value.matchAll(JOINT)) {
    const rest = splitFields(first.value.slice(joint.index + joint[0].length), known);
    if (rest.length > 0) return [{ ...first, value: first.value.slice(0, joint.index) }, ...rest];
  }
  return [first];
}
