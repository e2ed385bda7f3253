import type { Known } from './intent.ts';

const WORD_END = /\s+|(?<=\p{Script=Han})(?=\S)/gu;
const LEADING = /^(?:(?:my|the|as|to|with|是|为|成|填|写|选|[:：=])\s*)+/iu;

/** "First name Ann": the longest beginning that is the name of a field, and what follows. */
export function splitField(words: string, known: Known): { target: string; value: string } | undefined {
  const ends = [...words.matchAll(WORD_END)].map(end => end.index).reverse();
  for (const end of ends) {
    const target = words
      .slice(0, end)
      .replace(/^(?:my|the|in|在)\s+/iu, '')
      .trim();
    const value = words.slice(end).trim().replace(LEADING, '').trim();
    if (target.length > 1 && value !== '' && known.isField(target)) return { target, value };
  }
  return undefined;
}
