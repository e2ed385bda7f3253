import type { Candidate } from '../finding/candidates.ts';
import { findInTime } from '../finding/find-candidates.ts';
import { listedName } from '../naming/element-name.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { type ElementSignature, placeOf } from './element-signature.ts';
import { wasThere } from './node-numbers.ts';
import { createTreePaths } from './tree-paths.ts';

/** The only new element of its kind, name and place, where the old one was unique too. Undefined in doubt. */
export function findAgain(signature: ElementSignature, visibility: Visibility): Element | undefined {
  if (!signature.isAlone) return undefined;
  const found = findInTime();
  if (!found.isComplete) return undefined;
  const paths = createTreePaths();
  const fitting = found.candidates.filter(
    candidate => isAlike(candidate) && listedName(candidate.element, visibility) === signature.name,
  );
  const [only, ...others] = fitting;
  return only && others.length === 0 && !wasThere(only.element, signature.moment) ? only.element : undefined;

  function isAlike({ element, kind }: Candidate): boolean {
    return kind === signature.kind && placeOf(element, paths).hash === signature.place.hash;
  }
}
