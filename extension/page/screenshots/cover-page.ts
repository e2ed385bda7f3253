import { type Box, rectOf } from '../dom/box.ts';
import { documentState } from '../dom/document-state.ts';
import { queryAllIn } from '../dom/native-dom.ts';
import { rootsOf } from '../dom/shadow-roots.ts';
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

/** What is painted over in this document. */
export interface Covered {
  secrets: number;
  frames: number;
}

/** Who covered a page and went away would leave it so. */
const LONGEST_MS = 15_000;

let served: readonly string[] = [];
let watch: MaskWatch | undefined;
let giveUp: ReturnType<typeof setTimeout> | undefined;

export function placeOfPage(): { place: string } {
  return { place: windowPlace() };
}

/**
 * Lays opaque boxes over all that is secret in this document and over the frames that are not `served`, and waits until
 * they are drawn. Boxes, and not changed elements: a page notices nothing, and its styles cannot undo it.
 */
export async function coverPage(request: { served: readonly string[] }): Promise<Covered> {
  served = request.served;
  endCover();
  giveUp = setTimeout(uncoverPage, LONGEST_MS);
  hidePresence();
  const { secrets, frames } = boxesToCover();
  drawMasks([...secrets, ...frames]);
  watch = watchMasks(isMaskedNow);
  await drawnFrames();
  return { secrets: secrets.length, frames: frames.length };
}

/** Whether all that is to be covered lay under what is drawn since it was, and does so now. */
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

/** The second callback comes when the first frame has been handed on, the third when it is on the screen. */
async function drawnFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise(resolve => requestAnimationFrame(resolve));
  }
}

/**
 * The boxes of all that shows another document, but for those in which our own script masks what is secret. `served`: the
 * places of these, as `windowPlace` tells them.
 */
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

/** A picture is taken at a moment that nobody tells us of, so that the masks have to hold all the while. */
interface MaskWatch {
  /** Whether no secret became visible since it began, as far as is known. */
  hasHeld(): boolean;
  end(): void;
}

/** Looks with every frame that is drawn whether all is covered, and listens for what opens above the masks. */
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
  // This event does not leave the tree that it happens in.
  for (const root of rootsOf(document))
    EventTarget.prototype.addEventListener.call(root, 'beforetoggle', noteToggle, options);
  addEventListener('fullscreenchange', fail, options);
  // A page that comes back from the browser's cache is the same document, and another was seen meanwhile.
  addEventListener('pagehide', fail, options);
  const look = () => {
    if (watching.signal.aborted || !hasHeld) return;
    const begun = performance.now();
    hasHeld = isCovered();
    // A page that takes long to go through is left as much time for itself.
    setTimeout(() => requestAnimationFrame(look), performance.now() - begun);
  };
  requestAnimationFrame(look);
  return { hasHeld: () => hasHeld, end: () => watching.abort() };
}
