import type { Token } from 'marked';
import remend from 'remend';
import type { LexedText } from './growing-lexer.ts';
import { lexBlocks } from './lex-blocks.ts';

/** Longer blocks are shown as they stand: to read them twice for each picture costs more than it pleases. */
const LONGEST = 4_000;

/** What remend does beyond closing what is open would be undone when the text is whole. */
const CLOSE_ONLY = {
  linkMode: 'text-only',
  comparisonOperators: false,
  htmlTags: false,
  katex: false,
  setextHeadings: false,
  singleTilde: false,
} as const;

/**
 * The blocks of an answer that is still coming, without what would jump with its next words: emphasis, code and links that
 * are half open count as closed, and a line that may yet become a list, a heading or a table waits until that is clear.
 */
export function withoutHalfOpen({ text, blocks, definitions }: LexedText): readonly Token[] {
  const at = blocks.findLastIndex(({ type }) => type !== 'space');
  const last = blocks[at];
  if (!last || last.raw.length > LONGEST || last.type === 'math') return blocks;
  if (text.endsWith('\n')) return blocks;
  // The lexer adds a line's end to an item that has no words yet.
  const raw = last.raw.trimEnd();
  const shown = last.type === 'code' ? withoutFence(raw) : remend(withoutMarks(raw), CLOSE_ONLY);
  return shown === raw ? blocks : [...blocks.slice(0, at), ...lexBlocks(shown, definitions).blocks];
}

/** Marks of lists, headings, quotes, rules, fences and tables, before anything else stands in the line. */
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
