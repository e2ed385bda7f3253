import { formOf, isElement, isTextField } from '../dom/element-types.ts';
import { rootOf } from '../dom/native-dom.ts';
import { isSecret } from './secrets.ts';

/**
 * Whether the word on a control says what it does, though it stands where the value of a heading may: the field of that secret is
 * between them, so that the secret is in the field. Only a plain word with a capital, or on what sends the field: passwords to
 * choose from look otherwise.
 */
export function isNameAfterField(word: string, control: Element, heading: Element): boolean {
  if (!PLAIN_WORD.test(word)) return false;
  const field = secretFieldBetween(heading, control);
  return field !== undefined && (!SMALL_LETTER.test(word) || isSenderOf(control, field));
}

/** With no capital but the first letter. */
const PLAIN_WORD = /^\p{L}[\p{Ll}\p{Lm}\p{Lo}\p{M}'’]*[.…!]?$/u;
const SMALL_LETTER = /^\p{Ll}/u;

/** Where tables have cells, only within the same one: a column has its values in others. */
function secretFieldBetween(heading: Element, control: Element): Element | undefined {
  const root = rootOf(control);
  const walker = Document.prototype.createTreeWalker.call(document, root, NodeFilter.SHOW_ELEMENT);
  walker.currentNode = control;
  for (let left = MAX_ELEMENTS; left > 0; left -= 1) {
    const node = walker.previousNode();
    if (!node || node === heading || !isElement(node)) return undefined;
    if (isTextField(node) && isSecret(node))
      return node.closest(CELL) === control.closest(CELL) ? node : undefined;
  }
  return undefined;
}

const MAX_ELEMENTS = 40;
const CELL = 'td, th, [role=cell], [role=gridcell]';

function isSenderOf(control: Element, field: Element): boolean {
  const form = formOf(control);
  return form !== undefined && form === formOf(field) && 'type' in control && control.type === 'submit';
}
