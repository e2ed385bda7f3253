declare global {
  /** What is remembered of a document. Each module that remembers something adds its part. */
  interface AssentDocumentState {}

  /** Seen by our own isolated world alone. */
  var assentDocumentState: AssentDocumentState | undefined;
}

globalThis.assentDocumentState ??= {};

/**
 * State that has to be one for the whole document. What is in the scripts for reading and acting is there once, but each
 * operation's script has modules of its own beside them: what such a module keeps for itself exists once in each.
 */
export const documentState: AssentDocumentState = globalThis.assentDocumentState;
