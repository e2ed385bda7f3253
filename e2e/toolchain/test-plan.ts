import { matchesGlob } from 'node:path';

/** Which tests there are, by how they are run. A structure test holds that each file is in exactly one suite. */
export const suites = {
  /** Everything beside its source, in Node alone. */
  unit: [
    '{shared,relay,extension}/**/*.test.{ts,tsx}',
    'e2e/{structure,toolchain,browser,bench,bench-relay,conformance,docs-site,suggestions}/**/*.test.ts',
    'e2e/gallery/states/*.test.ts',
  ],
  /** The relay as a process of its own, with databases and clients in other languages. */
  relay: ['e2e/relay/**/*.test.ts'],
  /** Flows, pages and tabs in the real Chromium. */
  e2e: [
    'e2e/{canaries,flows,names,package,page,ranking,refusals,scale,swaps,tabs,tasks,truth,zoo}/**/*.test.ts',
    'e2e/gallery/*.test.ts',
    'e2e/gallery/passes/*.test.ts',
  ],
};

export type Suite = keyof typeof suites;

/** What a change does not wait for: `npm run test:full` runs these as well. */
export const ONLY_IN_FULL = [
  'e2e/zoo/**/*.test.ts',
  'e2e/ranking/**/*.test.ts',
  'e2e/scale/**/*.test.ts',
  'e2e/gallery/passes/*.test.ts',
  'e2e/flows/accessibility.test.ts',
  'e2e/flows/every-operation/*.test.ts',
  'e2e/flows/every-spelling.test.ts',
  'e2e/flows/living-pages.test.ts',
  // Pictures of a tab that leaves meanwhile, and a page after one that was not finished; tabs/screenshot runs for each change.
  'e2e/tabs/{screenshot-other-document,screenshot-undone}.test.ts',
  // Turns of a conversation whose parts unit, page and tab tests check for each change.
  'e2e/flows/{closing-window,discarded-tab,docs-page,frames,keeping,late-card}.test.ts',
  'e2e/flows/{left-tab,more-elements,no-tab,popups,reading-page,unread-site}.test.ts',
  'e2e/flows/{asking-again,busy-page,conversations,long-form,long-list,page-context}.test.ts',
  'e2e/flows/{attachments,react-form,search-page}.test.ts',
  // The same for what tabs/opening, tabs/navigation, page/upload and the tests of the panel's parts check.
  'e2e/flows/{composing,connecting-model,leaving-page,opening,shown-changes,upload}.test.ts',
  // The practice page's tour; undoing and several tabs in a conversation: unit, page and tab tests check their parts.
  'e2e/flows/{several-tabs,tour,undo}.test.ts',
  // Rules, history and storage of sessions; what a session is made of is checked for each change.
  'e2e/page/session-network.test.ts',
  // Rarer views of the console, and requests of another product: what they are made of is checked for each change.
  'e2e/tasks/{console-views,firecrawl-examples}.test.ts',
  // The kit for backends of others, against ours: each of its rules is checked for each change by the tests of sessions.
  'e2e/page/session-conformance.test.ts',
];

export function isOnlyInFull(path: string): boolean {
  return ONLY_IN_FULL.some(glob => matchesGlob(path, glob));
}

/** The suites that take a file. */
export function suitesOf(path: string): Suite[] {
  const names: Suite[] = ['unit', 'relay', 'e2e'];
  return names.filter(name => suites[name].some(glob => matchesGlob(path, glob)));
}

export type Run = 'change' | 'full';

/** Named by run-tests.ts. Whoever starts vitest by hand chooses files by name, out of all. */
function namedRun(): Run | undefined {
  const named = process.env.ASSENT_RUN;
  return named === 'change' || named === 'full' ? named : undefined;
}

export function isFullRun(): boolean {
  return namedRun() === 'full';
}

export function isChangeRun(): boolean {
  return namedRun() === 'change';
}

/** The files that vitest leaves out. */
export function excludedNow(): string[] {
  return ['**/node_modules/**', ...(isChangeRun() ? ONLY_IN_FULL : [])];
}
