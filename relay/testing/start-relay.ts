import type { RelayOptions } from '../src/app.ts';
import { type RelayAdditions, relayFromSettings } from '../src/relay-from-settings.ts';
import { type Listening, listen } from '../src/runtime/listen.ts';
import { readEnvironment } from '../src/settings/environment.ts';

// A file without hooks of vitest, because programs import it too.

export type RunningRelay = Listening;

/** The relay as `server.ts` would serve it in that environment, on a free port unless `PORT` says which. */
export async function startRelay(
  environment: Record<string, string | undefined> = {},
  overrides: Partial<RelayOptions> = {},
  additions: RelayAdditions = {},
): Promise<RunningRelay> {
  // A model that the developer has connected must not answer.
  const reading = readEnvironment({ PORT: '0', RELAY_SETUP: 'off', ...environment });
  if (reading.kind === 'problems') throw new Error(reading.problems.join('\n'));
  const { app, stopTools, stopParts } = await relayFromSettings(reading.settings, overrides, additions);
  const listening = await listen(app, reading.settings.network.host, reading.settings.network.port);
  return {
    ...listening,
    async stop(grace) {
      await Promise.all([listening.stop(grace), stopTools()]);
      await stopParts();
    },
  };
}
