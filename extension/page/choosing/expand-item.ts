import { rectOf } from '../dom/box.ts';
import { walkComposed } from '../dom/composed-tree.ts';
import { attributeOf, isMatching, textOf } from '../dom/unshadowed.ts';
import { createSight } from '../sight/sight.ts';

/** The part of a closed tree item that opens it: what is drawn before its text and says nothing. */
export function expanderOf(item: Element): Element | undefined {
  if (attributeOf(item, 'aria-expanded') !== 'false') return undefined;
  const sight = createSight();
  const silent: Element[] = [];
  walkComposed(item, element => {
    const { width, height } = rectOf(element);
    const isSilent = textOf(element).trim() === '' && width >= 6 && height >= 6;
    if (isSilent && sight.sees(element) && !isMatching(element, 'input, [role=checkbox]'))
      silent.push(element);
    return !isSilent;
  });
  return silent.find(element => getComputedStyle(element).cursor === 'pointer') ?? silent[0];
}
