import { documentState } from '../dom/document-state.ts';
import { isConnected } from '../dom/unshadowed.ts';

declare global {
  interface AssentDocumentState {
    elementIds?: ElementIds;
  }
}

/** What an id stands for. `elsewhere`: another document made it. `gone`: its element is no longer in the document. */
export type FoundElement =
  | { status: 'found'; element: Element }
  | { status: 'gone' }
  | { status: 'elsewhere' };

export interface ElementIds {
  /** The same for as long as the element lives; never given to another. */
  idOf(element: Element): string;
  find(id: string): FoundElement;
}

const PREFIX_LENGTH = 5;

/** The ids of one document. `prefix` tells them from those of every other document. */
export function createElementIds(prefix: string = randomPrefix()): ElementIds {
  const idByElement = new WeakMap<Element, string>();
  const elementById = new Map<string, WeakRef<Element>>();

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
      return element && isConnected(element) ? { status: 'found', element } : { status: 'gone' };
    },
  };
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
