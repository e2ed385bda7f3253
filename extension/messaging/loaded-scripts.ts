/** Our scripts that live in a document. Kept by what `bundling/registered-script.ts` writes around each of them. */
export interface LoadedScripts {
  /** False once the extension was reloaded: then all of them begin anew. */
  isAlive(): boolean;
  /** What the others may use of a script, by its file. */
  loaded: ReadonlyMap<string, unknown>;
}

declare global {
  interface AssentDocumentState {
    scripts?: LoadedScripts;
  }
}
