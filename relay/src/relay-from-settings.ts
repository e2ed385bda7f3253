import type { Hono } from 'hono';
import type { Access } from './access/access.ts';
import { stateOf } from './access/access-key.ts';
import { Budgets } from './access/budgets.ts';
import { createClosedAccess } from './access/closed-access.ts';
import type { KeyStore, KnownKeys } from './access/key-store.ts';
import { ReadLimits, TurnLimits } from './access/limits.ts';
import { type Agent, ourAgents } from './agents/load-agents.ts';
import { createRelay, type RelayOptions } from './app.ts';
import { RunningTurns } from './chat/running-turns.ts';
import { agentsFor, createModel, createModels } from './create-models.ts';
import { SETUP_PATH } from './http/paths.ts';
import { LiveModels } from './live-models.ts';
import { loadParts, type Parts } from './load-parts.ts';
import { loadServerTools } from './load-server-tools.ts';
import type { Model } from './model/model.ts';
import { createFileAudit } from './observability/audit.ts';
import { reportDefect } from './observability/describe-defect.ts';
import { openStore } from './open-store.ts';
import { notifyOperator } from './runtime/notify-operator.ts';
import type { AccessSettings } from './settings/access.ts';
import type { Settings } from './settings/environment.ts';
import type { SetupSettings } from './settings/setup.ts';
import { ConnectedModels } from './setup/connecting/connected-models.ts';
import { setupRoutes } from './setup/setup-routes.ts';
import type { SessionStore } from './store/session-store.ts';
import type { ServerTool, ToolSource } from './tools/server-tool.ts';

export type StartedRelay = {
  app: Hono;
  models: readonly Model[];
  runningTurns: RunningTurns;
  stopTools(): Promise<void>;
  settleParts(): Promise<void>;
  stopParts(): Promise<void>;
  /** Close it last. */
  store: SessionStore;
};

/** When it rejects, nothing is left open. */
export async function relayFromSettings(
  settings: Settings,
  overrides: Partial<RelayOptions> = {},
  additions: RelayAdditions = {},
): Promise<StartedRelay> {
  const fixed = await createModels(settings.models, {
    given: additions.models,
    proxy: settings.proxy,
    setupPage: setupPageOf(settings),
  });
  const live = new LiveModels(fixed);
  const connected = settings.setup && (await connectedModels(settings.setup, live, settings.proxy));
  const models = live.list;
  const tools = await loadServerTools(settings.tools, additions.serverTools, notifyOperator);
  let store: SessionStore | undefined;
  let parts: Parts | undefined;
  try {
    const report = overrides.report ?? reportDefect;
    const opened = overrides.store
      ? { store: overrides.store, database: undefined }
      : await openStore(settings.store, { report, notifyOperator });
    store = opened.store;
    const runningTurns = new RunningTurns();
    const agents = overrides.agents ?? settings.agents ?? ourAgents(additions.serverTools);
    reportUnusedSources(agents, tools.toolSources);
    const options = await optionsFrom(settings, store);
    const { database } = opened;
    const { audit, budgets } = { ...options, ...overrides };
    parts = await loadParts(settings, { report, models, database, audit, budgets });
    const app = createRelay({
      ...options,
      setup: connected && setupRoutes({ connected, access: options.access }),
      models,
      agents,
      serverTools: tools.serverTools,
      toolSources: tools.toolSources,
      runningTurns,
      store,
      partRoutes: parts.routes,
      metering: parts.metering,
      keyCredits: parts.keyCredits,
      programs: parts.programs,
      ...overrides,
    });
    const { settle: settleParts, stop: stopParts } = parts;
    return { app, models, runningTurns, stopTools: tools.stop, settleParts, stopParts, store };
  } catch (thrown) {
    await Promise.allSettled([tools.stop(), parts?.stop(), store?.close()]);
    throw thrown;
  }
}

/** Unknown where the system picks the port. */
function setupPageOf({ setup, network: { host, port } }: Settings): string | undefined {
  if (!setup || port === 0) return undefined;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}${SETUP_PATH}`;
}

/** A file that can't be used keeps no relay from starting: its page replaces it. */
async function connectedModels(
  { file }: SetupSettings,
  live: LiveModels,
  proxy: Settings['proxy'],
): Promise<ConnectedModels> {
  const chooseAgent = await agentsFor(proxy);
  const connected = new ConnectedModels({
    file,
    list: live.list,
    connect: models => live.connect(models),
    createModel: settings => createModel(settings, chooseAgent),
    chooseAgent,
  });
  await connected.restore().catch((thrown: unknown) => {
    notifyOperator(`Warning: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  });
  return connected;
}

/** `MCP_SERVERS` alone gives no agent their tools. */
function reportUnusedSources(agents: readonly Agent[], sources: readonly ToolSource[]): void {
  for (const { name } of sources) {
    const isUsed = agents.some(({ tools }) => tools.some(tool => tool.startsWith(`${name}_`)));
    if (!isUsed)
      notifyOperator(
        `Warning: No agent has tools of the MCP server "${name}". Add "${name}_*" to the "tools:" of an agent in RELAY_AGENTS.`,
      );
  }
}

async function optionsFrom(
  { network, access, limits, observability }: Settings,
  { counts, keys }: SessionStore,
): Promise<Partial<RelayOptions>> {
  return {
    origins: network.origins,
    hosts: network.hosts,
    access: await accessFromSettings(access, keys),
    keys: access.ring === 'database' ? keys : undefined,
    turnLimits: new TurnLimits({ ...limits.turns, counts }),
    audit: observability.auditFile === undefined ? undefined : createFileAudit(observability.auditFile),
    budgets: new Budgets({ counts }),
    readLimits: new ReadLimits({ ...limits.reads, counts }),
  };
}

/** The token check is loaded on demand. */
async function accessFromSettings(
  { tokens, ring: home, ...options }: AccessSettings,
  keys: SessionStore['keys'],
): Promise<Access> {
  const ring = home === 'database' ? keysOrThrow(keys) : home;
  if (!tokens) {
    if (home === 'database') await warnWithoutKey(keysOrThrow(keys));
    return createClosedAccess({ ...options, ring });
  }
  const { createTokenCheck } = await import('./access/token-check.ts');
  return createClosedAccess({ ...options, ring, checkToken: createTokenCheck(tokens) });
}

/** Nobody could get in: a store of a program's own may have no database. */
function keysOrThrow(keys: SessionStore['keys']): KeyStore & KnownKeys {
  if (keys) return keys;
  throw new Error('RELAY_KEYS=database needs a store with a database.');
}

async function warnWithoutKey(keys: KeyStore): Promise<void> {
  const now = Date.now();
  if (!(await keys.list()).some(key => stateOf(key, now) === 'active'))
    notifyOperator(
      'Warning: RELAY_KEYS: There is no active key in the database, so no key is accepted: create one with "relay keys add <name>".',
    );
}

/** A program's additions to the relay of the settings. */
export type RelayAdditions = {
  /** They precede those of the settings, so the first of them is the default. */
  models?: readonly Model[];
  /** The relay's own agent has all of them; agents of `RELAY_AGENTS` those that they name. */
  serverTools?: readonly ServerTool[];
};
