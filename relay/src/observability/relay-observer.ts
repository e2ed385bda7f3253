import { OUR_TOOL_NAMES, type Usage } from '@assent/shared';
import type { Caller } from '../access/access.ts';
import type { ToolCall } from '../history/turn.ts';

/**
 * A log, metrics or traces of a relay. It never gets content: names are those of our own
 * routes, agents, models and tools, never what a client called something. Its methods must not throw, and are called so
 * rarely (never per event) that a relay without an observer pays nothing.
 */
export type RelayObserver = { requestBegan(request: RequestFacts): RequestObserver };

export type RequestFacts = {
  /** A UUID or 32 hexadecimal digits. */
  requestId: string;
  method: string;
  /** The pattern, such as `/api/v1/agent/sessions/:session_id/stop`. */
  route: string;
  /** As the client sent it: unread, and not to be written anywhere before it is. */
  traceparent: string | undefined;
};

export type RequestObserver = {
  /** The answer is a stream of events, and its first bytes are on their way. */
  streamOpened(): void;
  turnBegan(turn: TurnFacts): TurnObserver;
  /** The last byte is sent, or the connection is gone. `error` is the code of an HTTP error. */
  ended(ending: RequestEnding): void;
};

type RequestEnding = { status: number; error: string | undefined; caller: Caller | undefined };

/** `provider` is the kind of service behind the model, such as `anthropic`. */
type ModelFacts = { model: string; provider: string };

/** The model is the one that is asked; another may answer in its place. */
export type TurnFacts = { agent: string } & ModelFacts;

/** A turn may go on after the request that began it has ended. */
export type TurnObserver = {
  modelAsked(): ModelCallObserver;
  toolStarted(tool: string): ToolRunObserver;
  ended(ending: TurnEnding, usage: Usage | undefined): void;
};

/** `called` is a call that waits for the person; `stopped`, by the person or because nobody read it any more. */
export type TurnEnding =
  | { outcome: 'answered' | 'stopped' }
  | { outcome: 'called'; tool: string; place: 'browser' | 'server' }
  | { outcome: 'failed'; error: string };

export type ModelCallObserver = {
  /** The first text or call of the answer has come. */
  firstToken(): void;
  /** Before an answer: the provider is asked once more, or another model in its place. */
  noticed(notice: NoticeFacts): void;
  ended(ending: ModelCallEnding): void;
};

/** With a fall-back, whatever comes after it (the first token, the ending, its usage) is that model's. */
export type NoticeFacts = { kind: 'retry' } | ({ kind: 'fallback' } & ModelFacts);

/** Without `error` the answer is complete. */
type ModelCallEnding = { usage: Usage | undefined; error: string | undefined };

/** `refused`: the tool would not do what was asked of it; `failed`: it could not. */
export type ToolRunOutcome = 'succeeded' | 'refused' | 'failed' | 'interrupted';
export type ToolRunObserver = { ended(outcome: ToolRunOutcome): void };

/** One observer that notifies all of them; a single one is returned as it is. */
export function combineObservers(observers: readonly RelayObserver[]): RelayObserver {
  const [only, ...others] = observers;
  if (only && others.length === 0) return only;
  return { requestBegan: facts => requests(observers.map(each => each.requestBegan(facts))) };
}

function requests(observers: readonly RequestObserver[]): RequestObserver {
  return {
    streamOpened: () => tell(observers, each => each.streamOpened()),
    turnBegan: facts => turns(observers.map(each => each.turnBegan(facts))),
    ended: ending => tell(observers, each => each.ended(ending)),
  };
}

function turns(observers: readonly TurnObserver[]): TurnObserver {
  return {
    modelAsked: () => modelCalls(observers.map(each => each.modelAsked())),
    toolStarted: tool => toolRuns(observers.map(each => each.toolStarted(tool))),
    ended: (ending, usage) => tell(observers, each => each.ended(ending, usage)),
  };
}

function modelCalls(observers: readonly ModelCallObserver[]): ModelCallObserver {
  return {
    firstToken: () => tell(observers, each => each.firstToken()),
    noticed: notice => tell(observers, each => each.noticed(notice)),
    ended: ending => tell(observers, each => each.ended(ending)),
  };
}

function toolRuns(observers: readonly ToolRunObserver[]): ToolRunObserver {
  return { ended: outcome => tell(observers, each => each.ended(outcome)) };
}

function tell<Observer>(observers: readonly Observer[], what: (observer: Observer) => void): void {
  for (const observer of observers) what(observer);
}

/** A tool as logs and metrics may call it. What another client calls its tools is its own affair, and may be anything. */
export function nameTool({ name, place }: ToolCall): string {
  return place === 'server' || OUR_TOOL_NAMES.has(name) ? name : 'other';
}
