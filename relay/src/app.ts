import { randomUUID } from 'node:crypto';
import { type Handler, Hono, type MiddlewareHandler } from 'hono';
import { type Access, OPEN_ACCESS } from './access/access.ts';
import { Budgets } from './access/budgets.ts';
import type { KeyStore } from './access/key-store.ts';
import { ReadLimits, TurnLimits } from './access/limits.ts';
import { checkAgents } from './agents/check-agents.ts';
import type { Agent } from './agents/load-agents.ts';
import { type ChatRouteOptions, chatRoute } from './chat/chat-route.ts';
import { LiveTurns } from './chat/live-turns.ts';
import { RunningTurns } from './chat/running-turns.ts';
import { aguiRoute } from './compat/agui/agui-route.ts';
import { completionModelsRoute, completionsRoute } from './compat/completions/completions-route.ts';
import type { Metering } from './credits/metering.ts';
import { describingRoutes } from './describing-routes.ts';
import { withDocs } from './docs/docs-routes.ts';
import { HttpError } from './errors/http-error.ts';
import { answerHttpErrors } from './guards/answer-http-errors.ts';
import { guardHost, readHost } from './guards/guard-host.ts';
import { allowOrigins, EXTENSION_ORIGIN, guardOrigin, readOrigin } from './guards/guard-origin.ts';
import { guardScope } from './guards/guard-scope.ts';
import { identifyCaller } from './guards/identify-caller.ts';
import { limitBody, requireJson } from './guards/json-body.ts';
import { CHAT_PATH } from './http/paths.ts';
import { type Route, withScope } from './http/route.ts';
import type { Model } from './model/model.ts';
import type { Audit } from './observability/audit.ts';
import { reportDefect } from './observability/describe-defect.ts';
import { observeRequests } from './observability/observe-requests.ts';
import type { RelayObserver } from './observability/relay-observer.ts';
import { keyRoutes } from './operation/key-routes.ts';
import { readyRoute } from './operation/ready-route.ts';
import { deleteUserRoute } from './sessions/delete-user-route.ts';
import { storedSessionRoutes } from './sessions/stored-session-routes.ts';
import { eventsRoute, stopRoute } from './sessions/turn-routes.ts';
import { createMemoryStore } from './store/memory/memory-store.ts';
import type { SessionStore } from './store/session-store.ts';
import type { ServerTool, ToolSource } from './tools/server-tool.ts';

export type RelayOptions = {
  /** May change while the relay runs; never empty. */
  models: readonly Model[];
  agents: readonly Agent[];
  serverTools?: readonly ServerTool[];
  /** Such as MCP servers, whose tools may change while the relay runs. */
  toolSources?: readonly ToolSource[];
  /**
   * Origins whose requests are answered, such as `https://app.example.com`; by default only our extension's. Requests without
   * `Origin` always pass.
   */
  origins?: readonly string[];
  /** Hosts (`name` or `name:port`) of this relay, besides loopback names. Behind a proxy, the host that the proxy passes on. */
  hosts?: readonly string[];
  store?: SessionStore;
  /** By default anyone, as on your own machine. */
  access?: Access;
  /** Lets holders of an operator's key create, list and revoke keys over HTTP. */
  keys?: KeyStore | undefined;
  /** Credits that keys have used or hold of this month, by their ids; without it, their lists don't say. */
  keyCredits?: (() => Promise<ReadonlyMap<string, number>>) | undefined;
  /** The routes of the page where a person connects a model. */
  setup?: readonly Route[] | undefined;
  /** The routes of parts that are loaded only when they are switched on, such as browser sessions. */
  partRoutes?: readonly Route[] | undefined;
  /** Programs that answer in place of a model, over MCP. */
  programs?: ChatRouteOptions['programs'];
  /** By default unlimited. */
  turnLimits?: TurnLimits;
  /** What keys with a budget may spend; by default counted in this process. */
  budgets?: Budgets;
  /** Where the chat costs credits; by default it costs none. */
  metering?: Metering | undefined;
  /** By default unlimited. */
  readLimits?: ReadLimits;
  /** Stops this relay without cutting off an answer: `await runningTurns.stop(8000)`, then end the server. */
  runningTurns?: RunningTurns;
  /** Gets requests and turns, without their content. */
  observer?: RelayObserver | undefined;
  /** Gets each decision on a call, without content, before anything runs. */
  audit?: Audit | undefined;
  limits?: {
    body?: number;
    turns?: number;
  };
  /** Milliseconds. */
  heartbeat?: number;
  /** Milliseconds after which a reader that takes nothing is disconnected; half a minute. */
  readerDeadline?: number;
  /** Milliseconds for which a turn goes on without its client, so that it can reconnect; 2 minutes. */
  grace?: number;
  createCallId?: () => string;
  /**
   * Gets defects of the relay, of a model or of a tool; by default their kind and place go to standard error. It may hold page
   * content: log its kind and place only.
   */
  report?: (thrown: unknown) => void;
};

const MEGABYTE = 1024 * 1024;
const FORM_BYTES = 20_000;
const TWO_MINUTES = 120_000;
const HALF_A_MINUTE = 30_000;

/**
 * Serve it, or mount it with `app.route('/', createRelay({…}))`: its guards cover only its own routes. Throws when the options
 * don't fit together.
 */
export function createRelay(options: RelayOptions): Hono {
  checkAgents(options);
  const app = new Hono();
  app.onError(answerHttpErrors(options.report ?? reportDefect));
  app.notFound(() => {
    throw new HttpError(404, 'not_found', `Nothing is served here. The chat is at ${CHAT_PATH}.`);
  });
  const routes = withDocs([
    ...describingRoutes(options),
    ...chatRoutes(options),
    ...(options.partRoutes ?? []),
    ...(options.setup ?? []),
  ]);
  const paths = [...new Set(routes.map(route => route.path))];
  const guards = guardsOf(options);
  for (const path of paths) {
    const guarding = guards[guardsFor(routes.filter(route => route.path === path))];
    app.use(path, observeRequests(path, options.observer), ...guarding);
  }
  for (const route of routes)
    app.on(
      route.method,
      [route.path],
      ...(route.isOpen ? [] : guards.withCaller),
      ...(route.scope ? [guardScope(route.scope)] : []),
      ...(route.takesJson ? [requireJson, limitBody(route.maxBytes ?? (() => bodyLimit(options)))] : []),
      ...(route.isOwnPage ? [limitBody(() => FORM_BYTES)] : []),
      route.answer,
    );
  for (const path of paths) app.all(path, refuseMethod(routes.filter(route => route.path === path)));
  return app;
}

type Guards = Record<'everyRoute' | 'ownPage' | 'ownOrigin' | 'withCaller', MiddlewareHandler[]>;

function guardsFor(routes: readonly Route[]): 'everyRoute' | 'ownPage' | 'ownOrigin' {
  if (routes.some(({ isOwnPage }) => isOwnPage)) return 'ownPage';
  return routes.some(({ takesOwnOrigin }) => takesOwnOrigin) ? 'ownOrigin' : 'everyRoute';
}

/**
 * In their order. `ownPage`: instead of `everyRoute`, by loopback names alone; `ownOrigin`: also from a page of this relay.
 * `withCaller`: for all but the open routes.
 */
function guardsOf({ origins = [EXTENSION_ORIGIN], hosts = [], access = OPEN_ACCESS }: RelayOptions): Guards {
  const allowed = origins.map(orThrow('origins', readOrigin));
  const guardingHost = guardHost(hosts.map(orThrow('hosts', readHost)));
  return {
    everyRoute: [guardingHost, guardOrigin(allowed), allowOrigins(allowed)],
    ownOrigin: [guardingHost, guardOrigin(allowed, { takesOwn: true }), allowOrigins(allowed)],
    ownPage: [guardHost([])],
    withCaller: [identifyCaller(access)],
  };
}

function bodyLimit({ limits }: RelayOptions): number {
  return limits?.body ?? MEGABYTE;
}

function refuseMethod(routes: readonly Route[]): Handler {
  const methods = routes.map(route => route.method);
  return context => {
    context.header('Allow', methods.join(', '));
    throw new HttpError(405, 'method_not_allowed', `Send a ${methods.join(' or ')} here.`);
  };
}

function chatRoutes(options: RelayOptions): Route[] {
  const { grace = TWO_MINUTES, report = reportDefect } = options;
  const { heartbeat = 15_000, readerDeadline = HALF_A_MINUTE } = options;
  const { store = createMemoryStore(), runningTurns = new RunningTurns() } = options;
  const liveTurns = new LiveTurns({ grace, shared: store.shared });
  const settled: ChatRouteOptions = {
    agents: options.agents,
    models: options.models,
    serverTools: options.serverTools ?? [],
    toolSources: options.toolSources ?? [],
    store,
    runningTurns,
    turnLimits: options.turnLimits ?? new TurnLimits(),
    budgets: options.budgets ?? new Budgets(),
    metering: options.metering,
    maxTurns: options.limits?.turns ?? 200,
    createCallId: options.createCallId ?? (() => `tool_${randomUUID().replaceAll('-', '')}`),
    liveTurns,
    audit: options.audit,
    programs: options.programs,
    heartbeat,
    readerDeadline,
    report,
  };
  const stored = { store, liveTurns, readLimits: options.readLimits ?? new ReadLimits() };
  return [
    readyRoute({ store, runningTurns }),
    ...withScope('chat', [
      chatRoute(settled, bodyLimit(options)),
      eventsRoute(stored, settled),
      stopRoute(stored),
      ...storedSessionRoutes(stored),
      deleteUserRoute({ ...stored, programs: options.programs }),
      aguiRoute(settled),
      completionsRoute(settled, bodyLimit(options)),
    ]),
    ...(options.keys ? keyRoutes({ ...options, keys: options.keys, counts: store.counts }) : []),
    completionModelsRoute(settled.models),
  ];
}

/** An option that can never match a request is a mistake, better reported at the start. */
function orThrow(
  option: 'origins' | 'hosts',
  read: (given: string) => string | undefined,
): (given: string) => string {
  return given => {
    const value = read(given);
    if (value !== undefined) return value;
    throw new Error(
      `createRelay: "${given}" in "${option}" is not valid. Origins are like "https://app.example.com", hosts like "app.example.com"; neither has a path.`,
    );
  };
}
