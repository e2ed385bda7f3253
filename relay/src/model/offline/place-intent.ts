import type { DescribedElement } from './described-element.ts';
import { type Affinity, findElement } from './find-element.ts';
import type { PageIntent } from './intent.ts';
import { placeChoice } from './place-choice.ts';
import { type Action, type Placement, place, placeOn } from './placement.ts';
import { isSelection, selectorOfPart } from './target-words.ts';

const FILLABLE: Affinity = { input: 1, select: 0.5, other: 0.3 };
const CLICKABLE: Affinity = {
  button: 1,
  link: 0.95,
  option: 0.9,
  radio: 0.8,
  checkbox: 0.8,
  other: 0.8,
  select: 0.5,
  input: 0.4,
  text: 0.3,
};
const CHECKABLE: Affinity = { checkbox: 1, radio: 0.9, option: 0.6, button: 0.5, other: 0.4 };
const SETTABLE: Affinity = { input: 1, select: 1, checkbox: 0.9, radio: 0.6, other: 0.4 };
const ANY_KIND: Affinity = {
  text: 1,
  button: 0.9,
  link: 0.9,
  input: 0.9,
  checkbox: 0.9,
  radio: 0.9,
  select: 0.9,
  option: 0.9,
  other: 0.9,
};

const OFF = /^(?:off|no|false|unchecked|disabled|关闭?|否|不)$/iu;

/** Settles the target of one intent among the elements that are known. */
export function placeIntent(intent: PageIntent, elements: readonly DescribedElement[]): Placement {
  switch (intent.verb) {
    case 'fill':
      return placeFill(intent.target, intent.value, elements);
    case 'set':
      return placeSet(intent.target, intent.value, elements);
    case 'click':
      return placeClick(intent, elements);
    case 'check':
      return placeCheck(intent.target, intent.on, elements);
    case 'select':
      return placeChoice(intent.target, intent.value, elements);
    case 'highlight':
    case 'underline':
      return placeFree(
        intent.verb,
        intent.target,
        intent.color === undefined ? {} : { color: intent.color },
        elements,
      );
    case 'scroll':
      return placeFree(
        'scroll',
        intent.target,
        intent.direction === undefined ? {} : { direction: intent.direction },
        elements,
      );
    case 'read':
      return placeFree('read', intent.target, {}, elements);
  }
}

function placeFill(
  target: string | undefined,
  value: string,
  elements: readonly DescribedElement[],
): Placement {
  const make = () => ({ action: 'fill', params: { value } });
  if (target !== undefined) return place(findElement(target, elements, FILLABLE), target, make, 'input');
  const inputs = elements.filter(element => element.kind === 'input');
  const [only] = inputs;
  if (only && inputs.length === 1) return placeOn(only, make());
  return place(
    inputs.length === 0 ? { kind: 'none', nearest: [] } : { kind: 'several', elements: inputs },
    '',
    make,
    'input',
  );
}

function placeSet(target: string, value: string, elements: readonly DescribedElement[]): Placement {
  const finding = findElement(target, elements, SETTABLE);
  if (finding.kind === 'found' && (finding.element.kind === 'select' || finding.element.kind === 'radio')) {
    return placeChoice(target, value, elements);
  }
  const make = (element: DescribedElement) =>
    element.kind === 'checkbox'
      ? { action: 'check', params: { value: String(!OFF.test(value)) } }
      : { action: 'fill', params: { value } };
  return place(finding, target, make, 'input');
}

function placeClick(
  { target, optional = false }: Extract<PageIntent, { verb: 'click' }>,
  elements: readonly DescribedElement[],
): Placement {
  const finding = findElement(target, elements, optional ? { button: 1 } : CLICKABLE);
  if (optional && finding.kind !== 'found') return { kind: 'skipped' };
  return place(finding, target, () => ({ action: 'click', params: {} }), 'button');
}

function placeCheck(target: string, on: boolean, elements: readonly DescribedElement[]): Placement {
  const finding = findElement(target, elements, CHECKABLE);
  const fallback = finding.kind === 'found' ? finding : findElement(target, elements, CLICKABLE);
  const make = (element: DescribedElement) =>
    element.kind === 'button' || element.kind === 'link'
      ? { action: 'click', params: {} }
      : { action: 'check', params: { value: String(on) } };
  return place(fallback.kind === 'found' ? fallback : finding, target, make, 'checkbox');
}

/** Marking, scrolling and reading work on anything: the selection or the page, a part that pages have, or an element. */
function placeFree(
  action: string,
  target: string | undefined,
  params: Action['params'],
  elements: readonly DescribedElement[],
): Placement {
  if (target === undefined || isSelection(target))
    return { kind: 'placed', action: { action, target: {}, params } };
  const finding = findElement(target, elements, ANY_KIND);
  if (finding.kind === 'found' && finding.score > 0.85) return placeOn(finding.element, { action, params });
  const selector = selectorOfPart(target);
  if (selector)
    return { kind: 'placed', action: { action, target: { selector, description: target }, params } };
  return place(finding, target, () => ({ action, params }), 'other');
}
