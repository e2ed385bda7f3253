/** Whether text in an element is drawn as dots, by style or by a font that has nothing else. */
export function isMaskedByStyle(
  element: Element,
  style: CSSStyleDeclaration = getComputedStyle(element),
): boolean {
  const masking = style.getPropertyValue('-webkit-text-security');
  return (masking !== '' && masking !== 'none') || MASKING_FONT.test(style.fontFamily);
}

const MASKING_FONT = /text-?security|password|dots?font/iu;
