import { openShadowRootsWith } from '../../page/dom/composed-tree.ts';
import { documentState } from '../../page/dom/document-state.ts';

/** Our scripts in a document. Each is a bundle of its own, so that a page that is only read gets no more than that. */
type Part = 'reading' | 'acting' | 'extracting';

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
  openShadowRootsWith(element => chrome.dom.openOrClosedShadowRoot(element));
  start();
  // Kept from now: when the extension is reloaded this runtime loses its id, and what it listens to falls silent.
  const { runtime } = chrome;
  documentState.parts.set(part, { isAlive: () => runtime.id !== undefined });
}
