import { attributeOf } from './native-dom.ts';

/** Tells what the pointer over an element says that can be done to it, if anything. */
export type PointerReader = (element: Element) => string | undefined;

export const pointerOver: PointerReader = element => {
  const { cursor } = getComputedStyle(element);
  return cursor === 'auto' ? undefined : /(?:^|, )(pointer|grab|move)$/u.exec(cursor)?.[1];
};

/** The same for one look at a page, in which many ask for one element's. */
export function rememberedPointers(): PointerReader {
  const known = new Map<Element, string | undefined>();
  return element => {
    if (!known.has(element)) known.set(element, pointerOver(element));
    return known.get(element);
  };
}

/** Whether its page says in the markup that it is there to be dragged. */
export function isDragged(element: Element): boolean {
  if (attributeOf(element, 'draggable') === 'true') return true;
  return /drag|sort|拖|排序/iu.test(attributeOf(element, 'aria-roledescription') ?? '');
}
