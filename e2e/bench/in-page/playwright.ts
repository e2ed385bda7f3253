import { timeRun } from './timing.ts';

/** Playwright's snapshot for models, run where Playwright runs it: in a world of its own, by the script it injects. */
Object.assign(globalThis, {
  benchPlaywright: {
    time: () => timeRun(() => globalThis.playwrightInjected.ariaSnapshotJSON(document.body, { mode: 'ai' })),
  },
});

declare global {
  var playwrightInjected: {
    ariaSnapshotJSON(root: Element, options: { mode: 'ai' }): unknown;
    _lastAriaSnapshotForQuery: { refs: Map<Element, string> };
  };
}
