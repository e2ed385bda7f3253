import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { accessFromSettings } from './access/access-from-settings.ts';
import { TurnLimits } from './access/turn-limits.ts';
import { loadAgents } from './agents/load-agents.ts';
import { createRelay, type RelayOptions } from './app.ts';
import { RunningTurns } from './chat/running-turns.ts';
import { createModels } from './model/create-models.ts';
import type { Model } from './model/model.ts';
import type { Settings } from './settings/environment.ts';
import { openStore } from './store/open-store.ts';
import type { SessionStore } from './store/session-store.ts';
import { tellOperator } from './tell-operator.ts';
import { loadServerTools } from './tools/load-server-tools.ts';

const OUR_AGENTS = fileURLToPath(new URL('../agents', import.meta.url));

export type StartedRelay = {
  app: Hono;
  models: readonly Model[];
  runningTurns: RunningTurns;
  stopTools(): Promise<void>;
  /** To be closed last. */
  store: SessionStore;
};

/** The relay that `server.ts` serves: our agents and tools, and the models that the settings give keys for. */
export async function relayFromSettings(
  settings: Settings,
  overrides: Partial<RelayOptions> = {},
): Promise<StartedRelay> {
  const models = await createModels(settings.models);
  const runningTurns = new RunningTurns();
  const tools = await loadServerTools(settings.tools, tellOperator);
  const store = overrides.store ?? (await openStore(settings.store, overrides.report ?? (() => {})));
  const app = createRelay({
    models,
    agents: settings.agents ?? loadAgents(OUR_AGENTS),
    serverTools: tools.serverTools,
    toolSources: tools.toolSources,
    origins: settings.network.origins,
    hosts: settings.network.hosts,
    access: await accessFromSettings(settings.access),
    turnLimits: new TurnLimits(settings.limits),
    runningTurns,
    store,
    ...overrides,
  });
  return { app, models, runningTurns, stopTools: tools.stop, store };
}
