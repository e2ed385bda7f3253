import { Lexer, Marked, type Token, type TokensList } from 'marked';
import { mathInText, mathOnLines } from './math.ts';

/** The definitions of link labels, from anywhere in the text. */
export type Definitions = TokensList['links'];

const { defaults } = new Marked({ extensions: [mathInText, mathOnLines] });

/** The blocks of a text whose lines end with \n. `known`: the definitions before it. */
export function lexBlocks(text: string, known: Definitions): { blocks: Token[]; definitions: Definitions } {
  const lexer = new Lexer(defaults);
  Object.assign(lexer.tokens.links, known);
  const blocks = [...lexer.lex(text)];
  return { blocks, definitions: lexer.tokens.links };
}
