declare global {
  /** What is remembered of a document. Each module that remembers something adds its part. */
  interface AssentDocumentState {}

  /** Seen by our own isolated world alone. */
  var assentDocumentState: AssentDocumentState | undefined;
}

globalThis.assentDocumentState ??= {};

/**
 * State that outlives our scripts: after the extension was reloaded they start anew in the same document. It is also what
 * the background reads of a document, and one document of another.
 */
export const documentState: AssentDocumentState = globalThis.assentDocumentState;
