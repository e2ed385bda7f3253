import { closestComposed, composedAncestry } from '../dom/composed-tree.ts';
import {
  formAround,
  inlineScriptsOf,
  isAnyLink,
  linkOf,
  pressedBy,
  submissionOf,
} from '../dom/destination.ts';
import { isButton, isInput } from '../dom/element-types.ts';
import {
  attributeOf,
  elementById,
  formActionOf,
  formMethodOf,
  localNameOf,
  queryAllIn,
  textOf,
} from '../dom/native-dom.ts';
import { labelsOf } from '../dom/native-name.ts';
import { isTickBox } from '../naming/field-surroundings.ts';
import { numberOf } from './node-numbers.ts';

export type NumberOf = (node: Node) => number;

/** Identity, place and effect, regardless of looks. Only compared, never handed out. */
export function actionSignatureOf(element: Element, identify: NumberOf = numberOf): string {
  return JSON.stringify([
    Array.from(composedAncestry(element), identify),
    linkOf(element)?.href,
    submissionAddress(element),
    ...(isSending(element) ? [baseTarget()] : []),
    ...pressedBy(element).map(at => partOf(at, identify)),
  ]);
}

function partOf(element: Element, identify: NumberOf): unknown[] {
  const link = closestComposed(element, isAnyLink);
  const form = formAround(element);
  return [
    identify(element),
    localNameOf(element),
    ...ACTING_ATTRIBUTES.map(name => attributeOf(element, name)),
    attributeOf(element, 'name'),
    (isPushed(element) || isTickBox(element)) && attributeOf(element, 'value'),
    // The property: a page may have asked for a type that does not exist.
    isInput(element) && element.type,
    link && ['target', 'download', 'ping', 'referrerpolicy'].map(name => attributeOf(link, name)),
    form && [identify(form), formAddress(form), ...FORM_ATTRIBUTES.map(name => attributeOf(form, name))],
    inlineScriptsOf(element),
    form && inlineScriptsOf(form),
    generatedWords(element),
  ];
}

/** Before and after an element. Ripples are generated without content. */
export function generatedWords(element: Element): string[] {
  const contents = ['::before', '::after'].map(part => getComputedStyle(element, part).content);
  return contents.map(content => (/^(?:none|normal|"")$/u.test(content) ? '' : content));
}

const ACTING_ATTRIBUTES =
  'role type formmethod formenctype formtarget popovertarget popovertargetaction command commandfor'.split(
    ' ',
  );

const FORM_ATTRIBUTES = ['method', 'enctype', 'target', 'accept-charset'];

function submissionAddress(element: Element): string | undefined {
  const destination = submissionOf(element);
  const form = formAround(element);
  const isOwn = destination !== undefined && form !== undefined && destination.href === formActionOf(form);
  return isOwn ? formAddress(form) : destination?.href;
}

/** Without an action a form goes to the document's address, where a search page may put the words typed so far. */
function formAddress(form: HTMLFormElement): string {
  const action = formActionOf(form);
  const isOfDocument = (attributeOf(form, 'action') ?? '').trim() === '';
  return isOfDocument && formMethodOf(form) === 'get' ? action.replace(/[?#].*/su, '') : action;
}

function isSending(element: Element): boolean {
  return linkOf(element) !== undefined || formAround(element) !== undefined;
}

/** The window of links and forms that name none. */
function baseTarget(): string | null | undefined {
  const [base] = queryAllIn(document, 'base[target]');
  return base && attributeOf(base, 'target');
}

/** A button's value is sent; a field's is typed. */
function isPushed(element: Element): boolean {
  return isButton(element) || (isInput(element) && /^(submit|button|image)$/u.test(element.type));
}

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
