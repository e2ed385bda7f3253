import type { Language } from '@assent/shared';
import { message } from '../../messages/message.ts';
import { descriptionWords, kindWord } from '../descriptions/description-words.ts';
import { findInTime } from '../finding/find-candidates.ts';
import { rank } from '../finding/rank.ts';
import { elementIds } from '../identity/element-ids.ts';
import { type ElementSignature, placeOf } from '../identity/element-signature.ts';
import { findAgain } from '../identity/find-again.ts';
import { createTreePaths } from '../identity/tree-paths.ts';
import { PageError } from '../page-error.ts';
import { describeAll, named } from '../reading/describe-all.ts';
import type { Named } from '../reading/index-page.ts';
import { createVisibility, type Visibility } from '../visibility/visibility.ts';
import { findByDescription } from './find-by-description.ts';
import { findBySelector } from './find-by-selector.ts';

const MAX_NAMED = 500;

/** Only those of the most similar kind and name are compared by place. */
const MAX_PLACED = 40;

const MAX_NEAREST = 4;

const LEAST_LIKE = 1;

/** An id is the surest; the others must match exactly one element. `selector`: CSS or XPath. */
export interface TargetNames {
  elementId?: string | undefined;
  selector?: string | undefined;
  description?: string | undefined;
}

/** Undefined when not in this document. Throws a PageError when it is lost. */
export function resolveElement(target: TargetNames, language: Language): Element | undefined {
  if (target.elementId) return elementOfId(target.elementId, language);
  if (target.selector) return findBySelector(target.selector, target.description);
  return target.description ? findByDescription(target.description, language) : undefined;
}

/** Throws `StaleElement` when gone or in doubt; with a language the error names the most similar elements. */
export function elementOfId(id: string, language?: Language): Element | undefined {
  const found = elementIds.find(id);
  if (found.status === 'elsewhere') return undefined;
  if (found.status === 'found') return found.element;
  const again = found.signature && findAgain(found.signature, createVisibility());
  if (!again) throw staleElement(id, found.signature, language);
  elementIds.replace(id, again);
  return again;
}

function staleElement(id: string, signature: ElementSignature | undefined, language?: Language): PageError {
  if (!signature || !language) return new PageError('StaleElement', message('target.gone', { id }));
  const visibility = createVisibility();
  const { nearest, ...around } = findNearest(signature, visibility);
  const rows = describeAll(nearest, around, descriptionWords(language), visibility);
  const list = rows.map(row => `${row.id} ${row.desc}`);
  const former = { id, kind: kindWord(signature.kind, language), name: signature.name };
  return new PageError('StaleElement', message('target.former', { ...former, list }));
}

/** Elements similar to a gone one, the most similar first. */
function findNearest(
  signature: ElementSignature,
  visibility: Visibility,
): { nearest: Named[]; all: Named[]; isComplete: boolean } {
  const { candidates, isComplete } = findInTime();
  const all = named(rank(candidates).slice(0, MAX_NAMED), visibility);
  const paths = createTreePaths();
  const nearest = best(all, MAX_PLACED, candidate => kindAndNameSimilarity(candidate, signature));
  const placed = best(nearest, MAX_NEAREST, candidate => {
    const place = placeOf(candidate.element, paths);
    const samePlace = place.hash === signature.place.hash ? 1 : 0;
    return (
      kindAndNameSimilarity(candidate, signature) + samePlace + similarity(place.text, signature.place.text)
    );
  });
  return { nearest: placed, all, isComplete: isComplete && all.length === candidates.length };
}

function best(all: readonly Named[], limit: number, scoreOf: (candidate: Named) => number): Named[] {
  return all
    .map(candidate => ({ candidate, score: scoreOf(candidate) }))
    .filter(({ score }) => score >= LEAST_LIKE)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** The same kind alone is not enough, but the same name of another kind is. */
function kindAndNameSimilarity({ kind, name }: Named, signature: ElementSignature): number {
  return (kind === signature.kind ? 0.6 : 0) + 2 * similarity(name, signature.name);
}

/** The share of common pairs of neighbouring characters, 0 to 1 (Dice's coefficient). */
function similarity(one: string, other: string): number {
  const [ours, theirs] = [pairsOf(one), pairsOf(other)];
  const common = [...ours].filter(pair => theirs.has(pair)).length;
  return (2 * common) / (ours.size + theirs.size);
}

/** Never empty: a text's ends count as characters. */
function pairsOf(text: string): Set<string> {
  const characters = Array.from(` ${text.toLowerCase()} `);
  return new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`));
}
