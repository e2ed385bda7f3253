import type { DescribedElement } from './described-element.ts';
import type { ElementKind } from './element-kind.ts';
import type { Finding } from './find-element.ts';
import type { ElementSearch } from './intent.ts';

export type Action = {
  action: string;
  target: { elementId?: string; selector?: string; description?: string };
  params: { value?: string; color?: string; direction?: string };
};

/** An action whose target is settled, or why not: `search` is what to ask the page for. */
export type Placement =
  | { kind: 'placed'; action: Action; element?: DescribedElement }
  | { kind: 'skipped' }
  | { kind: 'missing'; phrase: string; finding: Exclude<Finding, { kind: 'found' }>; search: ElementSearch };

const SEARCH_TYPES: Partial<Record<ElementKind, ElementSearch['elementType']>> = {
  input: 'input',
  select: 'select',
  button: 'button',
};

/** An action on what was found, or a request for what was not. */
export function place(
  finding: Finding,
  phrase: string,
  make: (element: DescribedElement) => Pick<Action, 'action' | 'params'>,
  wanted: ElementKind,
): Placement {
  if (finding.kind === 'found') return placeOn(finding.element, make(finding.element));
  const elementType = SEARCH_TYPES[wanted];
  return {
    kind: 'missing',
    phrase,
    finding,
    search: { ...(elementType && { elementType }), ...(phrase && { keyword: phrase }) },
  };
}

export function placeOn(element: DescribedElement, action: Pick<Action, 'action' | 'params'>): Placement {
  const target = { elementId: element.id, ...(element.name && { description: element.name }) };
  return { kind: 'placed', action: { action: action.action, target, params: action.params }, element };
}
