import { walkFrom } from '../dom/composed-walk.ts';
import type { Sight } from '../sight/sight.ts';
import { EVERY_STYLE } from '../sight/style-rules.ts';
import type { Candidate } from './candidate.ts';
import { createLook } from './candidates.ts';

/** What could be acted on inside an element, as a search of the whole page would have it. */
export function* candidatesIn(outer: Element, sight: Sight): Generator<Candidate> {
  const look = createLook(EVERY_STYLE, sight);
  const walk = walkFrom(outer);
  for (let element = walk.next(); element; element = walk.next()) {
    const { candidate, isClosed } = look(element);
    if (isClosed) walk.skipInside();
    if (candidate) yield candidate;
  }
}
