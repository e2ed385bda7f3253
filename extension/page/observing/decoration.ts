import { childNodesOf, contains, isMatching, parentNodeOf, textOf } from '../dom/native-dom.ts';

/** The ripple of a pressed button: something without text inside the target, or anywhere and not drawn at all. */
export function isDecoration(element: Element, focus: Element): boolean {
  if (textOf(element).trim() !== '') return false;
  const parent = parentNodeOf(element);
  return (parent !== null && contains(focus, parent)) || isUndrawn(element);
}

/** A box that takes up room, with nothing in it and no paint of its own. */
function isUndrawn(element: Element): boolean {
  if (childNodesOf(element).length > 0 || !isMatching(element, 'div, span, i, p')) return false;
  const { backgroundColor, backgroundImage, borderStyle, boxShadow } = getComputedStyle(element);
  const isPainted = !/^(transparent|rgba\(.*, 0\))$/u.test(backgroundColor);
  const parts = ['::before', '::after'].map(part => getComputedStyle(element, part).content);
  return !isPainted && [backgroundImage, borderStyle, boxShadow, ...parts].every(value => value === 'none');
}
