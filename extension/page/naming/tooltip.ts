import { attributeNamesOf, attributeOf } from '../dom/native-dom.ts';

/** The text of a tooltip that the page draws itself, by the attributes that scripts keep it in: as good as a `title`. */
export function tooltipOf(element: Element): string {
  for (const name of attributeNamesOf(element)) {
    const text = TOOLTIPS.test(name) ? wordsOf(attributeOf(element, name) ?? '') : '';
    if (text) return text;
  }
  return '';
}

const TOOLTIPS =
  /^(?:data-(?:bs-)?original-title|data-(?:bs-|mdb-)?title|data-tip|data-hint|data-tippy-content|data-balloon|data-tooltip(?:-(?:content|text|title|label))?)$/u;

/** Not a switch, a place, an id or data. */
function wordsOf(value: string): string {
  const text = value.replace(/<[^>]*>/gu, ' ').trim();
  return /\p{L}/u.test(text) && !/^(?:true|false|top|bottom|left|right|auto|[[{#.].*)$/u.test(text)
    ? text
    : '';
}
