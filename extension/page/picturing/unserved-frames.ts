import { type Box, rectOf } from '../dom/box.ts';
import { queryAllIn } from '../dom/unshadowed.ts';
import { frameWindowPlace } from '../picking/window-place.ts';
import { hasArea } from './secret-fields.ts';

const FRAMES = 'iframe, frame, object, embed, fencedframe';

/**
 * The boxes of all that shows another document, but for those in which our own script masks what is secret. `served`: the
 * places of these, as `windowPlace` tells them.
 */
export function unservedFrames(roots: readonly (Document | ShadowRoot)[], served: readonly string[]): Box[] {
  const frames = roots.flatMap(root => [...queryAllIn(root, FRAMES)]);
  return frames
    .filter(frame => !isServed(frame, served))
    .map(rectOf)
    .filter(hasArea);
}

function isServed(frame: Element, served: readonly string[]): boolean {
  const place = frameWindowPlace(frame);
  return place !== 'none' && served.includes(place);
}
