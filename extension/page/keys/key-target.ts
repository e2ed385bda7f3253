import { formOf, isButton, isInput, isLink, isTextField } from '../dom/element-types.ts';
import { formElementsOf, isMatching, localNameOf } from '../dom/native-dom.ts';
import { actionSignatureOf } from '../identity/action-signature.ts';
import { labelTextsOf } from '../identity/label-texts.ts';
import type { KeyStroke } from './key-stroke.ts';

/** What a key on a focused element comes to, beyond what the page's scripts make of it. */
export type KeyConsequence =
  | { kind: 'click'; element: HTMLElement }
  /** Sent as a browser does for Enter in its only field, without a button. */
  | { kind: 'submit'; form: HTMLFormElement }
  | { kind: 'none' };

/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission */
export function consequenceOf(element: Element, stroke: KeyStroke): KeyConsequence {
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey) return { kind: 'none' };
  if (stroke.key === ' ') return isPushedBySpace(element) ? { kind: 'click', element } : { kind: 'none' };
  if (stroke.key !== 'Enter') return { kind: 'none' };
  if (isPushedByEnter(element)) return { kind: 'click', element };
  return isSendingField(element) ? implicitSubmission(element) : { kind: 'none' };
}

/** What it would do, compared: a page may make something else of it while the key goes down. */
export function keyEffectOf(element: Element, stroke: KeyStroke): string {
  const consequence = consequenceOf(element, stroke);
  const other =
    consequence.kind === 'click'
      ? [actionSignatureOf(consequence.element), labelTextsOf(consequence.element)]
      : [];
  return JSON.stringify([consequence.kind, actionSignatureOf(element), other]);
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

function isSendingField(element: Element): element is HTMLInputElement {
  return isInput(element) && !UNSENDING.has(element.type);
}

/** A colour and a file are chosen by Enter. */
const UNSENDING = new Set(['button', 'submit', 'reset', 'image', 'color', 'file', 'hidden']);

function implicitSubmission(field: HTMLInputElement): KeyConsequence {
  const form = formOf(field);
  if (!form) return { kind: 'none' };
  const controls = [...formElementsOf(form)];
  const button = controls.find(isSubmitButton);
  // A disabled button keeps the form from being sent.
  if (button) return isMatching(button, ':disabled') ? { kind: 'none' } : { kind: 'click', element: button };
  const blocking = controls.filter(control => isInput(control) && isTextField(control));
  return blocking.length > 1 ? { kind: 'none' } : { kind: 'submit', form };
}

function isSubmitButton(control: Element): control is HTMLButtonElement | HTMLInputElement {
  return (isButton(control) || isInput(control)) && /^(submit|image)$/u.test(control.type);
}
