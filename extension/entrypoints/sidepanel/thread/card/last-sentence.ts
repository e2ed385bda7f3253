import { Marked, type Token } from 'marked';
import { isKnown } from '../markdown/known-token.ts';

const LONGEST = 160;

/** The last sentence of a Markdown text as plain words, cut when it is long; empty when there is none. */
export function lastSentence(markdown: string): string {
  const lines = new Marked()
    .lexer(markdown)
    .flatMap(plainLines)
    .map(line => line.replace(/\s+/gu, ' ').trim())
    .filter(line => line !== '');
  const sentences = [
    ...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(lines.at(-1) ?? ''),
  ];
  const last = sentences.at(-1)?.segment.trim() ?? '';
  const characters = [...last];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : last;
}

/** A block as lines of its own, without its marks. Code says nothing about why. */
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
