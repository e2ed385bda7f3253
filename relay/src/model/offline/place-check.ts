import { CHECKABLE } from './affinities.ts';
import type { DescribedElement } from './described-element.ts';
import { type Finding, findElement, findOnly } from './find-element.ts';
import type { PageIntent } from './intent.ts';
import { type Action, type Placement, place, placeOn } from './placement.ts';
import { scoreText } from './score-text.ts';

/** A box that is called so; else a button that is called what was said: "Enable notifications", "Close the dialog". */
export function placeCheck(
  { target, on, words }: Extract<PageIntent, { verb: 'check' }>,
  elements: readonly DescribedElement[],
): Placement {
  const named = findElement(target, elements, CHECKABLE);
  const finding = named.kind === 'none' ? (findInRow(target, elements) ?? named) : named;
  const make = ({ kind }: DescribedElement) =>
    kind === 'other' ? { action: 'click', params: {} } : tick(on);
  if (finding.kind === 'none') {
    const button = findElement(words, elements, { button: 1, link: 0.95, other: 0.8, checkbox: 0.9 });
    const action = { action: 'click', params: {} };
    if (button.kind === 'found')
      return placeOn(button.element, button.element.kind === 'checkbox' ? make(button.element) : action);
  }
  return place(finding, { phrase: target, make });
}

function tick(on: boolean): Pick<Action, 'action' | 'params'> {
  return on ? { action: 'check', params: { value: 'true' } } : { action: 'uncheck', params: {} };
}

/** The boxes of a table all have one name; "tick Alice" says the row. */
function findInRow(target: string, elements: readonly DescribedElement[]): Finding | undefined {
  const boxes = elements.filter(({ kind }) => kind === 'checkbox' || kind === 'radio');
  const inRow = boxes.filter(({ hints }) => scoreText(target, hints.near) >= 0.5);
  return inRow.length > 0 ? findOnly(inRow) : undefined;
}
