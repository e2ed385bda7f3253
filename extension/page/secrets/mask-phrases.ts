import { MASK } from './secrets.ts';

/** Masks the words that a wallet is recovered with. */
export function maskPhrases(text: string): string {
  return text.length < SHORTEST_PHRASE ? text : text.replace(NAMED_PHRASE, MASK).replace(PHRASE, maskPhrase);
}

/** A phrase may repeat its words where it is called one. */
const NAMED_PHRASE =
  /(?<=(?:seed|phrase|mnemonic|words|wörter|frase|palabras)\W{1,4})(?:[a-z]{3,8} ){11,23}[a-z]{3,8}(?! [a-z])/giu;

/** Twelve words of three letters. */
const SHORTEST_PHRASE = 47;

/** Twelve or more short words, numbered or not, as a wallet is recovered with. */
const PHRASE =
  /(?<![\p{L}\d'’,-][ ,]{0,2})(?:(?:\d{1,2}[.):]?\s{0,3})?\p{Ll}{3,10}[\s,|]{1,3}){11,23}(?:\d{1,2}[.):]?\s{0,3})?\p{Ll}{3,10}(?![\p{L}'’-]|[ ,]{1,2}\p{L})/gu;

function maskPhrase(phrase: string): string {
  return isPhrase(phrase.match(/\p{L}+/gu) ?? []) ? MASK : phrase;
}

/** Varied words as of no sentence, of which few have endings. */
export function isPhrase(words: readonly string[], mostInflected = 2): boolean {
  const isVaried = new Set(words).size >= words.length - 2;
  const inflected = words.filter(word => /(?:ing|ed|s|ly)$/u.test(word) || OFTEN.has(word));
  return (
    inflected.length <= mostInflected &&
    isVaried &&
    words.length % 3 === 0 &&
    !words.some(word => IN_SENTENCES.has(word))
  );
}

/** A phrase whose words are texts of their own, as lines of an outline: numbered, or between numbers. */
export function maskPhraseInParts(texts: readonly string[]): string[] {
  const masked = [...texts];
  let run: number[] = [];
  let isNumbered = false;
  const end = () => {
    const words = run.map(at => /\p{L}+/u.exec(texts[at] ?? '')?.[0] ?? '');
    if (isNumbered && run.length >= FEWEST && isPhrase(words)) for (const at of run) masked[at] = MASK;
    run = [];
    isNumbered = false;
  };
  for (const [at, text] of texts.entries()) {
    if (NUMBER.test(text)) isNumbered = true;
    if (ONE_WORD.test(text)) {
      run.push(at);
      isNumbered ||= /\d/u.test(text);
    } else if (text !== '' && !NUMBER.test(text)) end();
  }
  end();
  return masked;
}

const FEWEST = 12;
const NUMBER = /^\d{1,2}[.):]?$/u;
const ONE_WORD = /^(?:\d{1,2}[.):]?\s?)?\p{Ll}{3,10}$/u;

/** Sentences have some of them; https://github.com/bitcoin/bips/tree/master/bip-0039 lists none. */
const IN_SENTENCES = new Set(
  'the and for with from are was not has have his her but our its been were which into out more new used get not how could would should might these those while being does such both each them who why also its per via des les une pour avec dans sur est der die das und den dem ein eine von mit für ist auf los las del por con para una que como uma dos het een van voor met zijn och att som det på'.split(
    ' ',
  ),
);

/** A phrase has one of them, a sentence more. */
const OFTEN = new Set(
  'that this they then there when what where will you your only other some than all any'.split(' '),
);
