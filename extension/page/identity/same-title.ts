import { attributeNamesOf, attributeOf, queryAllIn, rootOf, textOf } from '../dom/native-dom.ts';

/**
 * Whether an element says the same in its title. While the pointer is over it, pages take the title away to show it in a hint
 * of their own, and give it back: its words are then elsewhere in the element, or in a tooltip.
 */
export function isSameTitle(element: Element, before: string, now: string): boolean {
  if (before === now) return true;
  const kept = before === '' ? now : before;
  if (!/\p{L}/u.test(kept)) return true;
  return (before === '' || now === '') && isSaidElsewhere(element, kept);
}

function isSaidElsewhere(element: Element, title: string): boolean {
  const others = attributeNamesOf(element).filter(name => name !== 'title');
  if (others.some(name => attributeOf(element, name) === title) || textOf(element).includes(title))
    return true;
  const root = rootOf(element);
  const tips = root instanceof Document || root instanceof ShadowRoot ? [...queryAllIn(root, TIPS)] : [];
  return tips.some(tip => textOf(tip).includes(title));
}

const TIPS = '[role=tooltip], [class*=tooltip i], [class*=tip i], [popover]';
