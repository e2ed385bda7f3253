import { toMeanings } from './synonyms.ts';

const FILLERS =
  /\b(?:the|a|an|this|that|my|your|our|i|me|and|of|for|to|in|on|called|named|labell?ed)\b|这个|那个|那里的|这里的|上的|里的|中的|的|和|与|名为/giu;

/** Text as it is compared: case, width, punctuation and filler words do not count, synonyms are one. */
export function normalize(text: string): string {
  const meant = toMeanings(text.normalize('NFKC').toLowerCase());
  const telling = meant.replace(FILLERS, ' ');
  return toWords(telling) || toWords(meant);
}

function toWords(text: string): string {
  return text.replace(/[^\p{Letter}\p{Number}§@.]+/gu, ' ').trim();
}

/** Words of alphabets, meanings, and pairs of neighbouring Han characters. */
function tokensOf(normalized: string): Set<string> {
  const runs = normalized.match(/§\d+§|\p{Script=Han}+|[^\s§\p{Script=Han}]+/gu) ?? [];
  return new Set(runs.flatMap(run => (/\p{Script=Han}/u.test(run) && run.length > 2 ? pairsOf(run) : [run])));
}

function pairsOf(run: string): string[] {
  return Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2));
}

/** 1: the same; 0: nothing in common. Words of the phrase that are missing weigh more than words that are too many. */
export function scoreText(phrase: string, text: string): number {
  const wanted = normalize(phrase);
  const given = normalize(text);
  if (wanted === '' || given === '') return 0;
  if (wanted === given) return 1;
  const wantedTokens = tokensOf(wanted);
  const givenTokens = tokensOf(given);
  const shared = [...wantedTokens].filter(token => givenTokens.has(token)).length;
  const coverage = shared / weightOf(wantedTokens, text);
  const precision = shared / givenTokens.size;
  const words = 0.65 * coverage + 0.3 * precision;
  return given.includes(wanted) ? Math.max(words, 0.6 + (0.3 * wanted.length) / given.length) : words;
}

const HAN = /\p{Script=Han}/u;
const FOREIGN_WEIGHT = 0.35;

/** Han words can't be found in a name without Han, so there they weigh less: 顾客姓名 may well be "Customer name". */
function weightOf(tokens: ReadonlySet<string>, text: string): number {
  const foreign = HAN.test(text) ? 0 : [...tokens].filter(token => HAN.test(token)).length;
  return tokens.size - foreign + foreign * FOREIGN_WEIGHT;
}
