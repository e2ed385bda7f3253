import { toMeanings } from './synonyms.ts';

const FILLERS =
  /\b(?:the|a|an|this|that|these|those|my|your|our|i|me|and|of|for|to|in|on|at|called|named|labell?ed)\b|这个|那个|那里的|这里的|上的|里的|中的|的|和|与|名为|我(?!们)|用(?!户)/giu;
const BETWEEN_HAN = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu;
const HYPHEN = /(?<=\p{Letter})[-‐‑](?=\p{Letter})/gu;

const MOST_KEPT = 4000;

const normalized = new Map<string, string>();

/**
 * Text for comparison, without case, width, punctuation, hyphens and filler words, and with synonyms replaced by one code. The
 * newest are kept: a clause is read in many ways, all against the same names.
 */
export function normalize(text: string): string {
  const kept = normalized.get(text);
  if (kept !== undefined) return kept;
  if (normalized.size >= MOST_KEPT) normalized.clear();
  const made = normalizeAnew(text);
  normalized.set(text, made);
  return made;
}

function normalizeAnew(text: string): string {
  const meanings = toMeanings(tidy(text));
  return toWords(meanings.replace(FILLERS, ' ')) || toWords(meanings);
}

/** Pages space Han characters out for looks: "提 交". */
function tidy(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(BETWEEN_HAN, '').replace(HYPHEN, '');
}

function toWords(text: string): string {
  return text.replace(/[^\p{Letter}\p{Number}§@.]+/gu, ' ').trim();
}

/** Words, codes of synonyms, and pairs of neighbouring Han characters. */
export function tokensOf(normalized: string): Set<string> {
  const runs = normalized.match(/§\d+§|\p{Script=Han}+|[^\s§\p{Script=Han}]+/gu) ?? [];
  return new Set(runs.flatMap(run => (HAN.test(run) && run.length > 2 ? pairsOf(run) : [run])));
}

function pairsOf(run: string): string[] {
  return Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2));
}

/** Each word counts: with one that the name lacks, the phrase may mean something else. */
const COVERAGE_NEEDED = 0.999;

/** 1: the same; 0: too much of the phrase is missing. Additional words weigh little, missing words a lot. */
export function scoreText(phrase: string, text: string): number {
  const wanted = normalize(phrase);
  const given = normalize(text);
  if (wanted === '' || given === '') return 0;
  if (wanted === given) return literally(phrase) === literally(text) ? 1 : SYNONYM;
  if (wanted.replaceAll(' ', '') === given.replaceAll(' ', '')) return 0.96;
  const wantedTokens = tokensOf(wanted);
  const givenTokens = tokensOf(given);
  const shared = [...wantedTokens].filter(token => givenTokens.has(token));
  const coverage = weightOf(shared, wanted, text) / weightOf([...wantedTokens], wanted, text);
  const words = 0.65 * coverage + 0.3 * (shared.length / givenTokens.size);
  const literal = literally(text);
  if (isPartOf(literally(phrase), literal))
    return Math.max(words, 0.75 + (0.2 * literally(phrase).length) / literal.length);
  if (isPartOf(wanted, given)) return Math.max(words, 0.6 + (0.3 * wanted.length) / given.length);
  const isTurned = [...wantedTokens].some(token => !givenTokens.has(token) && isTurn(token));
  return coverage >= COVERAGE_NEEDED && !isTurned ? words : Math.min(words, 0.45);
}

/** A synonym is no better than a name that begins with the very word: "continue" beside "Next" needs a question. */
const SYNONYM = 0.86;

function literally(text: string): string {
  return toWords(tidy(text).replace(FILLERS, ' '));
}

/** Whole words in alphabets; one Han character is part of too many words. */
function isPartOf(wanted: string, given: string): boolean {
  if (/^\p{Script=Han}{2,}$/u.test(wanted)) return given.includes(wanted);
  return ` ${given} `.includes(` ${wanted} `);
}

const HAN = /\p{Script=Han}/u;
/** Han words can't match a name without Han, so they weigh less: 顾客姓名 may well be "Customer name". */
const FOREIGN_WEIGHT = 0.35;
const LOOSE_WEIGHT = 0;
const LOOSE = /^(?:all|any|cookies?|所有|全部)$/u;
/** Words that reverse a request: a name without them is another one. */
const TURNS = new Set([
  '不',
  '别',
  '没',
  'not',
  'don',
  'never',
  ...['取消', '删除', '关闭', '拒绝', '退出登录', '撤销'].map(normalize),
]);

/** 不 and its like have no space before the word that they negate. */
function isTurn(token: string): boolean {
  return TURNS.has(token) || /^[不别没]\p{Script=Han}?$/u.test(token);
}

const CONSENTS = [normalize('accept'), normalize('reject'), normalize('allow')];

/** "Reject cookies" matches the button "Reject all"; elsewhere "all" makes a difference. */
function weightOf(tokens: readonly string[], wanted: string, text: string): number {
  const isConsent = CONSENTS.some(consent => wanted.includes(consent));
  const hasHan = HAN.test(text);
  return tokens
    .map((token): number =>
      isConsent && LOOSE.test(token) ? LOOSE_WEIGHT : HAN.test(token) && !hasHan ? FOREIGN_WEIGHT : 1,
    )
    .reduce((sum, weight) => sum + weight, 0);
}
