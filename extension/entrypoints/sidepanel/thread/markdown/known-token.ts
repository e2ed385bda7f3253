import type { MarkedToken, Token } from 'marked';

const KNOWN: ReadonlySet<string> = new Set<MarkedToken['type']>([
  'blockquote',
  'br',
  'checkbox',
  'code',
  'codespan',
  'def',
  'del',
  'em',
  'escape',
  'heading',
  'hr',
  'html',
  'image',
  'link',
  'list',
  'list_item',
  'paragraph',
  'space',
  'strong',
  'table',
  'text',
]);

/** marked's type of a token also stands for whatever extensions add, whose fields have no types; we use none. */
export function isKnown(token: Token): token is MarkedToken {
  return KNOWN.has(token.type);
}
