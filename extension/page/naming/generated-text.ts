import { isLegible } from '../visibility/painted-content.ts';

/**
 * Words that CSS generates, joined to their neighbours as they are drawn (accname step 2F.ii). Not icons and marks, nor text
 * styled unlike the element's, which might be hidden.
 */
export function generatedText(element: Element, place: '::before' | '::after'): string {
  const style = getComputedStyle(element, place);
  const words = generatedWords(style);
  if (!SAID.test(words) || !isDrawnAlike(style, element)) return '';
  return style.display === 'inline' ? words : ` ${words} `;
}

/** Words, figures, and what ends a sentence. */
const SAID = /[\p{L}\p{N}.!?]/u;

function generatedWords({ content }: CSSStyleDeclaration): string {
  return /["']/u.test(content) ? textOf(content) : '';
}

/** `content` holds strings, counters and pictures, then perhaps alternative text after a slash. */
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
