import { documentState } from '../dom/document-state.ts';
import { attributeOf, textOf } from '../dom/native-dom.ts';
import type { Ranked } from '../finding/rank.ts';

export interface Seen {
  elements: WeakSet<Element>;
  /** The likeliest, by name: a gone element may be gone from memory as well. */
  called: readonly { element: WeakRef<Element>; key: string }[];
}

declare global {
  interface AssentDocumentState {
    seen?: Seen | undefined;
  }
}

const MAX_CALLED = 500;

export function rememberSeen(ranked: readonly Ranked[]): void {
  const called = ranked
    .slice(0, MAX_CALLED)
    .map(candidate => ({ element: new WeakRef(candidate.element), key: keyOf(candidate) }));
  documentState.seen = { elements: new WeakSet(ranked.map(({ element }) => element)), called };
}

const MAX_KEY = 80;

/** Raw text needs no layout, and is compared with itself alone. */
export function keyOf({ element, kind }: Ranked): string {
  const reported = ['aria-label', 'placeholder', 'name', 'title', 'href'].map(name =>
    attributeOf(element, name),
  );
  return [kind, textOf(element).trim().slice(0, MAX_KEY), ...reported].join('\n');
}
