import { isInput } from '../dom/element-types.ts';
import { rootsOf } from '../dom/shadow-roots.ts';
import { attributeOf, localNameOf, queryAllIn } from '../dom/unshadowed.ts';
import { isSecret } from '../secrets/secrets.ts';

/**
 * Whether a selector may test an attribute that holds what a field holds: whether anything fits it would tell how a secret
 * begins. Rather too often than once too seldom: it is not parsed, only searched for the word, escapes resolved.
 */
export function testsValue(selector: string): boolean {
  return selector.includes('[') && /(?<![\w-])(aria-)?value(text|now)?(?![\w-])/iu.test(unescaped(selector));
}

/** As CSS Syntax Level 3 has it (4.3.7): up to six hexadecimal digits and one space, or the letter itself. */
function unescaped(selector: string): string {
  return selector.replace(
    /\\(?:([\da-f]{1,6})(?:\r\n|\s)?|([^\n]))/giu,
    (_all, digits?: string, letter?: string) =>
      digits === undefined ? (letter ?? '') : letterOf(Number.parseInt(digits, 16)),
  );
}

function letterOf(code: number): string {
  return code > 0x10ffff ? '�' : String.fromCodePoint(code);
}

/** Whether such an attribute in the document holds what nobody is to know: a selector can go from any element to it. */
export function hasSecretValue(): boolean {
  return rootsOf(document)
    .flatMap(root => [...queryAllIn(root, '[value], [aria-valuetext], [aria-valuenow], select')])
    .some(holder => isHidden(holder) || isSecret(holder) || isOfPage(holder));
}

function isHidden(holder: Element): boolean {
  return isInput(holder) && holder.type === 'hidden' && attributeOf(holder, 'value') !== '';
}

/** What the page has made itself may be a field for passwords. */
function isOfPage(holder: Element): boolean {
  return localNameOf(holder).includes('-');
}
