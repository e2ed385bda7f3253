import type { Hono } from 'hono';
import { accessFromSettings } from './access/access-from-settings.ts';
import { ReadLimits } from './access/read-limits.ts';
import { TurnLimits } from './access/turn-limits.ts';
import { ourAgents } from './agents/our-agents.ts';
import { createRelay, type RelayOptions } from './app.ts';
import { RunningTurns } from './chat/running-turns.ts';
import { createModels } from './model/create-models.ts';
import type { Model } from './model/model.ts';
import { notifyOperator } from './notify-operator.ts';
import { reportDefect } from './observability/report-defect.ts';
import type { RelayAdditions } from './relay-additions.ts';
import type { Settings } from './settings/environment.ts';
import { openStore } from './store/open-store.ts';
import type { SessionStore } from './store/session-store.ts';
import { loadServerTools } from './tools/load-server-tools.ts';

export type StartedRelay = {
  app: Hono;
  models: readonly Model[];
  runningTurns: RunningTurns;
  stopTools(): Promise<void>;
  /** To be closed last. */
  store: SessionStore;
};

/** Our agents and tools, the models that the settings give keys for, and what is added. When it rejects, nothing is left open. */
export async function relayFromSettings(
  settings: Settings,
  overrides: Partial<RelayOptions> = {},
  additions: RelayAdditions = {},
): Promise<StartedRelay> {
  const models = await createModels(settings.models, additions.models);
  const tools = await loadServerTools(settings.tools, additions.serverTools, notifyOperator);
  let store: SessionStore | undefined;
  try {
    store = overrides.store ?? (await openStore(settings.store, overrides.report ?? reportDefect));
    const runningTurns = new RunningTurns();
    const app = createRelay({
      ...(await optionsFrom(settings, store)),
      models,
      agents: settings.agents ?? ourAgents(additions.serverTools),
      serverTools: tools.serverTools,
      toolSources: tools.toolSources,
      runningTurns,
      store,
      ...overrides,
    });
    return { app, models, runningTurns, stopTools: tools.stop, store };
  } catch (thrown) {
    await Promise.allSettled([tools.stop(), store?.close()]);
    throw thrown;
  }
}

async function optionsFrom(
  { network, access, limits }: Settings,
  { counts }: SessionStore,
): Promise<Partial<RelayOptions>> {
  return {
    origins: network.origins,
    hosts: network.hosts,
    access: await accessFromSettings(access),
    turnLimits: new TurnLimits({ ...limits.turns, counts }),
    readLimits: new ReadLimits({ ...limits.reads, counts }),
  };
}
