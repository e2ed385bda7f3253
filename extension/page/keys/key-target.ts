import { formOf, isButton, isInput, isLink, isTextField } from '../dom/element-types.ts';
import { formElementsOf, isMatching, localNameOf } from '../dom/native-dom.ts';
import { guardAct } from '../identity/act-guard.ts';
import { actionSignatureOf, labelTextsOf } from '../identity/action-signature.ts';
import { isField, isTickBox } from '../naming/field-surroundings.ts';
import type { KeyStroke } from './key-stroke.ts';

/** A key's default action, beyond the page's scripts. */
export type KeyConsequence =
  | { kind: 'click'; element: HTMLElement }
  /** As browsers submit on Enter in a form's only field, without a button. */
  | { kind: 'submit'; form: HTMLFormElement }
  | { kind: 'none' };

/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission */
export function consequenceOf(element: Element, stroke: KeyStroke): KeyConsequence {
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey) return { kind: 'none' };
  if (stroke.key === ' ') return isPushedBySpace(element) ? { kind: 'click', element } : { kind: 'none' };
  if (stroke.key !== 'Enter') return { kind: 'none' };
  if (isPushedByEnter(element)) return { kind: 'click', element };
  return isInput(element) && !UNSENDING.has(element.type) ? implicitSubmission(element) : { kind: 'none' };
}

/** For comparing: a page may change the effect during the key press. */
export function keyEffectOf(element: Element, stroke: KeyStroke): string {
  const consequence = consequenceOf(element, stroke);
  const other =
    consequence.kind === 'click'
      ? [actionSignatureOf(consequence.element), labelTextsOf(consequence.element)]
      : [];
  return JSON.stringify([consequence.kind, actionSignatureOf(element), other]);
}

/** Whether a key still does the same, to the same, with the same words around it and the same fields to send. */
export function guardKey(element: Element, stroke: KeyStroke): () => boolean {
  const effect = keyEffectOf(element, stroke);
  const consequence = consequenceOf(element, stroke);
  const acting = consequence.kind === 'click' ? consequence.element : element;
  const isSubmit = consequence.kind === 'submit' || actsInField(element, stroke) || undefined;
  const guards = [...new Set([element, acting])].map(at => guardAct(at, at, isSubmit));
  return () => keyEffectOf(element, stroke) === effect && guards.every(guard => guard.isKept());
}

/** Chats send and editors save by such keys. */
function actsInField(element: Element, { key, ctrlKey, metaKey }: KeyStroke): boolean {
  return isField(element) && !isTickBox(element) && (key === 'Enter' || ctrlKey || metaKey);
}

function isPushedBySpace(element: Element): element is HTMLElement {
  if (isInput(element)) return PUSHED.has(element.type);
  return isButton(element) || localNameOf(element) === 'summary';
}

const PUSHED = new Set(['button', 'submit', 'reset', 'image', 'checkbox', 'radio', 'color', 'file']);

function isPushedByEnter(element: Element): element is HTMLElement {
  if (isInput(element)) return /^(button|submit|reset|image|color|file)$/u.test(element.type);
  return isLink(element) || isButton(element) || localNameOf(element) === 'summary';
}

/** Enter opens colour and file pickers. */
const UNSENDING = new Set(['button', 'submit', 'reset', 'image', 'color', 'file', 'hidden']);

function implicitSubmission(field: HTMLInputElement): KeyConsequence {
  const form = formOf(field);
  if (!form) return { kind: 'none' };
  const controls = [...formElementsOf(form)];
  const button = controls.find(isSubmitButton);
  // A disabled button keeps the form from being submitted.
  if (button) return isMatching(button, ':disabled') ? { kind: 'none' } : { kind: 'click', element: button };
  const blocking = controls.filter(control => isInput(control) && isTextField(control));
  return blocking.length > 1 ? { kind: 'none' } : { kind: 'submit', form };
}

function isSubmitButton(control: Element): control is HTMLButtonElement | HTMLInputElement {
  return (isButton(control) || isInput(control)) && /^(submit|image)$/u.test(control.type);
}
