import { cleanText } from '../../page/dom/clean-text.ts';

const MAX_REPORTED_OPTIONS = 30;

export interface Choice {
  label: string;
  value: string;
}

/** The intended choice: exact text or value first, then without case and spaces, then by a unique beginning or part. */
export function matchOption<Option extends Choice>(
  options: readonly Option[],
  wanted: string,
): Option | undefined {
  const loose = comparable(wanted);
  return (
    options.find(({ label, value }) => label.trim() === wanted.trim() || value === wanted) ??
    options.find(({ label, value }) => comparable(label) === loose || comparable(value) === loose) ??
    onlyOne(options.filter(({ label }) => loose !== '' && comparable(label).startsWith(loose))) ??
    onlyOne(options.filter(({ label }) => loose !== '' && partsOf(label).includes(loose)))
  );
}

/** As a list writes a code and a name: `de – Deutsch`. */
function partsOf(label: string): string[] {
  return label.split(/\s[-–—|·:]\s/u).map(comparable);
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

/** Of two characters and more. */
function wordsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).map(comparable);
  return words.filter(word => [...word].length > 1);
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

/** The available options, for a model that named another: those with a word of it come first. */
export function listOptions(options: readonly Choice[], wanted: string): string {
  const words = wordsOf(wanted);
  const isNear = ({ label }: Choice) => words.some(word => comparable(label).includes(word));
  const sorted = [...options.filter(isNear), ...options.filter(option => !isNear(option))];
  const labels = sorted.map(({ label }) => cleanText(label, 40)).filter(Boolean);
  const rest = labels.length - MAX_REPORTED_OPTIONS;
  return labels.slice(0, MAX_REPORTED_OPTIONS).join(' | ') + (rest > 0 ? ` | … (+${rest})` : '');
}
