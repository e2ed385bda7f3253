/** The forms that a noun takes by the plural rules of a language; every language has `other`. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Numbers, dates, lists and plurals by the rules of one language. */
export interface Format {
  number(value: number, options?: Intl.NumberFormatOptions): string;
  date(moment: Date | number, options: Intl.DateTimeFormatOptions): string;
  list(parts: readonly string[]): string;
  /** The form for a count, without the count. */
  plural(count: number, forms: PluralForms): string;
  /** “1 action”, “2 actions”. */
  counted(count: number, forms: PluralForms): string;
}

/** `locale`: a BCP 47 tag. */
export function formatFor(locale: string): Format {
  const rules = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale);
  const number: Format['number'] = (value, options) => new Intl.NumberFormat(locale, options).format(value);
  const plural: Format['plural'] = (count, forms) => forms[rules.select(count)] ?? forms.other;
  return {
    number,
    date: (moment, options) => new Intl.DateTimeFormat(locale, options).format(moment),
    list: parts => lists.format(parts),
    plural,
    counted: (count, forms) => `${number(count)} ${plural(count, forms)}`,
  };
}
