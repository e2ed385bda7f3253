import type { DescribedElement } from './phrases/described-element.ts';
import {
  ANY_KIND,
  CHECKABLE,
  CLICKABLE,
  FILLABLE,
  type Finding,
  findElement,
  findOnly,
  NAMEABLE,
} from './phrases/find-element.ts';
import type { PageIntent } from './phrases/intent.ts';
import {
  type Action,
  isSelection,
  type Placement,
  place,
  placeOn,
  searchFor,
  selectorOfPart,
  tickOrClick,
} from './phrases/placement.ts';
import { scoreText } from './phrases/score-text.ts';
import { placeDate, placeDrag, placePointed, placePress, placeType, placeUpload } from './place-aimed.ts';
import { fillWith, placeChoice, placeSet } from './place-choice.ts';

type Elements = readonly DescribedElement[];
type Of<Verb extends PageIntent['verb']> = Extract<PageIntent, { verb: Verb }>;

/** Finds the target of one intent among the known elements. */
export function placeIntent(intent: PageIntent, elements: Elements): Placement {
  switch (intent.verb) {
    case 'fill':
      return placeFill(intent, elements);
    case 'set':
      return placeSet(intent.target, intent.value, elements);
    case 'click':
      return placeClick(intent, elements);
    case 'named':
      return place(findElement(intent.target, elements, NAMEABLE), {
        phrase: intent.target,
        make: tickOrClick,
      });
    case 'check':
      return placeCheck(intent, elements);
    case 'select':
      return placeChoice(intent.target, intent.value, elements);
    case 'highlight':
    case 'underline':
      return placeFree(intent, intent.color ? { color: intent.color } : {}, elements);
    case 'scroll':
      return placeFree(intent, intent.direction ? { direction: intent.direction } : {}, elements);
    case 'read':
      return placeFree(intent, {}, elements);
    case 'press':
      return placePress(intent, elements);
    case 'hover':
    case 'double_click':
    case 'focus':
      return placePointed(intent, elements);
    case 'type':
      return placeType(intent, elements);
    case 'date':
      return placeDate(intent, elements);
    case 'upload':
      return placeUpload(intent.target, elements);
    case 'drag':
      return placeDrag(intent, elements);
  }
}

function placeFill({ target, value, orOnly = false }: Of<'fill'>, elements: Elements): Placement {
  const make = (element: DescribedElement) => fillWith(element, value);
  const inputs = elements.filter(element => element.kind === 'input');
  if (target === undefined)
    return place(findOnly(inputs), { phrase: '', make, search: { elementType: 'input' } });
  const named = findElement(target, elements, FILLABLE);
  const finding = orOnly && named.kind === 'none' && inputs.length === 1 ? findOnly(inputs) : named;
  if (finding.kind === 'found' && finding.element.kind === 'select')
    return placeChoice(target, value, elements);
  return place(finding, { phrase: target, make, search: searchFor(target, 'input') });
}

function placeClick(
  { target, keyword, optional = false, opens = false, isOfList = false }: Of<'click'>,
  elements: Elements,
): Placement {
  const candidates = optional
    ? elements.filter(element => element.kind === 'button' && element.name)
    : elements;
  const finding = findElement(target, candidates, CLICKABLE);
  if (optional && finding.kind !== 'found') return { kind: 'skipped', phrase: target };
  const make = (element: DescribedElement) =>
    opens && element.kind === 'checkbox' ? tickOrClick(element) : { action: 'click', params: {} };
  const placement = place(finding, { phrase: target, make, ...(keyword && { search: { keyword } }) });
  return placement.kind === 'missing' ? { ...placement, isOfList } : placement;
}

/** Marking, scrolling and reading work on anything: the selection, the page, a part of it, or an element. */
function placeFree(
  { verb: action, target }: Of<'highlight' | 'underline' | 'scroll' | 'read'>,
  params: Action['params'],
  elements: Elements,
): Placement {
  if (target === undefined || isSelection(target))
    return { kind: 'placed', action: { action, target: {}, params } };
  const selector = selectorOfPart(target);
  const finding: Finding = findElement(target, elements, ANY_KIND);
  if (finding.kind === 'found' && action === 'read' && isControl(finding.element) && !selector)
    return { kind: 'missing', phrase: target, finding: { kind: 'none', nearest: [finding.element] } };
  if (finding.kind === 'found' && (finding.score > 0.85 || !selector))
    return placeOn(finding.element, { action, params });
  if (selector)
    return { kind: 'placed', action: { action, target: { selector, description: target }, params } };
  return place(finding, { phrase: target, make: () => ({ action, params }) });
}

/** Its text is its name: "read the reviews" asks for what is behind the link. */
function isControl({ kind }: DescribedElement): boolean {
  return kind === 'link' || kind === 'button';
}

/** A box of that name; otherwise a button with the whole words: "Enable notifications", "Close the dialog". */
function placeCheck({ target, on, words }: Of<'check'>, elements: Elements): Placement {
  const named = findElement(target, elements, CHECKABLE);
  const finding = named.kind === 'none' ? (findInRow(target, elements) ?? named) : named;
  const click = { action: 'click', params: {} };
  const tick = on ? { action: 'check', params: { value: 'true' } } : { action: 'uncheck', params: {} };
  const make = ({ kind }: DescribedElement) => (kind === 'other' ? click : tick);
  if (finding.kind === 'none') {
    const button = findElement(words, elements, { button: 1, link: 0.95, other: 0.8, checkbox: 0.9 });
    if (button.kind === 'found')
      return placeOn(button.element, button.element.kind === 'checkbox' ? tick : click);
  }
  return place(finding, { phrase: target, make });
}

/** The boxes of a table share a name; "tick Alice" names the row. */
function findInRow(target: string, elements: Elements): Finding | undefined {
  const boxes = elements.filter(({ kind }) => kind === 'checkbox' || kind === 'radio');
  const inRow = boxes.filter(({ hints }) => scoreText(target, hints.near) >= 0.5);
  return inRow.length > 0 ? findOnly(inRow) : undefined;
}
