import { inComposedOrder } from '../dom/composed-walk.ts';
import type { Kind } from '../dom/kind.ts';

export interface NamedElement {
  element: Element;
  kind: Kind;
  name: string;
}

/** Elements of one kind and name are duplicates; place and nearby text tell them apart. */
export function equalityKey({ kind, name }: Pick<NamedElement, 'kind' | 'name'>): string {
  return `${kind}:${name}`;
}

export function groupDuplicates(all: readonly NamedElement[]): Map<string, Element[]> {
  const groups = Map.groupBy(all, equalityKey);
  return new Map(
    [...groups].map(([key, members]) => [key, inComposedOrder(members.map(({ element }) => element))]),
  );
}

/** More are neither compared nor counted. */
export const MAX_COMPARED = 250;

/** 1-based; undefined without duplicates. */
export function placeAmong(
  element: Element,
  duplicates: readonly Element[],
): { index: number; count: number } | undefined {
  const index = duplicates.indexOf(element);
  const isCounted = duplicates.length > 1 && duplicates.length <= MAX_COMPARED && index >= 0;
  return isCounted ? { index: index + 1, count: duplicates.length } : undefined;
}
