import type { Call } from '../conversation/call.ts';
import { runnablePart } from '../conversation/card.ts';

/** Where the element is that a row of a call is about. */
export interface RowPlace {
  tabId: number;
  elementId: string;
}

/** Undefined for a row that is about no element, or that can't be done. */
export function placeOfRow({ page, state }: Call, index: number): RowPlace | undefined {
  const card = 'card' in state ? state.card : undefined;
  const row = card?.kind === 'actions' ? card.rows[index] : undefined;
  const binding = row && runnablePart(row)?.preview.binding;
  return page && binding?.kind === 'element'
    ? { tabId: page.tabId, elementId: binding.elementId }
    : undefined;
}
