import { SETTABLE } from './affinities.ts';
import type { DescribedElement } from './described-element.ts';
import { findElement } from './find-element.ts';
import { placeChoice } from './place-choice.ts';
import { type Placement, place } from './placement.ts';
import { readDate } from './read-date.ts';

const OFF = /^(?:off|no|false|unchecked|disabled|关闭?|否|不)$/iu;

/** Fills, chooses or ticks: the kind of the element that is called so decides. */
export function placeSet(target: string, value: string, elements: readonly DescribedElement[]): Placement {
  const finding = findElement(target, elements, SETTABLE);
  if (finding.kind === 'found' && (finding.element.kind === 'select' || finding.element.kind === 'radio')) {
    return placeChoice(target, value, elements);
  }
  const make = ({ kind, hints }: DescribedElement) =>
    kind === 'checkbox'
      ? { action: 'check', params: { value: String(!OFF.test(value)) } }
      : { action: 'fill', params: { value: hints.type === 'date' ? readDate(value) : value } };
  return place(finding, { phrase: target, make });
}
