import { timeRun } from './timing.ts';

/** Playwright's snapshot for models, run as Playwright runs it: in its own world, by its injected script. */
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
