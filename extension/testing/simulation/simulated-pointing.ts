import type { PageAccess } from '../../entrypoints/sidepanel/ports/page-access.ts';

export interface SimulatedPointing {
  /** What they pick; `undefined`: they give up, `waits`: they are still looking. */
  at: string | undefined;
  /** The abort signal of each request. */
  signals: AbortSignal[];
  pick: PageAccess['pick'];
}

export function simulatedPointing(): SimulatedPointing {
  const pointing: SimulatedPointing = {
    at: undefined,
    signals: [],
    pick: async (_tabId, _language, pointed, signal) => {
      pointing.signals.push(signal);
      pointed({ kind: 'button', name: 'Buy' });
      return pointing.at === 'waits' ? new Promise(() => undefined) : pointing.at;
    },
  };
  return pointing;
}
