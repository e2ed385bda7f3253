import type { DescriptionWords } from '../descriptions/description-words.ts';
import { rootsOf } from '../dom/composed-tree.ts';
import { groupDuplicates } from '../finding/duplicates.ts';
import type { Ranked } from '../finding/rank.ts';
import type { RankedElement } from '../frame-reading.ts';
import { fieldsOf } from '../secrets/mask-secrets.ts';
import { createVisibility, type Visibility } from '../visibility/visibility.ts';
import {
  createDescriber,
  createNamer,
  type Named,
  type Others,
  rememberChosen,
  withoutSecrets,
} from './index-page.ts';

export function named(ranked: readonly Ranked[], visibility: Visibility): Named[] {
  return ranked.map(createNamer(visibility));
}

/** As `describeTimeSliced`, at once. */
export function describeAll(
  chosen: readonly Named[],
  others: Others,
  words: DescriptionWords,
  visibility: Visibility = createVisibility(),
): RankedElement[] {
  const duplicates = groupDuplicates(others.all);
  const rows = chosen.map(createDescriber(others, duplicates, words, visibility));
  rememberChosen(chosen, others, duplicates);
  // A search leaves out fields in shadow trees.
  return withoutSecrets(rows, fieldsOf(rootsOf(document)));
}
