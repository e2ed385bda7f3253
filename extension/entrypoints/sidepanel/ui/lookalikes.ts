/** ISO 15924 codes of the scripts whose letters pass for Latin ones. */
const SCRIPTS = {
  Cyrl: /\p{sc=Cyrillic}/u,
  Grek: /\p{sc=Greek}/u,
  Armn: /\p{sc=Armenian}/u,
  Cher: /\p{sc=Cherokee}/u,
  Copt: /\p{sc=Coptic}/u,
  Lisu: /\p{sc=Lisu}/u,
} as const;

const LATIN = /\p{sc=Latin}/u;

/** Cyrillic letters drawn as Latin ones. Russian has whole words of them, such as Все, so alone they prove nothing. */
const CYRILLIC_TWINS = /^[авеіјкмнорсѕтухһԁԛԝӏАВЕЅІЈКМНОРСТУХҺԚԜӀ]+$/u;

/** Micrometres and ohms. */
const UNIT = /^[μΩ]\p{sc=Latin}{1,2}$/u;

/** Of these, the ones that Russian does not have. */
const RARE_TWINS = /[ѕһԁԛԝӏЅҺԚԜӀ]/u;

/**
 * The scripts of a text (ISO 15924) in which some letters may pass for others: a word of several alphabets, a Cyrillic word
 * that reads as Latin among Latin words, or one with letters that hardly any language has. Empty for ordinary text.
 */
export function lookalikeScripts(text: string): string[] {
  const words = text.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? [];
  const hasLatin = words.some(word => LATIN.test(word));
  const odd = words.filter(
    word =>
      (LATIN.test(word) && othersIn(word).length > 0 && !UNIT.test(word)) ||
      othersIn(word).length > 1 ||
      (CYRILLIC_TWINS.test(word) && word.length > 2 && (hasLatin || RARE_TWINS.test(word))),
  );
  if (odd.length === 0) return [];
  const others = new Set(odd.flatMap(othersIn));
  return hasLatin ? ['Latn', ...others] : [...others];
}

function othersIn(word: string): string[] {
  return Object.entries(SCRIPTS).flatMap(([code, script]) => (script.test(word) ? [code] : []));
}
