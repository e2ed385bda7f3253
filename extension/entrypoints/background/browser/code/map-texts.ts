import type { ToldValue } from '../../../../operations/browser/browser-code.ts';

/** All that a value says: texts, names of keys, and numbers, which may be codes too. */
export function textsIn(value: ToldValue): string[] {
  const texts: string[] = [];
  mapTexts(value, text => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** The same value with other texts in it, asked for one after the other in the order of `textsIn`. */
export function mapTexts(value: ToldValue, change: (text: string) => string): ToldValue {
  if (typeof value === 'string') return change(value);
  if (typeof value === 'number') {
    const changed = change(String(value));
    return changed === String(value) ? value : changed;
  }
  if (value === null || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(item => mapTexts(item, change));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [change(key), mapTexts(item, change)]),
  );
}
