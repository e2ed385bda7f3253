import { openShadowRootsWith } from '../../page/dom/composed-tree.ts';
import { openShadowRootOf } from '../../page/dom/native-dom.ts';

/** Lets our scripts in this document see into closed shadow trees while Chromium allows it. */
export function openClosedShadowRoots(): void {
  // Read now: this runtime loses its id when the extension is reloaded, and calls then throw "Extension context
  // invalidated".
  const { runtime, dom } = chrome;
  openShadowRootsWith(element =>
    runtime.id === undefined ? openShadowRootOf(element) : dom.openOrClosedShadowRoot(element),
  );
}
