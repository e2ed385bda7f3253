import { Lexer, Marked, type Token, type Tokens, type TokensList } from 'marked';
import { isKnown, mathInText, mathOnLines } from './math.ts';
import { endOfWeight, weightOf } from './weigh-text.ts';

const { defaults } = new Marked({ extensions: [mathInText, mathOnLines] });

export interface LexedText {
  text: string;
  blocks: readonly Token[];
  definitions: Definitions;
}

/**
 * The last result. The first `settled.count` blocks, of `settled.length` characters, are final. `head`: the first lines of a
 * table or of code that was cut; they stand above the rest, too.
 */
interface Lexed extends LexedText {
  settled: { count: number; length: number; definitions: Definitions; head: string };
}

const NOTHING: Lexed = {
  text: '',
  blocks: [],
  definitions: {},
  settled: { count: 0, length: 0, definitions: {}, head: '' },
};

/**
 * Splits a growing text into blocks: the result equals one lexing of the whole, but only the end is lexed again, and
 * unchanged blocks are the same objects as before. Blocks that take long are cut into several, and a definition after
 * {@link MAX_REDEFINED} characters holds from there on.
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
  const { count, length } = before.settled;
  const tail = lexOpen(text.slice(length), before.settled);
  // A definition at the end may be used anywhere before it.
  if (text.length <= MAX_REDEFINED && !areSame(tail.definitions, before.definitions))
    return lexAll(before, text);
  const end = reuseBlocks(before.blocks.slice(count), tail.blocks);
  const blocks = [...before.blocks.slice(0, count), ...end];
  return { ...before, text, blocks };
}

function lexOpen(open: string, { definitions, head }: Lexed['settled']): ReturnType<typeof lexBlocks> {
  const lexed = lexBlocks(head + open, definitions);
  const [first] = lexed.blocks;
  if (first) first.raw = first.raw.slice(head.length);
  return lexed;
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

function settle(lexed: Lexed): Lexed {
  const settled = settleFinal(lexed);
  const { text, blocks, settled: before } = settled;
  const last = blocks.slice(before.count).findLast(({ type }) => type !== 'space');
  const open = text.slice(before.length);
  if (!last || weightOf(open) <= maxOpen(last, open)) return settled;
  return settle(cutOpen(settled, last, open));
}

/** Settles what later text can't change: everything before a blank line except the last few blocks. */
function settleFinal(lexed: Lexed): Lexed {
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
    if (endsBeforeBlankLine(block)) settled = { count: count + 1, length, definitions: {}, head: '' };
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
  return { count, length, definitions, head: '' };
}

/** A whole text of this length is lexed again within a few frames. */
const MAX_REDEFINED = 20_000;

/**
 * By weight. Each frame lexes and lays out the open text again, and within a paragraph the lexer takes quadratic time, as for
 * many open brackets.
 */
const MAX_OPEN = { paragraph: 10_000, lines: 30_000, code: 100_000 };
const LONG_LINE = /[^\n]{2000}/;

function maxOpen({ type }: Token, open: string): number {
  if (type === 'code') return MAX_OPEN.code;
  return (type === 'list' || type === 'table') && !LONG_LINE.test(open) ? MAX_OPEN.lines : MAX_OPEN.paragraph;
}

/** Settles the beginning of an open text that is too long, and lexes the rest. */
function cutOpen(lexed: Lexed, last: Token, open: string): Lexed {
  const { text, definitions, settled: before } = lexed;
  const at = cutAt(open, maxOpen(last, open));
  const { blocks, definitions: known } = lexOpen(open.slice(0, at), before);
  const settled = {
    definitions: known,
    count: before.count + blocks.length,
    length: before.length + at,
    head: headOf(blocks, before.head),
  };
  const rest = lexOpen(open.slice(at), settled).blocks;
  return { text, definitions, blocks: [...lexed.blocks.slice(0, before.count), ...blocks, ...rest], settled };
}

/** A table or code that goes on after the cut has the same first lines there. */
function headOf(blocks: readonly Token[], before: string): string {
  const last = blocks.at(-1);
  if (last?.type !== 'table' && last?.type !== 'code') return '';
  if (blocks.length === 1 && before !== '') return before;
  const head = last.type === 'table' ? /^.*\n.*\n/ : /^ {0,3}(?:```|~~~).*\n/;
  return (head.exec(last.raw) ?? [''])[0];
}

/** Before the last line that belongs to no earlier one; if there is none in the second half, within a line. */
function cutAt(open: string, most: number): number {
  const part = open.slice(0, endOfWeight(open, 0, most));
  const lineStart = (/^.*\n(?=\S)/s.exec(part) ?? [''])[0].length;
  const ends = [lineStart, part.lastIndexOf('\n') + 1, part.lastIndexOf(' ') + 1];
  return ends.find(end => end > part.length / 2) ?? part.replace(/[\ud800-\udbff]$/, '').length;
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

/**
 * The blocks of a text whose lines end with \n. `known`: the definitions before it. A text that is nested too deeply is one
 * paragraph as it stands.
 */
export function lexBlocks(text: string, known: Definitions): { blocks: Token[]; definitions: Definitions } {
  const lexer = new Lexer(defaults);
  Object.assign(lexer.tokens.links, known);
  if (DEEP_LINE.test(text)) return { blocks: [asItStands(text)], definitions: { ...known } };
  try {
    const blocks = [...lexer.lex(text)];
    if (!isDeeper(blocks, MAX_DEPTH)) return { blocks, definitions: lexer.tokens.links };
  } catch (thrown) {
    // The lexer calls itself for each level.
    if (!(thrown instanceof RangeError)) throw thrown;
  }
  return { blocks: [asItStands(text)], definitions: { ...known } };
}

/** Levels of blocks and emphasis together; no answer for a reader has as many. */
const MAX_DEPTH = 40;
const DEEP_LINE = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){40}/m;

function isDeeper(tokens: readonly Token[], levels: number): boolean {
  return tokens.some(token => {
    const inner = innerOf(token);
    return inner.length > 0 && (levels === 0 || isDeeper(inner, levels - 1));
  });
}

function innerOf(token: Token): readonly Token[] {
  if (!isKnown(token)) return [];
  if (token.type === 'list') return token.items;
  if (token.type === 'table') return [token.header, ...token.rows].flat().flatMap(({ tokens }) => tokens);
  return ('tokens' in token && token.tokens) || [];
}

function asItStands(text: string): Tokens.Paragraph {
  return { type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text, escaped: false }] };
}
