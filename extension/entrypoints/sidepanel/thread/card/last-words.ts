import { Marked, type Token } from 'marked';
import { isKnown } from '../markdown/math.ts';

/** In characters. */
const SHORT = 100;
const LONGEST = 160;

/**
 * The last line of a Markdown text as plain text, or of a long one its last sentence, cut when that is long, too; empty when
 * there is none. A mark in a name, as in `Hello world!`, looks like the end of a sentence.
 */
export function lastWords(markdown: string): string {
  const lines = new Marked()
    .lexer(markdown)
    .flatMap(plainLines)
    .map(line => line.replace(/\s+/gu, ' ').trim())
    .filter(line => line !== '');
  const line = lines.at(-1) ?? '';
  if ([...line].length <= SHORT) return line;
  const sentences = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(line)];
  const characters = [...(sentences.at(-1)?.segment.trim() ?? '')];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : characters.join('');
}

/** The lines of a block without Markdown. Code explains nothing. */
function plainLines(token: Token): string[] {
  if (!isKnown(token) || token.type === 'code' || token.type === 'html' || token.type === 'table') return [];
  if (token.type === 'list') return token.items.flatMap(item => item.tokens.flatMap(plainLines));
  if ('tokens' in token && token.tokens) return wordsOf(token.tokens).split('\n');
  return 'text' in token ? token.text.split('\n') : [];
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map(token => {
      if (!isKnown(token) || token.type === 'html') return '';
      if (token.type === 'br') return '\n';
      return 'tokens' in token && token.tokens ? wordsOf(token.tokens) : 'text' in token ? token.text : '';
    })
    .join('');
}
