import { expect, onTestFinished, test } from 'vitest';
import { storeSettings } from '../browser/preset-settings.ts';
import { floods } from '../streaming/floods.ts';
import { type FloodRecord, measureFlood } from '../streaming/measure-flood.ts';
import { startStreamingBackend } from '../streaming/streaming-backend.ts';
import { fullTest } from '../toolchain/full-tests.ts';
import type { PanelDriver } from './drive-panel.ts';
import { startAssent } from './start-assent.ts';

/** Milliseconds, several times what an idle machine takes; `pnpm bench:panel flood` measures it. */
const STOP = 1_000;
const TASK = 300;

async function startFlooded(): Promise<{
  panel: PanelDriver;
  flood(name: string, milliseconds: number): Promise<FloodRecord>;
}> {
  const backend = await startStreamingBackend();
  onTestFinished(() => backend.close());
  const { panel } = await startAssent({ page: 'search' });
  await storeSettings(panel.page, { relayUrl: backend.url, language: 'en', theme: 'light' });
  await panel.page.reload();
  return { panel, flood: (name, milliseconds) => measureFlood(panel, backend, name, milliseconds) };
}

function expectResponsive({ frames, stopped }: FloodRecord): void {
  expect(Math.max(...frames.tasks)).toBeLessThan(TASK);
  if (stopped !== undefined) expect(stopped).toBeLessThan(STOP);
}

test('a backend that floods the panel is stopped at once, and its answer ends at a limit', async () => {
  const { panel, flood } = await startFlooded();
  const events = await flood('2,000,000 events of one character', 50);
  expect(events.stopped).toBeDefined();
  expectResponsive(events);
  await panel.shows('You stopped this answer.');
  await panel.shows('a b');
  expectResponsive(await flood('a line without an end', 1_000));
  await panel.shows('More than 1,000,000 characters');
  expectResponsive(await flood('10,000 tool calls', 1_000));
  await panel.shows('More than 50 tool calls');
});

for (const name of Object.keys(floods))
  fullTest(`the panel stays responsive: ${name}`, async () => {
    const { flood } = await startFlooded();
    expectResponsive(await flood(name, 1_000));
  });
