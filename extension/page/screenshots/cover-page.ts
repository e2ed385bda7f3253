import { type Box, rectOf } from '../dom/box.ts';
import { rootsOf } from '../dom/composed-tree.ts';
import { documentState } from '../dom/document-state.ts';
import { queryAllIn } from '../dom/native-dom.ts';
import { frameWindowPlace, windowPlace } from '../dom/window-place.ts';
import { hidePresence, showPresence } from '../overlay/presence.ts';
import { otherFields } from '../secrets/mask-secrets.ts';
import { isSecret } from '../secrets/secrets.ts';
import { areMasked, drawMasks, removeMasks } from './masks.ts';
import {
  fieldBoxes,
  hasArea,
  heldSecrets,
  holdersIn,
  quotedBoxes,
  quotedPlaces,
  shownIn,
} from './secret-fields.ts';

const FRAMES = 'iframe, frame, object, embed, fencedframe';

export interface Covered {
  secrets: number;
  frames: number;
}

/** Ends a cover whose owner is gone. */
const MAX_MS = 15_000;

let served: readonly string[] = [];
let watch: MaskWatch | undefined;
let giveUp: ReturnType<typeof setTimeout> | undefined;

export function placeOfPage(): { place: string } {
  return { place: windowPlace() };
}

/**
 * Covers all secrets and unserved frames with opaque boxes, and waits until they are drawn. Boxes, because the page notices
 * no change and its styles cannot undo them.
 */
export async function coverPage(request: { served: readonly string[] }): Promise<Covered> {
  served = request.served;
  endCover();
  giveUp = setTimeout(uncoverPage, MAX_MS);
  hidePresence();
  const { secrets, frames } = boxesToCover();
  drawMasks([...secrets, ...frames]);
  watch = watchMasks(isMaskedNow);
  await drawnFrames();
  return { secrets: secrets.length, frames: frames.length };
}

/** Whether everything to cover has been under the masks since they were drawn. */
export function isPageCovered(): { isCovered: boolean } {
  return { isCovered: watch?.hasHeld() === true && isMaskedNow() };
}

function isMaskedNow(): boolean {
  const { secrets, frames } = boxesToCover();
  return areMasked([...secrets, ...frames]);
}

export function uncoverPage(): Record<string, never> {
  endCover();
  removeMasks();
  showPresence();
  return {};
}

function endCover(): void {
  clearTimeout(giveUp);
  watch?.end();
  watch = undefined;
}

function boxesToCover(): { secrets: Box[]; frames: Box[] } {
  const roots = rootsOf(document);
  const { secret, plain } = holdersIn(roots);
  const elsewhere = otherFields().filter(isSecret);
  const texts = [...(documentState.typedSecrets ?? []), ...heldSecrets([...secret, ...elsewhere])];
  const quoting = plain.filter(field => quotedPlaces(shownIn(field), texts).length > 0);
  const secrets = [...fieldBoxes([...secret, ...quoting]), ...quotedBoxes(roots, texts)];
  return { secrets: secrets.filter(isInView), frames: unservedFrames(roots, served).filter(isInView) };
}

function isInView({ left, top, right, bottom }: Box): boolean {
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

/** The second callback follows the hand-over of the first frame, the third its display. */
async function drawnFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise(resolve => requestAnimationFrame(resolve));
  }
}

/** Embedded documents, except those whose own script masks secrets. `served`: their places, as in `windowPlace`. */
function unservedFrames(roots: readonly (Document | ShadowRoot)[], served: readonly string[]): Box[] {
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

/** The moment of the picture is unknown, so the masks must hold throughout. */
interface MaskWatch {
  /** Whether no secret is known to have become visible. */
  hasHeld(): boolean;
  end(): void;
}

/** Checks every frame for uncovered secrets, and listens for what opens above the masks. */
function watchMasks(isCovered: () => boolean): MaskWatch {
  const watching = new AbortController();
  let hasHeld = true;
  const fail = () => {
    hasHeld = false;
  };
  const noteToggle = (event: Event) => {
    if (event instanceof ToggleEvent && event.newState === 'open') fail();
  };
  const options = { capture: true, signal: watching.signal };
  // This event does not leave its tree.
  for (const root of rootsOf(document))
    EventTarget.prototype.addEventListener.call(root, 'beforetoggle', noteToggle, options);
  addEventListener('fullscreenchange', fail, options);
  // A page restored from the browser's cache is the same document, and another was visible meanwhile.
  addEventListener('pagehide', fail, options);
  const look = () => {
    if (watching.signal.aborted || !hasHeld) return;
    const begun = performance.now();
    hasHeld = isCovered();
    // A slow check leaves the page as much time for itself.
    setTimeout(() => requestAnimationFrame(look), performance.now() - begun);
  };
  requestAnimationFrame(look);
  return { hasHeld: () => hasHeld, end: () => watching.abort() };
}
