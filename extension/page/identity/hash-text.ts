import { documentState } from '../dom/document-state.ts';

declare global {
  interface AssentDocumentState {
    hashSeeds?: Uint32Array;
  }
}

/** Per document, so that hashed texts cannot be guessed by trying. */
documentState.hashSeeds ??= crypto.getRandomValues(new Uint32Array(2));
const [SEED = 0, OTHER_SEED = 0] = documentState.hashSeeds;

/** 64 bits of a text, as base 36. Synchronous, because nothing may be awaited between a check and the action (cyrb53). */
export function hashText(text: string): string {
  return hashWith(text, SEED, OTHER_SEED);
}

/** The same in each document that is given the same seed. */
export function seededHash(text: string, seed: number): string {
  return hashWith(text, seed, ~seed);
}

function hashWith(text: string, seed: number, otherSeed: number): string {
  let first = 0xdeadbeef ^ seed;
  let second = 0x41c6ce57 ^ otherSeed;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 2654435761);
    second = Math.imul(second ^ code, 1597334677);
  }
  first = Math.imul(first ^ (first >>> 16), 2246822507) ^ Math.imul(second ^ (second >>> 13), 3266489909);
  second = Math.imul(second ^ (second >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909);
  return `${(first >>> 0).toString(36)}-${(second >>> 0).toString(36)}`;
}
