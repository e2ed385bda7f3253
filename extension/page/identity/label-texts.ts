import { attributeOf, elementById, textOf } from '../dom/native-dom.ts';
import { labelsOf } from '../dom/native-name.ts';

/**
 * An element's own text and whatever names it, visible or not: they are only compared. Without the title, which tooltips
 * remove as soon as the pointer is there.
 */
export function labelTextsOf(element: Element): (string | null)[] {
  const named = (attributeOf(element, 'aria-labelledby') ?? '').split(/\s+/u).filter(Boolean);
  const words = [
    textOf(element),
    ...['aria-label', 'alt'].map(name => attributeOf(element, name)),
    ...labelsOf(element).map(textOf),
    ...named.map(id => elementById(element, id)).map(other => other && textOf(other)),
  ];
  // A widget that is made under the first press may be named a second time, by the same words.
  return [...new Set(words)];
}
