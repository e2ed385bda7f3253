import { formOf, isInput, isLink } from '../dom/element-types.ts';
import { attributeOf, localNameOf } from '../dom/native-dom.ts';
import { stateOf } from './control-states.ts';
import { backgroundFile, imageFile, isImage, tipsOf } from './looks.ts';
import type { Piece } from './piece.ts';

/** Its alternative text, address or label, and with `hasValues` its value or state. */
export function ownPieces(element: Element, hasValues: boolean): Piece[] {
  const texts = attributesOf(element).filter(text => text.trim() !== '');
  const fixed: Piece[] = texts.map(text => ({ text, at: element, isFixed: true }));
  // Without a form, only scripts read it.
  const isUnsent = isInput(element) && element.type === 'hidden' && !formOf(element);
  if (isUnsent && hasValues)
    return [{ text: `=${element.value}`, at: element, isFixed: true, isValue: true }];
  const state = hasValues ? stateOf(element) : undefined;
  if (!state || !element.checkVisibility()) return fixed;
  return [...fixed, { text: state.text, at: element, isFixed: true, isValue: true }];
}

/** A new picture counts, but not the file of one that was there: it may load late. */
export function looksOf(at: Element): Piece[] {
  if (!at.checkVisibility()) return [];
  const [image, background] = [imageFile(at), backgroundFile(at)];
  const texts = [...tipsOf(at), ...(isImage(at) ? ['picture'] : []), background].filter(Boolean);
  const looks: Piece[] = texts.map(text => ({ text, at, isFixed: true, isLook: true }));
  return image === '' ? looks : [...looks, { text: image, at, isFixed: true, isLook: true, isMark: true }];
}

/** Icons of a font are no words. */
export function generatedIn(element: Element): Piece[] {
  const contents = ['::before', '::after'].map(part => getComputedStyle(element, part).content);
  return contents
    .filter(content => /^["']/u.test(content) && /[\p{L}\p{N}]/u.test(content))
    .map(content => ({ text: content.slice(1, -1), at: element, isFixed: true }));
}

function attributesOf(element: Element): string[] {
  if (isLink(element)) return [attributeOf(element, 'href') ?? ''];
  if (localNameOf(element) === 'img') return [attributeOf(element, 'alt') ?? ''];
  const isButton = isInput(element) && /^(button|submit|reset)$/u.test(element.type);
  return isButton ? [attributeOf(element, 'value') ?? ''] : [];
}
