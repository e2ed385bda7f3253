import type { McpClient, PageInfo } from '@assent/shared';
import type { ToolCall, TurnImages } from '../../history/turn.ts';
import { type Failure, failures } from './call-failures.ts';

/** What a client asks for. `arguments` is the JSON of an object. */
export type ClientCall = { name: string; arguments: string };

/** What came of a call that its client no longer waited for. */
export type MissedCall = ClientCall & { result: string };

export type CallAnswer = {
  /** JSON, as the panel sent it. */
  result: string;
  /** The page afterwards, where the panel could read it. */
  page?: PageInfo | undefined;
  images?: TurnImages | undefined;
  /** For the client, which has not heard of them. */
  missed: readonly MissedCall[];
  /** What the person wrote to it. */
  messages: readonly string[];
};

/** Where a call is. `absent`: no panel is ready for it. `queued`: another one is with the person. */
export type CallStage = 'absent' | 'queued' | 'person';

/** What a panel sends: the newest turn of its conversation, and the page. */
export type PanelTurn = {
  sessionId: string;
  newest: { kind: 'message'; text: string } | PanelResult;
  page: PageInfo | undefined;
};

type PanelResult = { kind: 'result'; call: ToolCall; content: string; images: TurnImages | undefined };

/** `disconnected`: the person ended it. `replaced`: another conversation took its place. */
export type NextCall = { kind: 'call'; call: ClientCall } | { kind: 'disconnected' } | { kind: 'replaced' };

type Waiting = { call: ClientCall; isGone: boolean; settle(answer: Outcome): void };
type Outcome = Pick<CallAnswer, 'result' | 'page' | 'images'>;
type Listener = { sessionId: string; take(next: NextCall): void };
type OpenCall = { waiting: Waiting; sessionId: string };

/** Outcomes that are kept for the client. */
const MOST_MISSED = 20;
const MOST_MESSAGES = 20;

/** Calls of one client that wait at once. */
const MOST_WAITING = 20;

/**
 * The calls of one client meet the turns of a panel: a turn of the panel gets the next call, the next turn brings its result.
 * One call at a time is with the person. Nothing here runs anything.
 */
export class ClientCalls {
  #queue: Waiting[] = [];
  #open: OpenCall | undefined;
  #listener: Listener | undefined;
  #missed: MissedCall[] = [];
  #messages: string[] = [];
  /** The newest result that was taken: a panel may send it again. */
  #takenId: string | undefined;

  get state(): McpClient['state'] {
    if (this.#open) return this.#open.waiting.isGone ? 'left' : 'asking';
    return this.#listener ? 'ready' : 'absent';
  }

  get waiting(): number {
    return this.#queue.length;
  }

  stageOf(call: ClientCall): CallStage {
    if (this.#open?.waiting.call === call) return 'person';
    return this.#open || this.#listener ? 'queued' : 'absent';
  }

  /**
   * Resolves with what came of it. When the signal is aborted its client is gone: it rejects, and the call is shown to nobody
   * unless it is shown already.
   */
  ask(call: ClientCall, signal: AbortSignal): Promise<CallAnswer> {
    if (this.#queue.length >= MOST_WAITING)
      return Promise.resolve(this.#answer({ result: JSON.stringify(failures.tooMany) }));
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.isGone = true;
        this.#queue = this.#queue.filter(each => each !== waiting);
        reject(signal.reason);
      };
      const waiting: Waiting = {
        ...{ call, isGone: false },
        settle: outcome => {
          signal.removeEventListener('abort', leave);
          resolve(this.#answer(outcome));
        },
      };
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      this.#queue.push(waiting);
      this.#offer();
    });
  }

  /** Takes in what the panel brings, and resolves with the next call. Rejects when the signal is aborted. */
  listen(turn: PanelTurn, signal: AbortSignal): Promise<NextCall> {
    this.#takeIn(turn);
    this.#listener?.take({ kind: 'replaced' });
    return new Promise((resolve, reject) => {
      const listener: Listener = {
        sessionId: turn.sessionId,
        take: next => {
          signal.removeEventListener('abort', leave);
          if (this.#listener === listener) this.#listener = undefined;
          resolve(next);
        },
      };
      const leave = (): void => {
        if (this.#listener === listener) this.#listener = undefined;
        reject(signal.reason);
      };
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      this.#listener = listener;
      this.#offer();
    });
  }

  /** Ends this call, unless a panel has it: for what nobody looks at. */
  give(call: ClientCall, failure: Failure): void {
    const waiting = this.#queue.find(each => each.call === call);
    if (!waiting) return;
    this.#queue = this.#queue.filter(each => each !== waiting);
    waiting.settle({ result: JSON.stringify(failure) });
  }

  /** The person stopped the client: nothing that it has asked for runs any more. */
  stop(): void {
    this.#endAll(failures.stopped);
  }

  /** The person ended the connection. */
  disconnect(): void {
    this.#endAll(failures.disconnected);
    this.#listener?.take({ kind: 'disconnected' });
  }

  #endAll(failure: Failure): void {
    const outcome = { result: JSON.stringify(failure) };
    this.#endOpen(outcome);
    for (const waiting of this.#queue.splice(0)) this.#settle(waiting, outcome);
  }

  #offer(): void {
    if (!this.#listener || this.#open) return;
    const waiting = this.#queue.shift();
    if (!waiting) return;
    this.#open = { waiting, sessionId: this.#listener.sessionId };
    this.#listener.take({ kind: 'call', call: waiting.call });
  }

  #takeIn({ sessionId, newest, page }: PanelTurn): void {
    if (newest.kind === 'message') this.#messages = [...this.#messages, newest.text].slice(-MOST_MESSAGES);
    else if (newest.call.id === this.#takenId) return;
    else if (this.#takeResult(sessionId, newest, page)) return;
    const failure = this.#open?.sessionId === sessionId ? failures.undecided : failures.left;
    this.#endOpen({ result: JSON.stringify(failure), page });
  }

  /** Returns whether it belongs to the open call. */
  #takeResult(sessionId: string, { call, content: result, images }: PanelResult, page?: PageInfo): boolean {
    this.#takenId = call.id;
    const isOpen =
      this.#open?.sessionId === sessionId && this.#open.waiting.call.arguments === call.arguments;
    if (isOpen) this.#endOpen({ result, page, images });
    // Of a call that was given up here, while the person had it still.
    else this.#keepMissed({ name: call.name, arguments: call.arguments, result });
    return isOpen;
  }

  #endOpen(outcome: Outcome): void {
    const waiting = this.#open?.waiting;
    this.#open = undefined;
    if (waiting) this.#settle(waiting, outcome);
  }

  #settle(waiting: Waiting, outcome: Outcome): void {
    if (waiting.isGone) this.#keepMissed({ ...waiting.call, result: outcome.result });
    else waiting.settle(outcome);
  }

  #keepMissed(call: MissedCall): void {
    this.#missed = [...this.#missed, call].slice(-MOST_MISSED);
  }

  #answer(outcome: Outcome): CallAnswer {
    return { ...outcome, missed: this.#missed.splice(0), messages: this.#messages.splice(0) };
  }
}
