import { OUR_TOOL_NAMES, type Usage } from '@assent/shared';
import type { Caller } from '../access/access.ts';
import type { ToolCall } from '../history/turn.ts';

/**
 * A log, metrics or traces of a relay. It never gets content: names are those of our own routes, agents, models and tools,
 * never a client's. Its methods must not throw. None is called per event.
 */
export type RelayObserver = { requestBegan(request: RequestFacts): RequestObserver };

export type RequestFacts = {
  /** A UUID or 32 hexadecimal digits. */
  requestId: string;
  method: string;
  /** The pattern, such as `/api/v1/agent/sessions/:session_id/stop`. */
  route: string;
  /** The client's raw value: parse it before you write it anywhere. */
  traceparent: string | undefined;
};

export type RequestObserver = {
  /** The first bytes of an event stream are on their way. */
  streamOpened(): void;
  turnBegan(turn: TurnFacts): TurnObserver;
  /** The last byte is sent, or the connection is gone. `error` is the code of an HTTP error. */
  ended(ending: RequestEnding): void;
};

type RequestEnding = { status: number; error: string | undefined; caller: Caller | undefined };

/** `provider` is the kind of service, such as `anthropic`. */
type ModelFacts = { model: string; provider: string };

/** The model is the one that is asked; another may answer. `keyName` is what the operator called the key of the request. */
export type TurnFacts = { agent: string; keyName?: string | undefined } & ModelFacts;

/** A turn may outlast the request that began it. */
export type TurnObserver = {
  modelAsked(): ModelCallObserver;
  toolStarted(tool: string): ToolRunObserver;
  ended(ending: TurnEnding, usage: Usage | undefined): void;
};

/** `called`: a call waits for the user. `stopped`: by the user, or without a reader. */
export type TurnEnding =
  | { outcome: 'answered' | 'stopped' }
  | { outcome: 'called'; tool: string; place: 'browser' | 'server' }
  | { outcome: 'failed'; error: string };

export type ModelCallObserver = {
  /** The first text or call of the answer. */
  firstToken(): void;
  /** Before an answer: a retry, or another model. */
  noticed(notice: NoticeFacts): void;
  ended(ending: ModelCallEnding): void;
};

/** After a fallback, the first token, the ending and its usage are that model's. */
export type NoticeFacts = { kind: 'retry' } | ({ kind: 'fallback' } & ModelFacts);

/** Without `error` the answer is complete. */
type ModelCallEnding = { usage: Usage | undefined; error: string | undefined };

/** `refused`: the tool would not; `failed`: it could not. */
export type ToolRunOutcome = 'succeeded' | 'refused' | 'failed' | 'interrupted';
export type ToolRunObserver = { ended(outcome: ToolRunOutcome): void };

/** Notifies all of them; a single one is returned as it is. */
export function combineObservers(observers: readonly RelayObserver[]): RelayObserver {
  const [only, ...others] = observers;
  if (only && others.length === 0) return only;
  return { requestBegan: facts => requests(observers.map(each => each.requestBegan(facts))) };
}

function requests(observers: readonly RequestObserver[]): RequestObserver {
  return {
    streamOpened: () => notifyAll(observers, each => each.streamOpened()),
    turnBegan: facts => turns(observers.map(each => each.turnBegan(facts))),
    ended: ending => notifyAll(observers, each => each.ended(ending)),
  };
}

function turns(observers: readonly TurnObserver[]): TurnObserver {
  return {
    modelAsked: () => modelCalls(observers.map(each => each.modelAsked())),
    toolStarted: tool => toolRuns(observers.map(each => each.toolStarted(tool))),
    ended: (ending, usage) => notifyAll(observers, each => each.ended(ending, usage)),
  };
}

function modelCalls(observers: readonly ModelCallObserver[]): ModelCallObserver {
  return {
    firstToken: () => notifyAll(observers, each => each.firstToken()),
    noticed: notice => notifyAll(observers, each => each.noticed(notice)),
    ended: ending => notifyAll(observers, each => each.ended(ending)),
  };
}

function toolRuns(observers: readonly ToolRunObserver[]): ToolRunObserver {
  return { ended: outcome => notifyAll(observers, each => each.ended(outcome)) };
}

function notifyAll<Observer>(observers: readonly Observer[], what: (observer: Observer) => void): void {
  for (const observer of observers) what(observer);
}

/** For logs and metrics: another client's tool names may be anything. */
export function nameTool({ name, place }: ToolCall): string {
  return place === 'server' || OUR_TOOL_NAMES.has(name) ? name : 'other';
}
