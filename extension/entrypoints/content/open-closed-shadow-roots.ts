import { openShadowRootsWith } from '../../page/dom/composed-tree.ts';
import { openShadowRootOf } from '../../page/dom/native-dom.ts';

/** Lets our scripts in this document see into closed shadow trees, for as long as Chromium allows it. */
export function openClosedShadowRoots(): void {
  // Kept from now: when the extension is reloaded this runtime loses its id. What still looks on then, such as a watch
  // for changes, would throw "Extension context invalidated".
  const { runtime, dom } = chrome;
  openShadowRootsWith(element =>
    runtime.id === undefined ? openShadowRootOf(element) : dom.openOrClosedShadowRoot(element),
  );
}
