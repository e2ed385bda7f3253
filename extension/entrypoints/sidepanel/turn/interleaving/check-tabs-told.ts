import { expect } from 'vitest';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';
import type { Witness } from './witness.ts';

/** Of a tab that the person never had in front while they wrote, never added, and that nobody opened for them, nothing is told. */
export function checkTabsTold(panel: SimulatedPanel, { shared }: Witness): void {
  const told = panel.backend.requests.map(request => JSON.stringify(request)).join();
  for (const [, titled, addressed] of told.matchAll(/Title of (\d+)|https:\/\/tab-(\d+)\.example/gu)) {
    const meant = Number(titled ?? addressed);
    // The assistant's own have numbers above those that were there before.
    if (meant > 9) continue;
    expect([...shared]).toContain(meant);
  }
}
