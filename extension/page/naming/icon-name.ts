import { attributeOf, isMatching, textOf } from '../dom/native-dom.ts';

/** What the icon on an element is called in its icon font or sprite: "trash", "arrow left". Empty without an icon. */
export function iconName(element: Element): string {
  const inside = Element.prototype.querySelectorAll.call(element, '[class], use, [data-icon]');
  for (const part of [element, ...inside].slice(0, MAX_PARTS)) {
    const name = spaced(isMatching(part, 'use') ? fragmentOf(part) : calledBy(part));
    if (name) return name;
  }
  return '';
}

const MAX_PARTS = 8;

function calledBy(part: Element): string {
  return attributeOf(part, 'data-icon') || ligatureOf(part) || iconClass(attributeOf(part, 'class') ?? '');
}

/** Icon fonts draw a picture for a word, such as `delete` in the font of Material icons: nobody reads it. */
export function ligatureOf(element: Element): string {
  if (!/\bmat(?:erial)?-(?:icons?|symbols)/u.test(attributeOf(element, 'class') ?? '')) return '';
  const word = textOf(element).trim();
  return LIGATURE.test(word) ? word : '';
}

/** A text that may be one. */
export const LIGATURE = /^[a-z][a-z0-9_]{1,30}$/u;

/** Icon fonts name pictures by a prefixed class: `fa-trash`, `bi-x`, `ti ti-x`, `icon-trash`. */
function iconClass(classes: string): string {
  const found = FONTS.exec(classes)?.[1] ?? '';
  return /^(?:solid|regular|brands|fw|lg|sm|xs|[0-9]x|btn|button|only|wrapper)$/u.test(found) ? '' : found;
}

const FONTS =
  /(?:^|\s)(?:fa|bi|ti|pi|bx|ph|ri|la|mdi|glyphicon|octicon|codicon|dashicons|feather|icon|icofont|anticon|el-icon|lucide|tabler-icon)-([a-z][\w-]*)/u;

function fragmentOf(use: Element): string {
  const address = attributeOf(use, 'href') ?? attributeOf(use, 'xlink:href') ?? '';
  return (address.split('#')[1] ?? '').replace(/^(?:icon|svg|sprite|i)[-_]/u, '');
}

function spaced(name: string): string {
  return /\p{L}/u.test(name) ? name.replace(/[-_]+/gu, ' ').trim() : '';
}
