import { type DescribedElement, namesOf } from './described-element.ts';
import { type ElementKind, kindOf, splitKind } from './element-kind.ts';
import type { Finding } from './find-element.ts';
import type { ElementSearch } from './intent.ts';
import { readOrdinal } from './ordinal.ts';

export type Action = {
  action: string;
  target: { elementId?: string; selector?: string; description?: string };
  params: {
    value?: string;
    color?: string;
    direction?: string;
    key?: string;
    times?: number;
    end?: string;
    /** The id of what it is dropped on. */
    to?: string;
    position?: string;
  };
};

/** An action whose target is settled, or why not: `search` is what to ask the page for, where that may help. */
export type Placement =
  | {
      kind: 'placed';
      action: Action;
      element?: DescribedElement /** What it is dropped on. */;
      onto?: DescribedElement;
    }
  | { kind: 'skipped'; phrase: string }
  | { kind: 'missing'; phrase: string; finding: Exclude<Finding, { kind: 'found' }>; search?: ElementSearch };

const SEARCH_TYPES: Partial<Record<ElementKind, NonNullable<ElementSearch['elementType']>>> = {
  input: 'input',
  select: 'select',
  button: 'button',
  link: 'link',
};

type Request = {
  phrase: string;
  make: (element: DescribedElement) => Pick<Action, 'action' | 'params'>;
  /** What the page is to look for where the phrase itself is not what it would find. */
  search?: ElementSearch;
};

/** An action on what was found, or a request for what was not. */
export function place(finding: Finding, { phrase, make, search = searchFor(phrase) }: Request): Placement {
  if (finding.kind === 'found') return placeOn(finding.element, make(finding.element));
  return { kind: 'missing', phrase, finding, search };
}

/** A kind only where the person named one: what looks like a button is often a link. */
export function searchFor(phrase: string, wanted?: ElementKind): ElementSearch {
  const { name, kindWords } = splitKind(readOrdinal(phrase).rest || phrase);
  const elementType = SEARCH_TYPES[wanted ?? kindOf(kindWords ?? '')];
  const keyword = name.replace(LEADING, '').trim();
  return { ...(elementType && { elementType }), ...(keyword && { keyword }) };
}

const LEADING = /^(?:the|a|an|my|this)\s+/iu;

export function placeOn(element: DescribedElement, action: Pick<Action, 'action' | 'params'>): Placement {
  const description = namesOf(element)[0];
  const target = { elementId: element.id, ...(description && { description }) };
  return { kind: 'placed', action: { action: action.action, target, params: action.params }, element };
}
