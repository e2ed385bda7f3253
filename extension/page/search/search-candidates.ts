import { equalityKey, groupDuplicates } from '../finding/duplicates.ts';
import { nearText } from '../naming/near-text.ts';
import type { Named } from '../reading/index-page.ts';
import { type Hide, textHider } from '../secrets/typed-secrets.ts';
import { startTime, startTimeIfLarge } from '../timing/time-slicer.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { textsOf } from './candidate-texts.ts';
import { matchTerm } from './match-text.ts';
import { type AddMatches, scoreTexts } from './score-texts.ts';
import { readWords } from './text-words.ts';

export interface Fitting extends Named {
  fit: number;
}

/** Best first; ties keep their order. Nearby text counts too, for as many of the likeliest as time allows. */
export function searchCandidates(all: readonly Named[], keyword: string, visibility: Visibility): Fitting[] {
  const hide = textHider();
  const names = hide(all.map(({ name }) => name));
  const searched = all.map((candidate, at) => ({
    name: names[at] ?? '',
    texts: textsOf(candidate, visibility, hide),
  }));
  const fits = scoreTexts(searched, keyword, surroundingsOf(all, visibility, hide));
  return all
    .map((candidate, index) => ({ ...candidate, fit: fits[index] ?? 0 }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit);
}

const NEARBY_WORTH = 0.7;
/** Milliseconds for nearby text, which is slow to gather. */
const TIME_FOR_NEARBY = 150;
/** The minimum in a page of usual size, however slow the machine is. */
const FEWEST_NEARBY = 50;

/** A row or heading may have a term that the element lacks. The best matches are looked at first. */
function surroundingsOf(all: readonly Named[], visibility: Visibility, hide: Hide): AddMatches {
  return (terms, matches) => {
    const time = startTime(TIME_FOR_NEARBY);
    const timeIfLarge = startTimeIfLarge(TIME_FOR_NEARBY);
    const duplicates = groupDuplicates(all);
    const order = all
      .map((candidate, index) => ({ candidate, match: matches[index] ?? [] }))
      .sort((one, other) => sum(other.match) - sum(one.match));
    for (const [index, { candidate, match }] of order.entries()) {
      const { isLeft } = index < FEWEST_NEARBY ? timeIfLarge : time;
      if (!isLeft()) return;
      const near = nearText(
        candidate.element,
        candidate.name,
        visibility,
        duplicates.get(equalityKey(candidate)),
      );
      const words = readWords(hide([near]).join());
      for (const [at, term] of terms.entries()) {
        match[at] = Math.max(match[at] ?? 0, NEARBY_WORTH * matchTerm(term, words));
      }
    }
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
