import { inComposedOrder } from '../dom/composed-walk.ts';
import type { Kind } from '../dom/kind.ts';

export interface NamedElement {
  element: Element;
  kind: Kind;
  name: string;
}

/** Elements of one kind and name are duplicates: people tell them apart by place and nearby text. */
export function equalityKey({ kind, name }: Pick<NamedElement, 'kind' | 'name'>): string {
  return `${kind}:${name}`;
}

/** Groups of duplicates, each in page order. */
export function groupDuplicates(all: readonly NamedElement[]): Map<string, Element[]> {
  const groups = Map.groupBy(all, equalityKey);
  return new Map(
    [...groups].map(([key, members]) => [key, inComposedOrder(members.map(({ element }) => element))]),
  );
}

/** More possible duplicates are neither compared nor counted: nearby text must tell them apart. */
export const MAX_COMPARED = 250;

/** The 1-based place of an element among its duplicates, when it has any. */
export function placeAmong(
  element: Element,
  duplicates: readonly Element[],
): { index: number; count: number } | undefined {
  const index = duplicates.indexOf(element);
  const isCounted = duplicates.length > 1 && duplicates.length <= MAX_COMPARED && index >= 0;
  return isCounted ? { index: index + 1, count: duplicates.length } : undefined;
}
