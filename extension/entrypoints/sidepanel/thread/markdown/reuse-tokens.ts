import type { Token, Tokens } from 'marked';
import { isKnown } from './known-token.ts';

/** The new blocks, but the old objects wherever nothing has changed, so that those are not rendered again. */
export function reuseBlocks(before: readonly Token[], now: readonly Token[]): Token[] {
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
 * The raw text alone does not say all: a later blank line makes the items before it paragraphs, and a line that began as
 * code is taken into a paragraph without its indentation.
 */
export function isSame(before: Token, now: Token): boolean {
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
