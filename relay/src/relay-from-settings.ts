import type { Hono } from 'hono';
import type { Access } from './access/access.ts';
import { Budgets } from './access/budgets.ts';
import { createClosedAccess } from './access/closed-access.ts';
import { ReadLimits, TurnLimits } from './access/limits.ts';
import { ourAgents } from './agents/load-agents.ts';
import { createRelay, type RelayOptions } from './app.ts';
import { RunningTurns } from './chat/running-turns.ts';
import { createModels } from './create-models.ts';
import { loadServerTools } from './load-server-tools.ts';
import type { Model } from './model/model.ts';
import { createFileAudit } from './observability/audit.ts';
import { reportDefect } from './observability/describe-defect.ts';
import { openStore } from './open-store.ts';
import { notifyOperator } from './runtime/notify-operator.ts';
import type { AccessSettings } from './settings/access.ts';
import type { Settings } from './settings/environment.ts';
import type { SessionStore } from './store/session-store.ts';
import type { ServerTool } from './tools/server-tool.ts';

export type StartedRelay = {
  app: Hono;
  models: readonly Model[];
  runningTurns: RunningTurns;
  stopTools(): Promise<void>;
  /** Close it last. */
  store: SessionStore;
};

/** When it rejects, nothing is left open. */
export async function relayFromSettings(
  settings: Settings,
  overrides: Partial<RelayOptions> = {},
  additions: RelayAdditions = {},
): Promise<StartedRelay> {
  const models = await createModels(settings.models, { given: additions.models, proxy: settings.proxy });
  const tools = await loadServerTools(settings.tools, additions.serverTools, notifyOperator);
  let store: SessionStore | undefined;
  try {
    store =
      overrides.store ??
      (await openStore(settings.store, { report: overrides.report ?? reportDefect, notifyOperator }));
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
  { network, access, limits, observability }: Settings,
  { counts }: SessionStore,
): Promise<Partial<RelayOptions>> {
  return {
    origins: network.origins,
    hosts: network.hosts,
    access: await accessFromSettings(access),
    turnLimits: new TurnLimits({ ...limits.turns, counts }),
    audit: observability.auditFile === undefined ? undefined : createFileAudit(observability.auditFile),
    budgets: new Budgets({ counts }),
    readLimits: new ReadLimits({ ...limits.reads, counts }),
  };
}

/** The token check is loaded on demand. */
async function accessFromSettings({ tokens, ...options }: AccessSettings): Promise<Access> {
  if (!tokens) return createClosedAccess(options);
  const { createTokenCheck } = await import('./access/token-check.ts');
  return createClosedAccess({ ...options, checkToken: createTokenCheck(tokens) });
}

/** A program's additions to the relay of the settings. */
export type RelayAdditions = {
  /** They precede those of the settings, so the first of them is the default. */
  models?: readonly Model[];
  /** The relay's own agent has all of them; agents of `RELAY_AGENTS` those that they name. */
  serverTools?: readonly ServerTool[];
};
