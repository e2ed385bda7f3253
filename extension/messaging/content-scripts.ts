/**
 * The scripts that are injected into pages. Each needs the ones before it: `read` finds and describes elements, `act` runs
 * the operations on a page, `extras` serves rare requests.
 */
export const CONTENT_SCRIPTS = ['read', 'act', 'extras'] as const;
export type ContentScript = (typeof CONTENT_SCRIPTS)[number];

/** The files to inject for a script, in this order. */
export function filesFor(script: ContentScript): string[] {
  const scripts = CONTENT_SCRIPTS.slice(0, CONTENT_SCRIPTS.indexOf(script) + 1);
  return scripts.map(name => `content/${name}.js`);
}

/** Our scripts that run in a document. The code of `bundling/registered-script.ts` maintains this. */
interface LoadedScripts {
  /** False after the extension was reloaded: then all scripts start again. */
  isAlive(): boolean;
  /** The exports of each script for the others, by file. */
  loaded: ReadonlyMap<string, unknown>;
}

declare global {
  interface AssentDocumentState {
    scripts?: LoadedScripts;
  }
}
