import type { RankedElement, UnlistedElement } from '../../../page/frame-reading.ts';
import { type SaidText, type Searched, scoreTexts } from '../../../page/search/score-texts.ts';
import { readWords } from '../../../page/search/text-words.ts';

/** An element that a reading told of, or not. */
export type Readable = RankedElement | UnlistedElement;

/** The elements that a request seems to mean, the best fits first, and among equal fits the likelier ones. */
export function findMatching<Found extends { element: Readable; score: number }>(
  all: readonly Found[],
  request: string,
  limit: number,
): Found[] {
  const searched = all.map(({ element }) => searchedOf(element));
  const fits = scoreTexts(searched, request);
  return all
    .map((found, index) => ({ found, fit: Math.round((fits[index] ?? 0) * STEPS) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit || other.found.score - one.found.score)
    .slice(0, limit)
    .map(({ found }) => found);
}

/** A hair's breadth of a better fit tells nothing. */
const STEPS = 20;

const WORTH = { name: 1, description: 0.8, near: 0.75, also: 0.6 };

function searchedOf(element: Readable): Searched {
  if ('desc' in element) {
    const name = nameIn(element.desc);
    return { name, texts: [said(name, WORTH.name), said(element.desc, WORTH.description)] };
  }
  const { name, also, near } = element;
  return { name, texts: [said(name, WORTH.name), said(also, WORTH.also), said(near, WORTH.near)] };
}

function said(text: string, worth: number): SaidText {
  return { text: readWords(text), worth };
}

/** A description is the kind, a colon, the name, and hints in brackets. */
function nameIn(desc: string): string {
  return /^[^:]*: ?(.*?)(?: ?\([^()]*\))?$/su.exec(desc)?.[1] ?? desc;
}
