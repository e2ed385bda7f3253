import type { ClauseReader } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';
import { matchFirst } from './match-first.ts';

/** A web address that is written out stands as a mark of its own; a bare one is known by how it ends. */
const ADDRESS = String.raw`(?<address>[\uf000-\uf8ff]|www\.\S+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|cn|edu|gov|co|uk|de)\b\S*)`;

const PATTERNS = [
  new RegExp(
    `^(?:go to|open|visit|navigate to|load|browse to)\\s+(?:the (?:address|site|page)\\s+)?${ADDRESS}$`,
    'iu',
  ),
  new RegExp(`^(?:打开|访问|前往|进入|跳转到|去)\\s*(?:网址|网站)?\\s*${ADDRESS}$`, 'iu'),
];

export const readAddress: ClauseReader = clause => {
  const address = matchFirst(PATTERNS, stripSentenceEnd(clause))?.address;
  return address ? { verb: 'navigate', address } : undefined;
};
