import { attributeOf, elementById, textOf } from '../dom/unshadowed.ts';
import { labelsOf } from '../seeing/native-name.ts';

/** The words that an element is pressed under: its own text, and whatever names it. Seen or not: they are only compared. */
export function wordsOn(element: Element): (string | null)[] {
  const named = (attributeOf(element, 'aria-labelledby') ?? '').split(/\s+/u).filter(Boolean);
  return [
    textOf(element),
    ...['aria-label', 'title', 'alt'].map(name => attributeOf(element, name)),
    ...labelsOf(element).map(textOf),
    ...named.map(id => elementById(element, id)).map(other => other && textOf(other)),
  ];
}
