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

/** marked's token type includes untyped tokens of extensions; we use none. */
export function isKnown(token: Token): token is MarkedToken {
  return KNOWN.has(token.type);
}
