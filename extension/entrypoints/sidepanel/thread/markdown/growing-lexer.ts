import { Lexer, Marked, type Token, type Tokens, type TokensList } from 'marked';
import { isKnown, mathInText, mathOnLines } from './math.ts';

const { defaults } = new Marked({ extensions: [mathInText, mathOnLines] });

export interface LexedText {
  text: string;
  blocks: readonly Token[];
  definitions: Definitions;
}

/** The last result. The first `settled.count` blocks, of `settled.length` characters, are final. */
interface Lexed extends LexedText {
  settled: { count: number; length: number; definitions: Definitions };
}

const NOTHING: Lexed = {
  text: '',
  blocks: [],
  definitions: {},
  settled: { count: 0, length: 0, definitions: {} },
};

/**
 * Splits a growing text into blocks: the result equals one lexing of the whole, but only the end is lexed again, and
 * unchanged blocks are the same objects as before.
 */
export function growingLexer(): (text: string) => LexedText {
  let lexed = NOTHING;
  return given => {
    const text = given.includes('\r') ? given.replaceAll(/\r\n?/g, '\n') : given;
    if (text !== lexed.text) lexed = settle(lexOn(text.startsWith(lexed.text) ? lexed : NOTHING, text));
    return lexed;
  };
}

function lexOn(before: Lexed, text: string): Lexed {
  const { count, length, definitions: known } = before.settled;
  const tail = lexBlocks(text.slice(length), known);
  // A definition at the end may be used anywhere before it.
  if (!areSame(tail.definitions, before.definitions)) return lexAll(before, text);
  const end = reuseBlocks(before.blocks.slice(count), tail.blocks);
  const blocks = [...before.blocks.slice(0, count), ...end];
  return { ...before, text, blocks };
}

function lexAll(before: Lexed, text: string): Lexed {
  const { blocks, definitions } = lexBlocks(text, {});
  const kept = blocks.map((block, index) => keepUnlessRedefined(before.blocks[index], block));
  return { text, blocks: kept, definitions, settled: NOTHING.settled };
}

/** Only text with a square bracket can change its meaning by a new definition. */
function keepUnlessRedefined(before: Token | undefined, now: Token): Token {
  if (!before || !isSame(before, now)) return now;
  return !now.raw.includes('[') || JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

function areSame(one: Definitions, other: Definitions): boolean {
  const labels = Object.keys(one);
  if (labels.length !== Object.keys(other).length) return false;
  return labels.every(
    label => one[label]?.href === other[label]?.href && one[label]?.title === other[label]?.title,
  );
}

/** How many blocks at the end may still change: a list, and the line after it that may be its next item. */
const OPEN_BLOCKS = 2;

/** Settles what later text can't change: everything before a blank line except the last few blocks. */
function settle(lexed: Lexed): Lexed {
  const { blocks, text } = lexed;
  let { count, length } = lexed.settled;
  let settled = lexed.settled;
  let open = blocks.slice(count).filter(({ type }) => type !== 'space').length;
  for (; open > OPEN_BLOCKS; count += 1) {
    const block = blocks[count];
    // The lexer skips some characters of rare blocks; where it does, nothing is settled any more.
    if (!block || !text.startsWith(block.raw, length)) return { ...lexed, settled };
    length += block.raw.length;
    if (block.type !== 'space') open -= 1;
    if (endsBeforeBlankLine(block)) settled = { count: count + 1, length, definitions: {} };
  }
  return settled === lexed.settled ? lexed : { ...lexed, settled: withDefinitions(lexed, settled) };
}

function endsBeforeBlankLine({ type, raw }: Token): boolean {
  return type !== 'paragraph' && type !== 'text' && /\n[ \t]*\n$/.test(raw);
}

function withDefinitions(
  { text, settled: before }: Lexed,
  { count, length }: Lexed['settled'],
): Lexed['settled'] {
  const newly = text.slice(before.length, length);
  const definitions = newly.includes(']:')
    ? lexBlocks(newly, before.definitions).definitions
    : before.definitions;
  return { count, length, definitions };
}

/** The new blocks, but the old objects where nothing has changed, so that those do not render again. */
function reuseBlocks(before: readonly Token[], now: readonly Token[]): Token[] {
  return now.map((token, index) => reuse(before[index], token));
}

function reuse(before: Token | undefined, now: Token): Token {
  if (before?.type !== now.type) return now;
  if (isSame(before, now)) return before;
  if (!isKnown(before) || !isKnown(now)) return now;
  if (before.type === 'list' && now.type === 'list')
    return { ...now, items: reuseItems(before.items, now.items) };
  if (before.type === 'table' && now.type === 'table') return reuseRows(before, now);
  if (before.type === 'blockquote' && now.type === 'blockquote')
    return { ...now, tokens: reuseBlocks(before.tokens, now.tokens) };
  return now;
}

function reuseItems(before: readonly Tokens.ListItem[], now: readonly Tokens.ListItem[]): Tokens.ListItem[] {
  return now.map((item, index) => {
    const old = before[index];
    if (!old) return item;
    return isSame(old, item) ? old : { ...item, tokens: reuseBlocks(old.tokens, item.tokens) };
  });
}

/**
 * The raw text is not sufficient: a later blank line turns items into paragraphs, and a line that began as code joins a
 * paragraph without its indentation.
 */
function isSame(before: Token, now: Token): boolean {
  if (before.type !== now.type || before.raw !== now.raw) return false;
  return (
    fieldOf(before, 'text') === fieldOf(now, 'text') && fieldOf(before, 'loose') === fieldOf(now, 'loose')
  );
}

function fieldOf(token: Token, name: 'text' | 'loose'): unknown {
  return Reflect.get(token, name);
}

function reuseRows(before: Tokens.Table, now: Tokens.Table): Tokens.Table {
  const rows = now.rows.map((row, index) => reuseRow(before.rows[index] ?? [], row));
  return { ...now, header: reuseRow(before.header, now.header), rows };
}

function reuseRow(before: Tokens.TableCell[], now: Tokens.TableCell[]): Tokens.TableCell[] {
  const isSame = before.length === now.length && now.every((cell, index) => isSameCell(before[index], cell));
  return isSame ? before : now;
}

function isSameCell(before: Tokens.TableCell | undefined, now: Tokens.TableCell): boolean {
  return before?.text === now.text && before.align === now.align;
}

/** The definitions of link labels, from anywhere in the text. */
type Definitions = TokensList['links'];

/** The blocks of a text whose lines end with \n. `known`: the definitions before it. */
export function lexBlocks(text: string, known: Definitions): { blocks: Token[]; definitions: Definitions } {
  const lexer = new Lexer(defaults);
  Object.assign(lexer.tokens.links, known);
  const blocks = [...lexer.lex(text)];
  return { blocks, definitions: lexer.tokens.links };
}
