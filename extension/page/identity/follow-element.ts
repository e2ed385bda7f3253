import { isConnected } from '../dom/native-dom.ts';
import { duplicatesOf, offeredKind } from '../finding/duplicates-of.ts';
import { elementName } from '../naming/element-name.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { findAgain } from './find-again.ts';
import { type Likeness, placeOf } from './likeness.ts';
import { momentNow, numberOf } from './node-numbers.ts';
import { createTreePaths } from './tree-paths.ts';

/**
 * Remembers an element that is about to be acted on, since a page may draw it anew in answer. What is returned gives the
 * element, or the one that took its place; undefined when it is gone, or in doubt.
 */
export function followElement(element: Element): () => Element | undefined {
  const likeness = likenessOf(element);
  return () => (isConnected(element) ? element : findAgain(likeness, createVisibility()));
}

function likenessOf(element: Element): Likeness {
  const visibility = createVisibility();
  const kind = offeredKind(element, visibility);
  const name = elementName(element, visibility);
  const paths = createTreePaths();
  const place = placeOf(element, paths);
  const equals = duplicatesOf({ element, kind, name }, visibility);
  const others = equals?.filter(other => other !== element) ?? [];
  for (const node of [element, ...others]) numberOf(node);
  const isAlone = equals !== undefined && others.every(other => placeOf(other, paths).print !== place.print);
  return { kind, name, place, isAlone, moment: momentNow() };
}
