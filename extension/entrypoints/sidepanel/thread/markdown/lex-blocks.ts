import { Lexer, Marked, type Token, type TokensList } from 'marked';
import { mathInText, mathOnLines } from './math.ts';

/** What labels in square brackets stand for, wherever in the text that is said. */
export type Definitions = TokensList['links'];

const { defaults } = new Marked({ extensions: [mathInText, mathOnLines] });

/** The blocks of a text whose lines end with \n. `known`: what was defined before it. */
export function lexBlocks(text: string, known: Definitions): { blocks: Token[]; definitions: Definitions } {
  const lexer = new Lexer(defaults);
  Object.assign(lexer.tokens.links, known);
  const blocks = [...lexer.lex(text)];
  return { blocks, definitions: lexer.tokens.links };
}
