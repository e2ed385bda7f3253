import type { Kind } from '../dom/kind.ts';
import { elementIds } from './element-ids.ts';
import { placeOf } from './element-signature.ts';
import { momentNow, numberOf } from './node-numbers.ts';
import { createTreePaths } from './tree-paths.ts';

interface Reported {
  element: Element;
  kind: Kind;
  name: string;
}

/** Among more duplicates, none is compared or found again. */
const MAX_DUPLICATES = 100;

/** Stores the signatures to find again after a redraw. `duplicatesOf`: all of one kind and name, or undefined. */
export function rememberReported(
  reported: readonly Reported[],
  duplicatesOf: (reported: Reported) => readonly Element[] | undefined,
): void {
  const paths = createTreePaths();
  const remembered = new Set<Element>();
  for (const { element, kind, name } of reported) {
    if (remembered.has(element)) continue;
    const duplicates = duplicatesOf({ element, kind, name }) ?? [];
    const isSure = duplicates.length > 0 && duplicates.length <= MAX_DUPLICATES;
    const places = (isSure ? duplicates : [element]).map(alike => ({ alike, place: placeOf(alike, paths) }));
    const groups = Map.groupBy(places, ({ place }) => place.hash);
    // Number all present ones before the moment is taken.
    for (const duplicate of duplicates) numberOf(duplicate);
    const moment = momentNow();
    for (const { alike, place } of places) {
      remembered.add(alike);
      const isAlone = isSure && groups.get(place.hash)?.length === 1;
      elementIds.remember(alike, { kind, name, place, isAlone, moment });
    }
  }
}
