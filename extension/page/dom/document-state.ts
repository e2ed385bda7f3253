declare global {
  /** What is remembered of a document. Each module that remembers something adds its part. */
  interface AssentDocumentState {}

  /** Seen by our own isolated world alone. */
  var assentDocumentState: AssentDocumentState | undefined;
}

globalThis.assentDocumentState ??= {};

/** Outlives our scripts, which restart in the same document after a reload. Other documents read it too. */
export const documentState: AssentDocumentState = globalThis.assentDocumentState;
