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

/** Cyrillic and Greek letters that are drawn as Latin ones. */
const CYRILLIC_TWINS = /^[аеіјорсухѕһԁԛԝӏАВЕЅІЈКМНОРСТУХҺԚԜӀ]+$/u;
const GREEK_TWINS = /^[οΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]{4,}$/u;

/** Of these, the ones that Russian does not have. */
const RARE_TWINS = /[ѕһԁԛԝӏЅҺԚԜӀ]/u;

/** Russian words that consist of twins: beside a Latin word they prove nothing. */
const RUSSIAN = new Set(
  (
    'все всех вес весна вот сор роса оса осу уха ухо ура хор сахар сухо аура ссср тест метро море нет кот рост москва ' +
    'карта касса масса мама тема сервер марка ставка номер текст место вместе нас вас вам нам сам сама такса автор театр март'
  ).split(' '),
);

/** Scripts that hardly any page is written in, and letters for formulas. */
const RARE = /\p{sc=Cherokee}|\p{sc=Coptic}|\p{sc=Lisu}/u;
const FORMULA = /[\u{1D400}-\u{1D7FF}]/u;

const FULL_WIDTH = /[\uFF21-\uFF5A]/u;

/** Micrometres and kiloohms. */
const UNIT = /^(?:μ\p{sc=Latin}{1,2}|[kKMGTmnp]?Ω)$/u;

/**
 * The scripts of a text (ISO 15924) in which some letters may pass for others: a word of several alphabets, a Cyrillic or Greek
 * word that reads as Latin among Latin words, or one with letters that hardly any language has. Empty for ordinary text.
 */
export function lookalikeScripts(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .replace(/\p{M}+/gu, '')
      .match(/\p{L}+(?:[-‐.\d]\p{L}+)*/gu) ?? [];
  const parts = words.map(partsOf);
  const hasLatin = words.some(word => LATIN.test(word));
  const odd = parts.filter(word => isOdd(word, hasLatin)).flat();
  if (odd.length === 0) return [];
  const others = new Set(odd.flatMap(othersIn));
  return hasLatin ? ['Latn', ...others] : [...others];
}

function partsOf(word: string): string[] {
  return word.split(/[-‐.\d]/u);
}

function isOdd(parts: readonly string[], hasLatin: boolean): boolean {
  const isJoined = parts.some(part => LATIN.test(part)) && parts.some(isTwins);
  return isJoined || parts.some(part => isOddPart(part, hasLatin));
}

function isTwins(word: string): boolean {
  return CYRILLIC_TWINS.test(word) || GREEK_TWINS.test(word);
}

function isOddPart(word: string, hasLatin: boolean): boolean {
  const others = othersIn(word);
  if (RARE.test(word) || FORMULA.test(word) || others.length > 1) return true;
  if (LATIN.test(word) && others.length > 0 && !UNIT.test(word)) return true;
  if (FULL_WIDTH.test(word) && /[A-Za-z]/u.test(word)) return true;
  if (!isTwins(word) || word.length < 3) return false;
  return RARE_TWINS.test(word) || (hasLatin && !RUSSIAN.has(word.toLowerCase()));
}

function othersIn(word: string): string[] {
  const scripts = Object.entries(SCRIPTS).flatMap(([code, script]) => (script.test(word) ? [code] : []));
  return FORMULA.test(word) ? [...scripts, 'Zmth'] : scripts;
}
