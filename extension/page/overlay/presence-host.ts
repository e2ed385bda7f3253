import { documentState } from '../dom/document-state.ts';

declare global {
  interface AssentDocumentState {
    /** What the sign of presence is drawn in, while it is shown. */
    presenceHost?: HTMLElement | undefined;
  }
}

/** A picture is of the page, and not of our sign that somebody is at work in it. */
export function hidePresence(): void {
  documentState.presenceHost?.style.setProperty('display', 'none', 'important');
}

export function showPresence(): void {
  documentState.presenceHost?.style.removeProperty('display');
}
