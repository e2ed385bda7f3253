import { randomUUID } from 'node:crypto';
import { type Handler, Hono } from 'hono';
import { type Access, OPEN_ACCESS } from './access/access.ts';
import { ReadLimits, TurnLimits } from './access/limits.ts';
import { checkAgents } from './agents/check-agents.ts';
import type { Agent } from './agents/load-agents.ts';
import { type ChatRouteOptions, chatRoute } from './chat/chat-route.ts';
import { LiveTurns } from './chat/live-turns.ts';
import { RunningTurns } from './chat/running-turns.ts';
import { aguiRoute } from './compat/agui/agui-route.ts';
import { completionModelsRoute, completionsRoute } from './compat/completions/completions-route.ts';
import { describingRoutes } from './describing-routes.ts';
import { withDocs } from './docs/docs-routes.ts';
import { HttpError } from './errors/http-error.ts';
import { answerHttpErrors } from './guards/answer-http-errors.ts';
import { guardHost, readHost } from './guards/guard-host.ts';
import { allowOrigins, EXTENSION_ORIGIN, guardOrigin, readOrigin } from './guards/guard-origin.ts';
import { identifyCaller } from './guards/identify-caller.ts';
import { limitBody, requireJson } from './guards/json-body.ts';
import { CHAT_PATH } from './http/paths.ts';
import type { Route } from './http/route.ts';
import type { Model } from './model/model.ts';
import { reportDefect } from './observability/describe-defect.ts';
import { observeRequests } from './observability/observe-requests.ts';
import type { RelayObserver } from './observability/relay-observer.ts';
import { readyRoute } from './operation/ready-route.ts';
import { storedSessionRoutes } from './sessions/stored-session-routes.ts';
import { eventsRoute, stopRoute } from './sessions/turn-routes.ts';
import { createMemoryStore } from './store/memory/memory-store.ts';
import type { SessionStore } from './store/session-store.ts';
import type { ServerTool, ToolSource } from './tools/server-tool.ts';

export type RelayOptions = {
  /** The first is the default. */
  models: readonly Model[];
  agents: readonly Agent[];
  serverTools?: readonly ServerTool[];
  /** Where more server tools come from while it runs, such as MCP servers. */
  toolSources?: readonly ToolSource[];
  /**
   * Origins whose requests are answered, such as `https://app.example.com`; by default our extension's alone. Requests
   * without `Origin` always are.
   */
  origins?: readonly string[];
  /**
   * Hosts (`name` or `name:port`) that this relay answers for, besides loopback names. Everywhere but on your own machine
   * it needs the one in its address; behind a proxy, the one that the proxy passes on.
   */
  hosts?: readonly string[];
  store?: SessionStore;
  /** Who may speak to this relay; by default anyone, as on your own machine. */
  access?: Access;
  /** How many turns may begin and run; by default as many as come. */
  turnLimits?: TurnLimits;
  /** How often sessions may be listed, read and exported; by default as often as anybody likes. */
  readLimits?: ReadLimits;
  /** Given, it can stop this relay without cutting off an answer: `await runningTurns.stop(8000)`, then end the server. */
  runningTurns?: RunningTurns;
  /** Told of requests and turns, without their content. */
  observer?: RelayObserver | undefined;
  limits?: {
    /** Bytes of a request's body. */
    body?: number;
    /** Turns of a conversation that models are shown. */
    turns?: number;
  };
  /** Milliseconds between heartbeats. */
  heartbeat?: number;
  /** Milliseconds after which the connection of a reader that takes nothing is closed; half a minute. */
  readerDeadline?: number;
  /** Milliseconds for which a turn goes on when its client's connection is lost, so that it can be taken up; 2 minutes. */
  grace?: number;
  createCallId?: () => string;
  /**
   * Told of defects of ours, and of a model's or a tool's that throws what it should not; by default their kind and place go to
   * standard error. What it is given may hold content of a page, so log its kind and place alone.
   */
  report?: (thrown: unknown) => void;
};

const MEGABYTE = 1024 * 1024;
const TWO_MINUTES = 120_000;
const HALF_A_MINUTE = 30_000;

/**
 * The relay as a Hono app: serve it, or mount it with `app.route('/', createRelay({…}))`; its guards cover its own
 * routes alone. Throws when the options don't fit together, and says what to change.
 */
export function createRelay(options: RelayOptions): Hono {
  checkAgents(options);
  const app = new Hono();
  app.onError(answerHttpErrors(options.report ?? reportDefect));
  app.notFound(() => {
    throw new HttpError(404, 'not_found', `There is nothing here. The chat is at ${CHAT_PATH}.`);
  });
  const routes = withDocs([...describingRoutes(options), ...chatRoutes(options)]);
  const paths = [...new Set(routes.map(route => route.path))];
  guard(app, paths, options);
  const identify = identifyCaller(options.access ?? OPEN_ACCESS);
  for (const { method, path, isOpen, takesJson: isJson, maxBytes = bodyLimit(options), answer } of routes) {
    const takesJson = isJson ? [requireJson, limitBody(maxBytes)] : [];
    app.on(method, [path], ...(isOpen ? [] : [identify]), ...takesJson, answer);
  }
  for (const path of paths) app.all(path, refuseMethod(routes.filter(route => route.path === path)));
  return app;
}

function bodyLimit({ limits }: RelayOptions): number {
  return limits?.body ?? MEGABYTE;
}

function guard(app: Hono, paths: readonly string[], options: RelayOptions): void {
  const origins = (options.origins ?? [EXTENSION_ORIGIN]).map(orThrow('origins', readOrigin));
  const hosts = (options.hosts ?? []).map(orThrow('hosts', readHost));
  for (const path of paths) {
    app.use(path, observeRequests(path, options.observer));
    app.use(path, guardHost(hosts), guardOrigin(origins), allowOrigins(origins));
  }
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
    maxTurns: options.limits?.turns ?? 200,
    createCallId: options.createCallId ?? (() => `tool_${randomUUID().replaceAll('-', '')}`),
    liveTurns,
    heartbeat,
    readerDeadline,
    report,
  };
  const stored = { store, liveTurns, readLimits: options.readLimits ?? new ReadLimits() };
  return [
    readyRoute({ store, runningTurns }),
    chatRoute(settled, bodyLimit(options)),
    eventsRoute(stored, settled),
    stopRoute(stored),
    ...storedSessionRoutes(stored),
    aguiRoute(settled),
    completionsRoute(settled, bodyLimit(options)),
    completionModelsRoute(settled.models),
  ];
}

/** What could never match a request is a mistake, and better found at the start. */
function orThrow(
  option: 'origins' | 'hosts',
  read: (given: string) => string | undefined,
): (given: string) => string {
  return given => {
    const value = read(given);
    if (value !== undefined) return value;
    throw new Error(
      `createRelay: "${given}" in "${option}" can't be meant. Origins are like "https://app.example.com", hosts like "app.example.com"; neither has a path.`,
    );
  };
}
