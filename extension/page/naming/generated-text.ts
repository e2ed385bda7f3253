import { isLegible } from '../sight/ink.ts';

/**
 * The words that a style sheet puts before or after what an element holds, as a person sees them. Marks and icons are
 * no words. What is drawn in another way than the element's own text might be hidden, and is left out.
 */
export function generatedText(element: Element, place: '::before' | '::after'): string {
  const style = getComputedStyle(element, place);
  if (!/["']/u.test(style.content)) return '';
  const words = textOf(style.content);
  return /[\p{L}\p{N}]/u.test(words) && isDrawnAlike(style, element) ? ` ${words} ` : '';
}

/** `content` is strings, counters and pictures, then perhaps a slash and words that are said instead. */
function textOf(content: string): string {
  const strings = content.replace(/^.*["')] \/ (?=")/u, '').match(/"(?:[^"\\]|\\.)*"/gu) ?? [];
  return strings.map(string => string.slice(1, -1).replace(/\\(.)/gu, '$1')).join('');
}

function isDrawnAlike(style: CSSStyleDeclaration, element: Element): boolean {
  const own = getComputedStyle(element);
  return (
    /^(inline|block|flex)/u.test(style.display) &&
    style.visibility === 'visible' &&
    /^(static|relative)$/u.test(style.position) &&
    Number(style.opacity) > 0.1 &&
    style.fontSize === own.fontSize &&
    style.color === own.color &&
    isLegible(element)
  );
}
