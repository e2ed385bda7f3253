import { isConnected } from '../dom/native-dom.ts';
import { duplicatesOf, offeredKind } from '../finding/duplicates-of.ts';
import { elementName, listedName } from '../naming/element-name.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { elementIds } from './element-ids.ts';
import { type ElementSignature, placeOf } from './element-signature.ts';
import { findAgain } from './find-again.ts';
import { momentNow, numberOf } from './node-numbers.ts';
import { createTreePaths } from './tree-paths.ts';

/** The returned function gives the element or its redrawn replacement; undefined when it is gone, or in doubt. */
export function followElement(element: Element): () => Element | undefined {
  const signature = signatureOf(element);
  return () => (isConnected(element) ? element : findAgain(signature, createVisibility()));
}

/** The same for what is named by its id, such as the target of a card. */
export function rememberTarget(element: Element): void {
  elementIds.idOf(element);
  elementIds.remember(element, signatureOf(element));
}

/** Among more, none is compared or found again. */
const MAX_DUPLICATES = 100;

function signatureOf(element: Element): ElementSignature {
  const visibility = createVisibility();
  const kind = offeredKind(element, visibility);
  const name = listedName(element, visibility);
  const paths = createTreePaths();
  const place = placeOf(element, paths);
  const seen = elementName(element, visibility);
  const duplicates = duplicatesOf({ element, kind, name: seen }, visibility);
  const others = duplicates?.filter(other => other !== element) ?? [];
  for (const node of [element, ...others]) numberOf(node);
  const isSure = duplicates !== undefined && duplicates.length <= MAX_DUPLICATES;
  const isAlone = isSure && others.every(other => placeOf(other, paths).hash !== place.hash);
  return { kind, name, place, isAlone, moment: momentNow() };
}
