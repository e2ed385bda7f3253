import { closestComposed } from './composed-tree.ts';
import { formOf, isButton, isForm, isInput, isLabel, isLink, isSvgLink } from './element-types.ts';
import { attributeOf, formActionOf, formMethodOf, hasAttribute, queryAllIn } from './native-dom.ts';

const USED = /^on(click|input|change|mousedown|mouseup|pointerdown|pointerup|focus|blur)$/u;

export function pressedBy(element: Element): Element[] {
  const label = closestComposed(element, isLabel);
  const control = label && isLabel(label) ? label.control : null;
  return control && control !== element ? [element, control] : [element];
}

/** The form that a press may send: a control's own, or the one around what a script makes a button. */
export function formAround(element: Element): HTMLFormElement | undefined {
  const control = closestComposed(element, isButton) ?? element;
  const around = formOf(control) ?? closestComposed(control, isForm);
  return around && isForm(around) ? around : undefined;
}

export function submissionOf(element: Element): URL | undefined {
  return firstOf(pressedBy(element), at => submitterDestination(at) ?? scriptedDestination(at));
}

/**
 * A form without an address in a `srcdoc` frame leads to the frame's own document: the browser draws that again and sends nothing.
 * In any other window it would lead to an error.
 */
export function redrawsFrame(element: Element, { href }: URL): boolean {
  if (!SRCDOC.test(href) || !SRCDOC.test(location.href)) return false;
  return pressedBy(element).every(at => {
    const form = formAround(at);
    const submitter = closestComposed(at, isSubmitter) ?? at;
    const own = attributeOf(submitter, 'formtarget') || (form && attributeOf(form, 'target'));
    return /^(?:_self)?$/iu.test(own || windowOfBase());
  });
}

const SRCDOC = /^about:srcdoc(?![^?#])/u;

/** Of links and forms that name none. */
function windowOfBase(): string {
  const [base] = queryAllIn(document, 'base[target]');
  return (base && attributeOf(base, 'target')) ?? '';
}

export function linkOf(element: Element): URL | undefined {
  return firstOf(pressedBy(element), at => {
    const link = closestComposed(at, isAnyLink);
    return link && addressOf(link);
  });
}

export function opensTab(element: Element): boolean {
  const link = closestComposed(element, isAnyLink);
  return link !== undefined && attributeOf(link, 'target')?.toLowerCase() === '_blank';
}

export function isAnyLink(element: Element): boolean {
  return isLink(element) || isSvgLink(element);
}

function addressOf(link: Element): URL | undefined {
  if (isLink(link)) return URL.parse(link.href) ?? undefined;
  const href = attributeOf(link, 'href') ?? attributeOf(link, 'xlink:href') ?? '';
  return URL.parse(href, document.baseURI) ?? undefined;
}

function submitterDestination(element: Element): URL | undefined {
  const submitter = closestComposed(element, isSubmitter);
  if (!submitter || !isSubmitter(submitter) || !submitter.form) return undefined;
  const method = attributeOf(submitter, 'formmethod') ?? attributeOf(submitter.form, 'method');
  if (method?.toLowerCase() === 'dialog') return undefined;
  const isOwnAction = hasAttribute(submitter, 'formaction');
  return parsed(isOwnAction ? submitter.formAction : formActionOf(submitter.form));
}

/** Where an inline script of the element or its form sends, as far as the form shows it. */
function scriptedDestination(element: Element): URL | undefined {
  const form = formOf(element);
  if (!isScriptSubmitting(element) && !(form && isScriptSubmitting(form))) return undefined;
  return parsed(form && formMethodOf(form) !== 'dialog' ? formActionOf(form) : location.href);
}

function isSubmitter(element: Element): element is HTMLButtonElement | HTMLInputElement {
  if (isButton(element)) return element.type === 'submit';
  return isInput(element) && (element.type === 'submit' || element.type === 'image');
}

function parsed(address: string): URL | undefined {
  return URL.parse(address, document.baseURI) ?? undefined;
}

function firstOf<Found>(
  elements: readonly Element[],
  find: (element: Element) => Found | undefined,
): Found | undefined {
  for (const element of elements) {
    const found = find(element);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** By event name. Listeners added by script cannot be seen. */
export function inlineScriptsOf(element: Element): [event: string, script: string][] {
  return Element.prototype.getAttributeNames
    .call(element)
    .filter(name => name.startsWith('on'))
    .map(name => [name, attributeOf(element, name) ?? '']);
}

function isScriptSubmitting(element: Element): boolean {
  return inlineScriptsOf(element).some(
    ([event, script]) => USED.test(event) && /submit\s*\(|\blocation\b/iu.test(script),
  );
}
