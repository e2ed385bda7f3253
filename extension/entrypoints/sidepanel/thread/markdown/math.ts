import type { MarkedToken, Token, TokenizerAndRendererExtension, Tokens } from 'marked';

/** A dollar sign before a digit without a closing one is a price. Brackets and double dollar signs always mark a formula. */
const INLINE =
  /^(?:\$\$(?!\$)[^$]+\$\$|\$(?![\s$])(?:\\.|[^\\$\n])*?(?<!\s)\$(?![\d$])|\\\([^\n]+?\\\)|\\\[[^\n]+?\\\])/;

/** On lines of its own, up to the next blank line: a later end would change what is already displayed. */
const BLOCK =
  /^ {0,3}(?:\$\$(?:(?!\n[ \t]*\n)[^$])+\$\$|\\\[(?:(?!\n[ \t]*\n|\\\])[\s\S])+\\\])[ \t]*(?:\n+|$)/;
const BLOCK_START = /\n {0,3}(?:\$\$|\\\[)/;

/** Formulas stay as they were written, without emphasis, escapes or lists. */
export const mathInText: TokenizerAndRendererExtension = {
  name: 'math',
  level: 'inline',
  start: source => startOf(source, /\$|\\[([]/),
  tokenizer: source => tokenOf(INLINE.exec(source)),
};

export const mathOnLines: TokenizerAndRendererExtension = {
  name: 'mathBlock',
  level: 'block',
  start(source) {
    const line = startOf(upToBlankLine(source), BLOCK_START);
    if (line === undefined) return undefined;
    return BLOCK.test(source.slice(line + 1)) ? line + 1 : undefined;
  },
  tokenizer: source => tokenOf(BLOCK.exec(source)),
};

/** Everything but a formula, which is the only token of an extension. */
export function isKnown(token: Token): token is MarkedToken {
  return token.type !== 'math';
}

function upToBlankLine(source: string): string {
  const end = source.indexOf('\n\n');
  return end === -1 ? source : source.slice(0, end);
}

function startOf(source: string, pattern: RegExp): number | undefined {
  const index = source.search(pattern);
  return index === -1 ? undefined : index;
}

function tokenOf(match: RegExpExecArray | null): Tokens.Generic | undefined {
  return match ? { type: 'math', raw: match[0], text: match[0].trim() } : undefined;
}
