import { openShadowRootsWith } from '../../page/dom/composed-tree.ts';
import { documentState } from '../../page/dom/document-state.ts';
import { openShadowRootOf } from '../../page/dom/unshadowed.ts';

/** Our scripts in a document. Each is a bundle of its own, so that a page that is only read gets no more than that. */
type Part = 'reading' | 'acting' | 'extracting' | 'keeping';

declare global {
  interface AssentDocumentState {
    /** The scripts that live in this document. */
    parts?: Map<Part, { isAlive(): boolean }>;
  }
}

/** Starts a script of ours, unless the same lives in this document already: the first to arrive stays. */
export function liveInDocument(part: Part, start: () => void): void {
  documentState.parts ??= new Map();
  if (documentState.parts.get(part)?.isAlive()) return;
  // Kept from now: when the extension is reloaded this runtime loses its id, and what it listens to falls silent.
  const { runtime, dom } = chrome;
  const isAlive = () => runtime.id !== undefined;
  // What the old script still has under way, such as a watch for changes, would throw "Extension context invalidated".
  openShadowRootsWith(element =>
    isAlive() ? dom.openOrClosedShadowRoot(element) : openShadowRootOf(element),
  );
  start();
  documentState.parts.set(part, { isAlive });
}
