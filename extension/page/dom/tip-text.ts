import { attributeNamesOf, attributeOf } from './native-dom.ts';

/** The text that a page's script shows while the pointer rests on an element: `data-tooltip`, `data-original-title`. */
export function tipText(element: Element): string {
  for (const name of attributeNamesOf(element)) {
    const text = TIP.test(name) ? (attributeOf(element, name) ?? '').trim() : '';
    if (/\p{L}/u.test(text) && !NO_TEXT.test(text)) return text.replace(OPTIONS, '').slice(0, MAX_TIP);
  }
  return '';
}

const TIP =
  /^(?!aria-)(?:[a-z-]+-)?(?:tips?|(?:mat)?tooltip|hint|balloon|(?<=-)title|tippy-content)(?:-(?:title|text|content))?$/u;

/** Switches and places of the tooltip itself. */
const NO_TEXT = /^(?:true|false|top|bottom|left|right|auto|tooltip|[[{].*)$/iu;

/** UIkit: `title: Hello; pos: left`. */
const OPTIONS = /^title:\s*|;\s*\w+:.*$/gu;

const MAX_TIP = 80;
