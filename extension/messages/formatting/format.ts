/** The forms of a noun by a language's plural rules; every language has `other`. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

interface Punctuation {
  /** Between our words and a name in them. */
  space: string;
  quotes: readonly [string, string];
}

/** Numbers, dates, lists, plurals and punctuation by the rules of one language. */
export interface Format extends Punctuation {
  number(value: number, options?: Intl.NumberFormatOptions): string;
  date(moment: Date | number, options: Intl.DateTimeFormatOptions): string;
  list(parts: readonly string[]): string;
  plural(count: number, forms: PluralForms): string;
  /** “1 action”, “2 actions”. */
  counted(count: number, forms: PluralForms): string;
  quoted(text: string): string;
}

/** `locale`: a BCP 47 tag. */
export function formatFor(locale: string, punctuation: Punctuation): Format {
  const rules = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale);
  const number: Format['number'] = (value, options) => new Intl.NumberFormat(locale, options).format(value);
  const plural: Format['plural'] = (count, forms) => forms[rules.select(count)] ?? forms.other;
  return {
    ...punctuation,
    quoted: text => punctuation.quotes.join(text),
    number,
    date: (moment, options) => new Intl.DateTimeFormat(locale, options).format(moment),
    list: parts => lists.format(parts),
    plural,
    counted: (count, forms) => `${number(count)} ${plural(count, forms)}`,
  };
}
