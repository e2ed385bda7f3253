import { attributeOf } from '../dom/unshadowed.ts';

/** What the pointer over an element says that can be done to it, if anything. */
export function pointerOver(element: Element): string | undefined {
  return /^(?:pointer|grab|move)$|(?<=, )(?:pointer|grab|move)$/u.exec(getComputedStyle(element).cursor)?.[0];
}

/** Whether its page says in the markup that it is there to be dragged. */
export function isDragged(element: Element): boolean {
  if (attributeOf(element, 'draggable') === 'true') return true;
  return /drag|sort|拖|排序/iu.test(attributeOf(element, 'aria-roledescription') ?? '');
}
