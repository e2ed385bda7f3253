import { attributeOf, hasAttribute, localNameOf, textOf } from '../dom/native-dom.ts';
import { isPlain, READ } from './create-naming.ts';
import { isField } from './field-surroundings.ts';

/** So many letters of a name and a text are compared: names are cut. */
const COMPARED = 40;

/**
 * Tells what cannot have a name, by attributes and raw text alone: a thousand elements cost less than one name does. It
 * errs on the side of "may have it".
 */
export function createNameGuess(name: string): (element: Element) => boolean {
  const wanted = lettersOf(name).slice(0, COMPARED);
  return element => {
    const raw = rawNameOf(element);
    const letters = raw === undefined ? '' : lettersOf(raw);
    return letters === '' || letters.includes(wanted) || wanted.includes(letters.slice(0, COMPARED));
  };
}

/** The text that the name of an element is made from; undefined where it may come from elsewhere. */
function rawNameOf(element: Element): string | undefined {
  if (hasAttribute(element, 'aria-labelledby')) return undefined;
  const label = attributeOf(element, 'aria-label')?.trim();
  if (label) return label.slice(0, READ);
  const tag = localNameOf(element);
  const isCommon = tag === 'button' || tag === 'a';
  if (!isCommon && (isField(element) || tag.includes('-'))) return undefined;
  if (!isPlain(element) && Element.prototype.querySelector.call(element, NAMING_PARTS)) return undefined;
  return textOf(element).slice(0, READ);
}

/** Parts that give a name of their own, or hold text that `textContent` does not. */
const NAMING_PARTS = '[alt], [title], [aria-label], [aria-labelledby], [hidden], [style], svg, slot, input';

function lettersOf(text: string): string {
  return text.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '');
}
