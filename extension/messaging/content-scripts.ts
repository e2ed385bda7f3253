/**
 * The scripts that are injected into pages. Each contains what the ones before it lack, and comes after them: `read` finds
 * and describes elements, `act` runs the operations on a page, `extras` is for what is seldom done.
 */
export const CONTENT_SCRIPTS = ['read', 'act', 'extras'] as const;
export type ContentScript = (typeof CONTENT_SCRIPTS)[number];

/** The files to inject for a script, in this order. */
export function filesFor(script: ContentScript): string[] {
  const scripts = CONTENT_SCRIPTS.slice(0, CONTENT_SCRIPTS.indexOf(script) + 1);
  return scripts.map(name => `content/${name}.js`);
}

/** Our scripts that run in a document. `bundling/registered-script.ts` writes the code that keeps this. */
export interface LoadedScripts {
  /** False once the extension was reloaded: then all of them start anew. */
  isAlive(): boolean;
  /** What the others may use of a script, by its file. */
  loaded: ReadonlyMap<string, unknown>;
}

declare global {
  interface AssentDocumentState {
    scripts?: LoadedScripts;
  }
}
