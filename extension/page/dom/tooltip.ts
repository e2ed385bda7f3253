import { attributeNamesOf, attributeOf } from './native-dom.ts';

/** The text of a tooltip that the page draws itself, by the attributes that scripts keep it in: as good as a `title`. */
export function tooltipOf(element: Element): string {
  for (const name of attributeNamesOf(element)) {
    const text = TOOLTIPS.test(name) ? wordsOf(attributeOf(element, name) ?? '') : '';
    if (text) return text;
  }
  return '';
}

/** `data-tip`, `data-original-title`, `mattooltip`, `uk-tooltip`, `data-tooltip-content`. */
const TOOLTIPS =
  /^(?!aria-)(?:[a-z-]+-)?(?:tips?|(?:mat)?tooltip|hint|balloon|(?<=-)title|tippy-content)(?:-(?:title|text|content|label))?$/u;

const MAX_LENGTH = 80;

/** Not a switch, a place, an id or data. UIkit writes options: `title: Hello; pos: left`. */
function wordsOf(value: string): string {
  const text = value
    .replace(/<[^>]*>/gu, ' ')
    .trim()
    .replace(/^title:\s*|;\s*\w+:.*$/gu, '');
  const isText =
    /\p{L}/u.test(text) && !/^(?:true|false|top|bottom|left|right|auto|tooltip|[[{#.].*)$/iu.test(text);
  return isText ? text.slice(0, MAX_LENGTH) : '';
}
