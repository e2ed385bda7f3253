import { documentState } from '../dom/document-state.ts';
import { isConnected, ownerDocumentOf } from '../dom/native-dom.ts';
import type { ElementSignature } from './element-signature.ts';

declare global {
  interface AssentDocumentState {
    elementIds?: ElementIds;
  }
}

/**
 * What an id stands for. `elsewhere`: another document made it. `gone`: its element is no longer in the document;
 * `signature` is what it was like when it was last reported to the model.
 */
type FoundElement =
  | { status: 'found'; element: Element }
  | { status: 'gone'; signature: ElementSignature | undefined }
  | { status: 'elsewhere' };

export interface ElementIds {
  /** The same for as long as the element lives; never given to another, but see `replace`. */
  idOf(element: Element): string;
  find(id: string): FoundElement;
  /** Keeps an element's signature with its id, where it has one. */
  remember(element: Element, signature: ElementSignature): void;
  /** Lets the id of an element that is gone stand for the one that the page drew in its place. */
  replace(id: string, element: Element): void;
}

const PREFIX_LENGTH = 5;

/** Of so many collected elements the signature is kept: the model may still name one that was redrawn. */
const MOST_GONE = 2_000;

interface KnownElement {
  element: WeakRef<Element>;
  signature?: ElementSignature;
}

/** The ids of one document. `prefix` tells them from those of every other document. */
export function createElementIds(prefix: string = randomPrefix()): ElementIds {
  const idByElement = new WeakMap<Element, string>();
  /** The least recently reported first. */
  const known = new Map<string, KnownElement>();
  let last = 0;
  let pruneAt = MOST_GONE * 2;

  function give(element: Element): string {
    last += 1;
    const id = `e_${prefix}${last}`;
    idByElement.set(element, id);
    known.set(id, { element: new WeakRef(element) });
    if (known.size > pruneAt) prune();
    return id;
  }

  /** A page that redraws itself all day would fill the memory. */
  function prune(): void {
    const gone = [...known].filter(([, { element }]) => !element.deref());
    for (const [id] of gone.slice(0, -MOST_GONE)) known.delete(id);
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
      // Should the page bring the former one back, that is another element now.
      if (former && idByElement.get(former) === id) idByElement.delete(former);
      if (!idByElement.has(element)) idByElement.set(element, id);
      entry.element = new WeakRef(element);
    },
  };
}

/** An element that the page moved into a frame is still in a document, but no longer in this one. */
function isHere(element: Element): boolean {
  return isConnected(element) && ownerDocumentOf(element) === document;
}

/** Of a fixed length and ending in a letter, so that no prefix with its counter reads as another's. */
function randomPrefix(): string {
  const letters = 'bcdfghjkmnpqrstvwxyz';
  const random = crypto.getRandomValues(new Uint32Array(PREFIX_LENGTH));
  return Array.from(random, number => letters[number % letters.length]).join('');
}

/** This document's ids, for as long as it lives. */
documentState.elementIds ??= createElementIds();
export const elementIds: ElementIds = documentState.elementIds;
