import { cleanText } from '../../page/dom/clean-text.ts';

const MAX_REPORTED_OPTIONS = 30;

export interface Choice {
  label: string;
  value: string;
}

/** The intended choice: exact text or value first, then without case and spaces, then by a unique beginning. */
export function matchOption<Option extends Choice>(
  options: readonly Option[],
  wanted: string,
): Option | undefined {
  const loose = comparable(wanted);
  return (
    options.find(({ label, value }) => label.trim() === wanted.trim() || value === wanted) ??
    options.find(({ label, value }) => comparable(label) === loose || comparable(value) === loose) ??
    onlyOne(options.filter(({ label }) => loose !== '' && comparable(label).startsWith(loose)))
  );
}

/** Exact matches of the card's text, else without case and spaces: nobody saw these options before. */
export function matchLabels<Option extends Choice>(options: readonly Option[], wanted: string): Option[] {
  const exact = options.filter(({ label }) => label.trim() === wanted.trim());
  if (exact.length > 0) return exact;
  return options.filter(({ label }) => comparable(label) === comparable(wanted));
}

export function isSameName(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function onlyOne<Option>(options: readonly Option[]): Option | undefined {
  return options.length === 1 ? options[0] : undefined;
}

function comparable(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();
}

/** Models separate names with commas of either language. */
export function splitNames(text: string): string[] {
  return text
    .split(/[,，、;；]/u)
    .map(name => name.trim())
    .filter(Boolean);
}

/** The levels of a path such as "Zhejiang / Hangzhou". */
export function splitPath(text: string): string[] {
  return text
    .split(/\s*(?:[/／>›»→]|->)\s*/u)
    .map(name => name.trim())
    .filter(Boolean);
}

/** The available options, for a model that named another. */
export function listOptions(options: readonly Choice[]): string {
  const labels = options.map(({ label }) => cleanText(label, 40)).filter(Boolean);
  const rest = labels.length - MAX_REPORTED_OPTIONS;
  return labels.slice(0, MAX_REPORTED_OPTIONS).join(' | ') + (rest > 0 ? ` | … (+${rest})` : '');
}
