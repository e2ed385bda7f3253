import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Agent } from './agents/agent.ts';
import { checkAgents } from './agents/check-agents.ts';
import { describeAgents, describeModels } from './backend-lists.ts';
import { type ChatRouteOptions, chatRoute } from './chat/chat-route.ts';
import { LiveTurns } from './chat/live-turns.ts';
import { RunningTurns } from './chat/running-turns.ts';
import { eventsRoute, stopRoute } from './chat/session-routes.ts';
import { EXTENSION_ORIGIN } from './extension-origin.ts';
import { answerRefusals } from './guards/answer-refusals.ts';
import { guardHost } from './guards/guard-host.ts';
import { allowOrigins, guardOrigin } from './guards/guard-origin.ts';
import { limitBody } from './guards/limit-body.ts';
import { readHost } from './guards/read-host.ts';
import { readOrigin } from './guards/read-origin.ts';
import { requireJson } from './guards/require-json.ts';
import type { Model } from './model/model.ts';
import { Refusal } from './refusal.ts';
import { createMemoryStore } from './store/memory-store.ts';
import type { SessionStore } from './store/session-store.ts';
import type { ServerTool } from './tools/server-tool.ts';

export type RelayOptions = {
  /** The first is the default. */
  models: readonly Model[];
  agents: readonly Agent[];
  serverTools?: readonly ServerTool[];
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
  /** Given, it can stop this relay without cutting off an answer: `await runningTurns.stop(8000)`, then end the server. */
  runningTurns?: RunningTurns;
  limits?: {
    /** Bytes of a request's body. */
    body?: number;
    /** Turns of a conversation that models are shown. */
    turns?: number;
  };
  /** Milliseconds between heartbeats. */
  heartbeat?: number;
  /** Milliseconds for which a turn goes on when its client's connection is lost, so that it can be taken up; 2 minutes. */
  grace?: number;
  createCallId?: () => string;
  /** Told of defects of ours; what it is given may hold content of a page, so log its kind and place alone. */
  report?: (thrown: unknown) => void;
};

export const CHAT_PATH = '/api/v1/agent/chat';
export const MODELS_PATH = '/api/v1/models';
export const AGENTS_PATH = '/api/v1/agents';
export const EVENTS_PATH = '/api/v1/agent/sessions/:session_id/events';
export const STOP_PATH = '/api/v1/agent/sessions/:session_id/stop';
export const HEALTH_PATH = '/healthz';

/** How each path of the contract is asked. */
const METHODS = [
  [CHAT_PATH, 'POST'],
  [MODELS_PATH, 'GET'],
  [AGENTS_PATH, 'GET'],
  [EVENTS_PATH, 'GET'],
  [STOP_PATH, 'POST'],
] as const;

const MEGABYTE = 1024 * 1024;
const TWO_MINUTES = 120_000;

/**
 * The relay as a Hono app: serve it, or mount it with `app.route('/', createRelay({…}))`; its guards cover its own
 * routes alone. Throws when the options don't fit together, and says what to change.
 */
export function createRelay(options: RelayOptions): Hono {
  const { limits = {}, report = () => {} } = options;
  checkAgents(options);
  const origins = (options.origins ?? [EXTENSION_ORIGIN]).map(orThrow('origins', readOrigin));
  const hosts = (options.hosts ?? []).map(orThrow('hosts', readHost));
  const app = new Hono();
  app.onError(answerRefusals(report));
  app.notFound(() => {
    throw new Refusal(404, 'not_found', `There is nothing here. The chat is at ${CHAT_PATH}.`);
  });
  for (const path of [...METHODS.map(([path]) => path), HEALTH_PATH]) {
    app.use(path, guardHost(hosts), guardOrigin(origins), allowOrigins(origins));
  }
  app.get(HEALTH_PATH, context =>
    context.json({ status: 'ok', name: 'assent-relay', model: options.models[0]?.name }),
  );
  app.get(MODELS_PATH, context => context.json(describeModels(options.models)));
  app.get(AGENTS_PATH, context => context.json(describeAgents(options.agents)));
  const { heartbeat = 15_000, grace = TWO_MINUTES } = options;
  const liveTurns = new LiveTurns({ grace });
  const takesJson = [requireJson, limitBody(limits.body ?? MEGABYTE)] as const;
  app.post(CHAT_PATH, ...takesJson, createChatRoute(options, { report, heartbeat, liveTurns }));
  app.get(EVENTS_PATH, eventsRoute(liveTurns, heartbeat));
  app.post(STOP_PATH, ...takesJson, stopRoute(liveTurns));
  for (const [path, method] of METHODS) {
    app.all(path, context => {
      context.header('Allow', method);
      throw new Refusal(405, 'method_not_allowed', `Send a ${method} here.`);
    });
  }
  return app;
}

function createChatRoute(
  options: RelayOptions,
  settled: Pick<ChatRouteOptions, 'report' | 'heartbeat' | 'liveTurns'>,
): ReturnType<typeof chatRoute> {
  return chatRoute({
    agents: options.agents,
    models: options.models,
    serverTools: options.serverTools ?? [],
    store: options.store ?? createMemoryStore(),
    runningTurns: options.runningTurns ?? new RunningTurns(),
    maxTurns: options.limits?.turns ?? 200,
    createCallId: options.createCallId ?? (() => `tool_${randomUUID().replaceAll('-', '')}`),
    ...settled,
  });
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
