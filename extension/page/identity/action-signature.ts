import { closestComposed, composedAncestry } from '../dom/composed-tree.ts';
import { inlineScriptsOf, isAnyLink, linkOf, pressedBy, submissionOf } from '../dom/destination.ts';
import { formOf, isButton, isInput } from '../dom/element-types.ts';
import {
  attributeOf,
  elementById,
  formActionOf,
  formMethodOf,
  localNameOf,
  textOf,
} from '../dom/native-dom.ts';
import { labelsOf } from '../dom/native-name.ts';
import { numberOf } from './node-numbers.ts';

/** Identity, place and effect, regardless of looks. Only compared, never handed out. */
export function actionSignatureOf(element: Element): string {
  return JSON.stringify([
    Array.from(composedAncestry(element), numberOf),
    linkOf(element)?.href,
    submissionOf(element)?.href,
    ...pressedBy(element).map(partOf),
  ]);
}

function partOf(element: Element): unknown[] {
  const link = closestComposed(element, isAnyLink);
  const form = formOf(element);
  return [
    numberOf(element),
    localNameOf(element),
    ...ACTING_ATTRIBUTES.map(name => attributeOf(element, name)),
    isPushed(element) && [attributeOf(element, 'name'), attributeOf(element, 'value')],
    link && ['target', 'download', 'ping'].map(name => attributeOf(link, name)),
    form && [numberOf(form), formActionOf(form), formMethodOf(form), attributeOf(form, 'target')],
    inlineScriptsOf(element),
    form && inlineScriptsOf(form),
    ['::before', '::after'].map(part => getComputedStyle(element, part).content),
  ];
}

const ACTING_ATTRIBUTES =
  'role type formmethod formtarget popovertarget popovertargetaction command commandfor'.split(' ');

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
