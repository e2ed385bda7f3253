import { rootsOf } from '../dom/shadow-roots.ts';

/** A picture is taken at a moment that nobody tells us of, so that the masks have to hold all the while. */
export interface MaskWatch {
  /** Whether nothing secret came to be seen since it began, as far as can be told. */
  hasHeld(): boolean;
  end(): void;
}

/** Looks with every frame that is drawn whether all is covered, and listens for what opens above the masks. */
export function watchMasks(isCovered: () => boolean): MaskWatch {
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
