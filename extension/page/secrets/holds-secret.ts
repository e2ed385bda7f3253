import { isInput, isSelect } from '../dom/element-types.ts';
import { innerPages } from '../dom/inner-pages.ts';
import { rootsOf } from '../dom/shadow-roots.ts';
import { queryAllIn } from '../dom/unshadowed.ts';
import { heldText } from './mask-secrets.ts';
import { isSecret } from './secrets.ts';

/** Whether a secret field of this document, or of a frame in it that its scripts reach into, holds anything now. */
export function holdsSecret(): boolean {
  return fieldsWithin().some(field => isFilled(field) && isSecret(field));
}

/** Whether there is a secret field in them, filled or not. */
export function hasSecretField(): boolean {
  return fieldsWithin().some(isSecret);
}

function fieldsWithin(): Element[] {
  const own = rootsOf(document);
  const roots = [...own, ...innerPages(own).flatMap(rootsOf)];
  return roots.flatMap(root => [...queryAllIn(root, FIELDS)]);
}

const FIELDS = 'input, textarea, select, [contenteditable]';

/** A list always holds its choice. */
function isFilled(field: Element): boolean {
  if (isInput(field) && field.type === 'file') return field.value !== '';
  return isSelect(field) || heldText(field) !== '';
}
