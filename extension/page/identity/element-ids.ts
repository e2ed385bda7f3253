import { documentState } from '../dom/document-state.ts';
import { isConnected, ownerDocumentOf } from '../dom/native-dom.ts';
import type { ElementSignature } from './element-signature.ts';

declare global {
  interface AssentDocumentState {
    elementIds?: ElementIds;
  }
}

/** `elsewhere`: made by another document. `gone`: no longer in the document; `signature` is its last reported one. */
type FoundElement =
  | { status: 'found'; element: Element }
  | { status: 'gone'; signature: ElementSignature | undefined }
  | { status: 'elsewhere' };

export interface ElementIds {
  /** Lives as long as the element; never reused, except by `replace`. */
  idOf(element: Element): string;
  find(id: string): FoundElement;
  remember(element: Element, signature: ElementSignature): void;
  /** Gives the id of a gone element to its replacement. */
  replace(id: string, element: Element): void;
}

const PREFIX_LENGTH = 5;

/** Signatures kept of collected elements, which the model may still name. */
const MAX_GONE = 2_000;

interface KnownElement {
  element: WeakRef<Element>;
  signature?: ElementSignature;
}

/** `prefix` tells them from other documents' ids. */
export function createElementIds(prefix: string = randomPrefix()): ElementIds {
  const idByElement = new WeakMap<Element, string>();
  /** The least recently reported first. */
  const known = new Map<string, KnownElement>();
  let last = 0;
  let pruneAt = MAX_GONE * 2;

  function give(element: Element): string {
    last += 1;
    const id = `e_${prefix}${last}`;
    idByElement.set(element, id);
    known.set(id, { element: new WeakRef(element) });
    if (known.size > pruneAt) prune();
    return id;
  }

  /** Pages that redraw all day would fill the memory. */
  function prune(): void {
    const gone = [...known].filter(([, { element }]) => !element.deref());
    for (const [id] of gone.slice(0, -MAX_GONE)) known.delete(id);
    pruneAt = known.size * 2;
  }

  return {
    idOf: element => idByElement.get(element) ?? give(element),
    find: id => {
      if (!id.startsWith(`e_${prefix}`)) return { status: 'elsewhere' };
      const { element: reference, signature } = known.get(id) ?? {};
      const element = reference?.deref();
      return element && isHere(element) ? { status: 'found', element } : { status: 'gone', signature };
    },
    remember: (element, signature) => {
      const id = idByElement.get(element) ?? '';
      const entry = known.get(id);
      if (!entry) return;
      entry.signature = signature;
      known.delete(id);
      known.set(id, entry);
    },
    replace: (id, element) => {
      const entry = known.get(id);
      if (!entry) return;
      const former = entry.element.deref();
      // If the page brings the former one back, it counts as another element.
      if (former && idByElement.get(former) === id) idByElement.delete(former);
      if (!idByElement.has(element)) idByElement.set(element, id);
      entry.element = new WeakRef(element);
    },
  };
}

/** An element moved into a frame is no longer in this document. */
function isHere(element: Element): boolean {
  return isConnected(element) && ownerDocumentOf(element) === document;
}

/** Fixed length, ending in a letter, so that no prefix plus counter reads as another. */
function randomPrefix(): string {
  const letters = 'bcdfghjkmnpqrstvwxyz';
  const random = crypto.getRandomValues(new Uint32Array(PREFIX_LENGTH));
  return Array.from(random, number => letters[number % letters.length]).join('');
}

documentState.elementIds ??= createElementIds();
export const elementIds: ElementIds = documentState.elementIds;
