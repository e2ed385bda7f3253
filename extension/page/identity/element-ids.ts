import { documentState } from '../dom/document-state.ts';
import { isConnected, ownerDocumentOf } from '../dom/native-dom.ts';
import type { Likeness } from './likeness.ts';

declare global {
  interface AssentDocumentState {
    elementIds?: ElementIds;
  }
}

/**
 * What an id stands for. `elsewhere`: another document made it. `gone`: its element is no longer in the document;
 * `likeness` is what it was like when the model was last told of it.
 */
export type FoundElement =
  | { status: 'found'; element: Element }
  | { status: 'gone'; likeness: Likeness | undefined }
  | { status: 'elsewhere' };

export interface ElementIds {
  /** The same for as long as the element lives; never given to another, but see `replace`. */
  idOf(element: Element): string;
  find(id: string): FoundElement;
  /** Keeps what an element is like with its id, where it has one. */
  remember(element: Element, likeness: Likeness): void;
  /** Lets the id of an element that is gone stand for the one that the page drew in its place. */
  replace(id: string, element: Element): void;
}

const PREFIX_LENGTH = 5;

/** The ids of one document. `prefix` tells them from those of every other document. */
export function createElementIds(prefix: string = randomPrefix()): ElementIds {
  const idByElement = new WeakMap<Element, string>();
  const elementById = new Map<string, WeakRef<Element>>();
  const likenessById = new Map<string, Likeness>();

  function give(element: Element): string {
    const id = `e_${prefix}${elementById.size + 1}`;
    idByElement.set(element, id);
    elementById.set(id, new WeakRef(element));
    return id;
  }

  return {
    idOf: element => idByElement.get(element) ?? give(element),
    find: id => {
      if (!id.startsWith(`e_${prefix}`)) return { status: 'elsewhere' };
      const element = elementById.get(id)?.deref();
      return element && isHere(element)
        ? { status: 'found', element }
        : { status: 'gone', likeness: likenessById.get(id) };
    },
    remember: (element, likeness) => {
      const id = idByElement.get(element);
      if (id !== undefined) likenessById.set(id, likeness);
    },
    replace: (id, element) => {
      const former = elementById.get(id)?.deref();
      // Should the page bring the former one back, that is another element now.
      if (former && idByElement.get(former) === id) idByElement.delete(former);
      if (!idByElement.has(element)) idByElement.set(element, id);
      elementById.set(id, new WeakRef(element));
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
