import type { Token } from 'marked';
import remend from 'remend';
import type { LexedText } from './growing-lexer.ts';
import { lexBlocks } from './growing-lexer.ts';

/** Longer blocks are shown as they are: lexing them twice for each frame is too expensive. */
const LONGEST = 4_000;

/** Whatever else remend does would be reverted when the text is complete. */
const CLOSE_ONLY = {
  linkMode: 'text-only',
  comparisonOperators: false,
  htmlTags: false,
  katex: false,
  setextHeadings: false,
  singleTilde: false,
} as const;

/**
 * The blocks of a streaming answer, stabilized: half-open emphasis, code and links count as closed, and a line that may
 * become a list, a heading or a table waits until that is clear.
 */
export function withoutHalfOpen({ text, blocks, definitions }: LexedText): readonly Token[] {
  const at = blocks.findLastIndex(({ type }) => type !== 'space');
  const last = blocks[at];
  if (!last || last.raw.length > LONGEST || last.type === 'math') return blocks;
  if (text.endsWith('\n')) return blocks;
  // The lexer adds a line break to an item without text.
  const raw = last.raw.trimEnd();
  const shown = last.type === 'code' ? withoutFence(raw) : remend(withoutMarks(raw), CLOSE_ONLY);
  return shown === raw ? blocks : [...blocks.slice(0, at), ...lexBlocks(shown, definitions).blocks];
}

/** Marks of lists, headings, quotes, rules, fences and tables, before anything else in the line. */
const MARKS_ALONE = /(?:^|\n)[ \t]*(?:[-+*>#=~`_|:.\s[\]]+|\d{1,9}[.)]?|[-+*] \[[ x]?\]?)$/;
const MAYBE_TABLE_HEAD = /^\|[^\n]*$/;

function withoutMarks(raw: string): string {
  const words = raw.replace(MARKS_ALONE, '');
  return MAYBE_TABLE_HEAD.test(words) ? '' : words;
}

const FENCE_END = /\n {0,3}(?:`{1,}|~{1,})$/;

function withoutFence(raw: string): string {
  const isClosed = lexBlocks(`${raw}\n\nafter`, {}).blocks.length > 1;
  return isClosed ? raw : raw.replace(FENCE_END, '');
}
