import type { DescribedElement } from './described-element.ts';
import { findElement } from './find-element.ts';
import { type Placement, place, placeOn } from './placement.ts';
import { normalize, scoreText } from './score-text.ts';

const CHOICES = { radio: 1, option: 0.95, checkbox: 0.7, button: 0.5, link: 0.3 };

/**
 * "Choose Germany": a select that is named, or offers it, or is called so, or is the only one; else a radio button, an option
 * or a button of that name.
 */
export function placeChoice(
  target: string | undefined,
  value: string,
  elements: readonly DescribedElement[],
): Placement {
  const selects = elements.filter(element => element.kind === 'select');
  const named = target === undefined ? undefined : findElement(target, selects, { select: 1 });
  if (named?.kind === 'found') return choose(named.element, value);
  const offering = selects.filter(select => optionOf(select, value) !== undefined);
  const [offers] = offering;
  if (offers && offering.length === 1) return choose(offers, value);
  const byName = findElement(value, elements, CHOICES);
  if (byName.kind === 'found') return placeOn(byName.element, actionOn(byName.element));
  const [only] = selects;
  if (only && selects.length === 1) return choose(only, value);
  const several = offering.length > 1 ? offering : selects;
  const finding = several.length > 0 ? ({ kind: 'several', elements: several } as const) : byName;
  return place(finding, target ?? value, () => ({ action: 'select', params: { value } }), 'select');
}

function choose(select: DescribedElement, value: string): Placement {
  return placeOn(select, { action: 'select', params: { value: optionOf(select, value) ?? value } });
}

/** The option as the page writes it, where the hints list it. */
function optionOf(select: DescribedElement, value: string): string | undefined {
  const options = select.hints
    .split(/[,，、;；|/]/u)
    .map(hint => hint.replace(/^[^:：=]*[:：=]/u, '').trim());
  const same = options.find(option => normalize(option) === normalize(value));
  return same ?? options.find(option => scoreText(value, option) >= 0.75);
}

function actionOn(element: DescribedElement): { action: string; params: { value?: string } } {
  return element.kind === 'radio' || element.kind === 'checkbox'
    ? { action: 'check', params: { value: 'true' } }
    : { action: 'click', params: {} };
}
