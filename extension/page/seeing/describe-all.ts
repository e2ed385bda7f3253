import type { RankedElement } from '../frame-reading.ts';
import { createSight, type Sight } from '../sight/sight.ts';
import type { DescriptionWords } from './description-words.ts';
import { groupEquals } from './equals.ts';
import {
  createDescriber,
  createNamer,
  type Named,
  type Others,
  rememberChosen,
  withoutSecrets,
} from './index-page.ts';
import type { Ranked } from './rank.ts';

/** With their names, at once. */
export function named(ranked: readonly Ranked[], sight: Sight): Named[] {
  return ranked.map(createNamer(sight));
}

/** The same rows as `describeAtPace`, at once. */
export function describeAll(
  chosen: readonly Named[],
  others: Others,
  words: DescriptionWords,
  sight: Sight = createSight(),
): RankedElement[] {
  const equals = groupEquals(others.all);
  const rows = chosen.map(createDescriber(others, equals, words, sight));
  rememberChosen(chosen, others, equals);
  return withoutSecrets(rows, others.all);
}
