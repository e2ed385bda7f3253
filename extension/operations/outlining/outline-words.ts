import type { OutlineChanges } from './compare-outlines.ts';

interface Size {
  lines: number;
  characters: number;
  tokens: number;
}

type Counts = Pick<OutlineChanges, 'added' | 'removed' | 'changed'>;

/** What is said of an outline beside it. */
export const WORDS = {
  zh: {
    size: ({ lines, characters, tokens }: Size) =>
      `大纲共 ${lines} 行、${characters} 个字符，约 ${tokens} 个 token。`,
    empty: '这里没有可见的内容。',
    part: (from: number, next: number) =>
      `这是第 ${from} 行到第 ${next - 1} 行。接着看请用 from: ${next}，或用某一行的 ref 作目标，或用更小的 depth。`,
    last: (from: number) => `这是从第 ${from} 行到最后。`,
    around: (count: number) => `开头的 ${count} 行只说明位置。`,
    beyond: (lines: number) => `大纲只有 ${lines} 行。请用更小的 from。`,
    changes: (since: string, { added, removed, changed }: Counts) =>
      `与 ${since} 相比：新增 ${added} 行（+），消失 ${removed} 行（-），改变 ${changed} 行（~），没有标记的行只说明位置。`,
    unchanged: (since: string) => `与 ${since} 相比没有变化。`,
    forgotten: (since: string) =>
      `这个页面没有记住 ${since}（页面换过了、目标不同或时间太久），所以这是全部内容。`,
    cutAtOnce: '在限定时间内几乎没有看到页面的内容：页面太大，或正忙。请用某一部分作目标，或稍后再试。',
    tooLarge: '页面太大，没有看到最后。请用某一部分作目标。',
  },
  en: {
    size: ({ lines, characters, tokens }: Size) =>
      `The outline has ${lines} lines, ${characters} characters, about ${tokens} tokens.`,
    empty: 'Nothing can be seen here.',
    part: (from: number, next: number) =>
      `These are lines ${from} to ${next - 1}. Go on with from: ${next}, or take the ref of a line as target, or a smaller depth.`,
    last: (from: number) => `These are the lines from ${from} to the end.`,
    around: (count: number) => `The first ${count} lines only say where the others are.`,
    beyond: (lines: number) => `The outline has only ${lines} lines. Use a smaller from.`,
    changes: (since: string, { added, removed, changed }: Counts) =>
      `Since ${since}: ${added} lines are new (+), ${removed} are gone (-), ${changed} are another now (~); lines without a sign only say where these are.`,
    unchanged: (since: string) => `Nothing has changed since ${since}.`,
    forgotten: (since: string) =>
      `This page does not remember ${since} (it is another page, another target, or too long ago), so this is the whole.`,
    cutAtOnce:
      'The time was over before much of the page was gone through: it is too large, or busy. Take a part of it as target, or try again later.',
    tooLarge: 'The page is too large to be gone through to its end. Take a part of it as target.',
  },
} as const;
