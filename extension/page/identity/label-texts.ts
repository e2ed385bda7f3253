import { attributeOf, elementById, textOf } from '../dom/native-dom.ts';
import { labelsOf } from '../dom/native-name.ts';

/** An element's texts and labels, visible or not, for comparing. Without the title, which tooltips remove on hover. */
export function labelTextsOf(element: Element): (string | null)[] {
  const named = (attributeOf(element, 'aria-labelledby') ?? '').split(/\s+/u).filter(Boolean);
  const words = [
    textOf(element),
    ...['aria-label', 'alt'].map(name => attributeOf(element, name)),
    ...labelsOf(element).map(textOf),
    ...named.map(id => elementById(element, id)).map(other => other && textOf(other)),
  ];
  // A widget created on the first press may repeat its name.
  return [...new Set(words)];
}
