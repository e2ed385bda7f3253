declare global {
  /** What is remembered of a document. Each module that remembers something adds its part. */
  interface AssentDocumentState {}

  /** Seen by our own isolated world alone. */
  var assentDocumentState: AssentDocumentState | undefined;
}

globalThis.assentDocumentState ??= {};

/**
 * State that has to be one for the whole document. Our scripts in it are bundles of their own (reading, acting): what a
 * module keeps for itself exists once in each of them.
 */
export const documentState: AssentDocumentState = globalThis.assentDocumentState;
