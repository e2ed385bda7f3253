import { attributeOf } from './native-dom.ts';

/** The example that a field shows while it is empty; editors keep theirs in an attribute of their own. */
export function placeholderOf(element: Element): string {
  const names = ['placeholder', 'aria-placeholder', 'data-placeholder'];
  return (names.map(name => attributeOf(element, name)).find(Boolean) ?? '').replace(/\s+/gu, ' ').trim();
}
