/** Besides the person's own languages. */
const COMMON =
  'en de fr es pt it nl sv da nb fi pl cs hu ro tr vi id el ru uk he ar fa hi th ja ko zh zh-TW'.split(' ');

const SECONDS = { second: 1, minute: 60, hour: 3600, day: 86_400 } as const;
type Unit = keyof typeof SECONDS;
const UNITS = ['second', 'minute', 'hour', 'day'] as const satisfies Unit[];

/** What clocks write everywhere, and Chinese and Japanese clocks. */
const WRITTEN: readonly [string, number][] = [
  ['ms', 0.001],
  ['s', 1],
  ['m', 60],
  ['h', 3600],
  ['d', 86_400],
  ['时', 3600],
  ['時', 3600],
  ['分', 60],
  ['秒', 1],
];

/** Words of time, in seconds. Made once a text has changed, by script, because a browser takes milliseconds for each. */
const unitWords = new Map<boolean, Map<string, number>>();

interface UnitWord {
  seconds: number;
  /** Of the word: other words may follow it without a space. */
  length: number;
}

/** The unit of time that a word after a figure names or, where words stand without spaces, begins with. */
export function unitOfTime(word: string): UnitWord | undefined {
  const known = wordsOf(LATIN.test(word));
  const seconds = known.get(word) ?? (word.length > 1 ? known.get(word.toLowerCase()) : undefined);
  if (seconds !== undefined) return { seconds, length: word.length };
  if (!UNSPACED.test(word)) return undefined;
  for (let length = Math.min(word.length, LONGEST_UNIT); length > 0; length -= 1) {
    const beginning = known.get(word.slice(0, length));
    if (beginning !== undefined) return { seconds: beginning, length };
  }
  return undefined;
}

const LATIN = /^\p{Script=Latin}/u;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const LONGEST_UNIT = 8;

function wordsOf(isLatin: boolean): Map<string, number> {
  const known = unitWords.get(isLatin);
  if (known) return known;
  const words = new Map(
    languages()
      .filter(language => isLatinLanguage(language) === isLatin)
      .flatMap(unitsIn),
  );
  for (const [word, seconds] of WRITTEN) words.set(word, seconds);
  unitWords.set(isLatin, words);
  return words;
}

/** One for each form of the plural. */
const COUNTS = [1, 3, 7];

function unitsIn(language: string): [string, number][] {
  const formats = UNITS.flatMap(unit =>
    (['long', 'short'] as const).map(unitDisplay => ({ unit, unitDisplay })),
  );
  return formats.flatMap(({ unit, unitDisplay }) => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
    const parts = COUNTS.flatMap(count => format.formatToParts(count)).filter(({ type }) => type === 'unit');
    return parts
      .map(({ value }): [string, number] => [bare(value), SECONDS[unit]])
      .filter(([word]) => !CASED_LETTER.test(word));
  });
}

/** Metres, grams and tons too. */
const CASED_LETTER = /^[\p{Lu}\p{Ll}]?$/u;

function bare(word: string): string {
  return word.replace(/[^\p{L}\p{M}]+/gu, '').toLowerCase();
}

function languages(): string[] {
  return [...new Set([...navigator.languages, ...COMMON])];
}

function isLatinLanguage(language: string): boolean {
  return new Intl.Locale(language).maximize().script === 'Latn';
}

/** The words before and after the figure of an age, in lower case. */
export interface AgeWords {
  before: string;
  after: string;
  /** Of the unit. */
  seconds: number;
}

let ages: readonly AgeWords[] | undefined;

/** How “3 minutes ago” is said in the known languages, the longest first. */
export function ageWords(): readonly AgeWords[] {
  ages ??= allAges();
  return ages;
}

function allAges(): AgeWords[] {
  const formats = [
    ...languages().flatMap(language =>
      (['long', 'short'] as const).map(style => new Intl.RelativeTimeFormat(language, { style })),
    ),
    // `3m ago`
    new Intl.RelativeTimeFormat('en', { style: 'narrow' }),
  ];
  const found = UNITS.flatMap(unit => {
    const texts = formats.flatMap(format => COUNTS.map(count => format.format(-count, unit).toLowerCase()));
    // Pages leave out the dot of an abbreviation.
    return [...new Set(texts.flatMap(text => [text, text.replaceAll('.', '')]))].flatMap(text => {
      const [before = '', after, ...others] = text.split(/\p{Nd}+/u);
      const isWhole = after !== undefined && others.length === 0;
      return isWhole ? [{ before: before.trim(), after: after.trim(), seconds: SECONDS[unit] }] : [];
    });
  });
  const distinct = new Map(found.map(words => [JSON.stringify(words), words]));
  return [...distinct.values()].sort(byLength);
}

function byLength(one: AgeWords, other: AgeWords): number {
  return (other.before + other.after).length - (one.before + one.after).length;
}
