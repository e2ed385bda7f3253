import { isLink } from '../dom/element-types.ts';
import { hasAttribute, localNameOf } from '../dom/native-dom.ts';
import { interactiveRole } from '../dom/role.ts';
import { elementName } from '../naming/element-name.ts';
import { createVisibility } from '../visibility/visibility.ts';

/**
 * Whether a control that lies over the one around it is the same thing to a person: it has its name, and a press on it
 * does nothing of its own, such as sending a form, leaving the page or ticking a box.
 */
export function isSameThing(inner: Element, outer: Element): boolean {
  const isPlain = isLink(inner) ? isInPage(inner) : isHarmless(inner, outer);
  if (!isPlain || hasAttribute(inner, 'onclick')) return false;
  const visibility = createVisibility();
  const name = elementName(inner, visibility);
  return name !== '' && name === elementName(outer, visibility);
}

function isInPage({ href }: { href: string }): boolean {
  return withoutHash(href) === withoutHash(location.href);
}

function withoutHash(address: string): string {
  return address.replace(/#.*/u, '');
}

/** Rows of a tree or a list are ticked by their boxes. */
function isHarmless(inner: Element, outer: Element): boolean {
  if (interactiveRole(inner) === 'checkbox') return /treeitem|option/u.test(interactiveRole(outer) ?? '');
  return !/^(?:button|input|textarea|select)$/u.test(localNameOf(inner));
}
