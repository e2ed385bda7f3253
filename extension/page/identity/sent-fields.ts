import { closestComposed } from '../dom/composed-tree.ts';
import { pressedBy } from '../dom/destination.ts';
import { formOf, isButton, isInput, isSelect, isTextArea } from '../dom/element-types.ts';
import { attributeOf, formElementsOf, isMatching } from '../dom/native-dom.ts';
import { labelsOf } from '../dom/native-name.ts';
import { isSecret } from '../secrets/secrets.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { numberOf } from './node-numbers.ts';

/** A form's fields without secrets: hidden ones, and those a person can see and change. */
export interface SentFields {
  unseen: unknown[];
  seen: unknown[];
}

/** Of larger forms the first fields are compared. */
const MAX_FIELDS = 300;

export function sentFieldsOf(element: Element): SentFields {
  const visibility = createVisibility();
  const sent = fieldsOf(element).slice(0, MAX_FIELDS).filter(isSent);
  const isSeen = (field: Element) =>
    visibility.sees(field) || labelsOf(field).some(label => visibility.sees(label));
  const groups = Map.groupBy(sent, field => isSeen(field));
  return {
    unseen: (groups.get(false) ?? []).map(partOf),
    // A value that ticks by itself, such as a price, is in a read-only field.
    seen: (groups.get(true) ?? [])
      .filter(field => !isMatching(field, ':read-only:not(select, [type=checkbox], [type=radio])'))
      .map(partOf),
  };
}

/** Fields that a form submits although they are invisible, regardless of style. */
export function hiddenFieldsOf(element: Element): unknown[] {
  return fieldsOf(element)
    .filter(field => isInput(field) && field.type === 'hidden' && isSent(field))
    .map(partOf);
}

function fieldsOf(element: Element): Element[] {
  const forms = new Set(pressedBy(element).map(at => formOf(closestComposed(at, isButton) ?? at)));
  return [...forms].flatMap(form => (form ? [...formElementsOf(form)] : []));
}

function isSent(field: Element): boolean {
  if (isInput(field) ? NOT_SENT.test(field.type) : !isSelect(field) && !isTextArea(field)) return false;
  return !isMatching(field, ':disabled') && !isSecret(field);
}

const NOT_SENT = /^(submit|button|image|reset|file)$/u;

function partOf(field: Element): unknown[] {
  return [numberOf(field), attributeOf(field, 'name'), sentValueOf(field)];
}

function sentValueOf(field: Element): unknown {
  if (isSelect(field)) return Array.from(field.selectedOptions, ({ value }) => value);
  if (isInput(field) && /^(checkbox|radio)$/u.test(field.type)) return [field.checked, field.value];
  return isInput(field) || isTextArea(field) ? field.value : undefined;
}
