import { type Vocabulary, vocabulary } from './concepts.ts';
import { readWords } from './text-words.ts';

export interface SearchTerm {
  /** Synonyms: Latin words and phrases, or characters. */
  forms: readonly string[];
  /** An unknown word may be mistyped, or an unknown form. */
  isKnown: boolean;
  weight: number;
}

/** Without words that only make it a sentence. */
export function readSearch(text: string): SearchTerm[] {
  const { words, cjk, compact } = readWords(text);
  const known = vocabulary();
  const terms = [...latinTerms(words, known), ...cjk.split(' ').flatMap(run => cjkTerms(run, known))];
  if (terms.length > 0) return terms;
  return compact ? [{ forms: [...words, ...cjk.split(' ')].filter(Boolean), isKnown: false, weight: 1 }] : [];
}

/** As said first, then synonyms. */
function knownTerm(said: string, sameAs: Vocabulary['sameAs']): SearchTerm {
  return { forms: [said, ...(sameAs.get(said) ?? [])], isKnown: true, weight: 1 };
}

const MAX_PHRASE = 3;

function latinTerms(words: readonly string[], { sameAs, empty }: Vocabulary): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const phrases = phrasesAt(words, at);
    const phrase = phrases.find(({ text }) => sameAs.has(text));
    const word = words[at] ?? '';
    if (phrase) terms.push(knownTerm(phrase.text, sameAs));
    else if (!empty.has(word)) terms.push({ forms: [word], isKnown: false, weight: 1 });
    at += phrase?.length ?? 1;
  }
  return terms;
}

function phrasesAt(words: readonly string[], at: number): { text: string; length: number }[] {
  return Array.from({ length: Math.min(MAX_PHRASE, words.length - at) }, (_, index) => index + 1)
    .reverse()
    .map(length => ({ text: words.slice(at, at + length).join(' '), length }));
}

const MAX_CHARACTERS = 4;

/** Takes the longest known word at each place; the rest is compared by pairs. */
function cjkTerms(run: string, known: Vocabulary): SearchTerm[] {
  const terms: SearchTerm[] = [];
  let rest = '';
  const takeRest = () => {
    terms.push(...pairTerms(rest));
    rest = '';
  };
  for (let at = 0; at < run.length; ) {
    const word = knownWordAt(run, at, known);
    if (word) takeRest();
    else rest += run[at];
    if (word && known.sameAs.has(word)) terms.push(knownTerm(word, known.sameAs));
    at += word?.length ?? 1;
  }
  takeRest();
  return terms;
}

function knownWordAt(run: string, at: number, { sameAs, empty }: Vocabulary): string | undefined {
  for (let length = MAX_CHARACTERS; length > 0; length -= 1) {
    const word = run.slice(at, at + length);
    if (word.length === length && (sameAs.has(word) || empty.has(word))) return word;
  }
  return undefined;
}

function pairTerms(rest: string): SearchTerm[] {
  if (rest.length < 2) return rest ? [{ forms: [rest], isKnown: true, weight: 0.4 }] : [];
  const pairs = Array.from({ length: rest.length - 1 }, (_, index) => rest.slice(index, index + 2));
  return pairs.map(pair => ({ forms: [pair], isKnown: true, weight: 1 / pairs.length }));
}
