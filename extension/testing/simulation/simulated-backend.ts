import type { ChatEvent, ChatRequestInput } from '@assent/shared';
import type { Backend, ReceivedEvent, TurnName } from '../../entrypoints/sidepanel/backend/backend.ts';
import { BackendError } from '../../entrypoints/sidepanel/backend/problem.ts';

export interface ScriptedCall {
  toolName: string;
  arguments: string;
  toolId?: string | undefined;
}

/** The response to one request. Resumed, a cut or hanging answer is completed. */
export interface ScriptedAnswer {
  calls: ScriptedCall[];
  /** The text before the calls, in one or several pieces; a default sentence if left out. */
  text?: string | readonly string[];
  end: 'complete' | 'cut' | 'error' | 'hang' | 'unreachable' | 'forgotten' | 'no such address';
}

export class SimulatedBackend implements Backend {
  url = 'http://relay';
  readonly requests: ChatRequestInput[] = [];
  /** Accepted requests; a request to a backend that is down reaches nobody. */
  readonly accepted: ChatRequestInput[] = [];
  readonly script: ScriptedAnswer[] = [];
  /** Whether answers can be resumed; if not, their events have no ids either. */
  offersResume = false;
  /**
   * After how many events each connection breaks, in order; without one it stays. `down`: no connection. `locked`: it
   * requests a key.
   */
  cuts: (number | 'down' | 'locked')[] = [];
  /** The last event id of each resumption. */
  readonly resumedAfter: (string | undefined)[] = [];
  readonly stopped: TurnName[] = [];
  readonly #turns = new Map<string, ScriptedAnswer>();

  async chat(request: ChatRequestInput, signal: AbortSignal): Promise<AsyncIterable<ReceivedEvent>> {
    this.requests.push(request);
    const answer = this.script.shift() ?? { calls: [], end: 'complete' };
    const cut = this.#connect(answer.end === 'unreachable');
    if (answer.end === 'forgotten')
      throw new BackendError({ kind: 'refused', status: 404, code: 'unknown_session', message: 'Gone.' });
    if (answer.end === 'no such address') throw new BackendError({ kind: 'refused', status: 404 });
    this.accepted.push(request);
    this.#turns.set(request.turn_id ?? '', answer);
    return play(this.#eventsAfter(answer, undefined), answer.end, cut, signal);
  }

  async resume(
    { turnId }: TurnName,
    after: string | undefined,
    signal: AbortSignal,
  ): Promise<AsyncIterable<ReceivedEvent> | undefined> {
    const answer = this.#turns.get(turnId);
    if (!this.offersResume || !answer) return undefined;
    this.resumedAfter.push(after);
    const end = answer.end === 'error' ? 'error' : 'complete';
    return play(this.#eventsAfter(answer, after), end, this.#connect(), signal);
  }

  async stop(turn: TurnName): Promise<void> {
    this.stopped.push(turn);
  }

  /** Returns after how many events the connection breaks. */
  #connect(isUnreachable = false): number | undefined {
    const cut = this.cuts.shift();
    if (isUnreachable || cut === 'down')
      throw new BackendError({ kind: 'unreachable', allowed: true, url: this.url });
    if (cut === 'locked') throw new BackendError({ kind: 'refused', status: 401 });
    return cut;
  }

  #eventsAfter(answer: ScriptedAnswer, after: string | undefined): ReceivedEvent[] {
    const events = eventsOf(answer).map((event, index) => ({ ...event, id: String(index + 1) }));
    const rest = events.filter(({ id }) => Number(id) > Number(after ?? 0));
    return this.offersResume ? rest : rest.map(event => ({ ...event, id: undefined }));
  }
}

function eventsOf({ calls, text = 'Let me see. ' }: ScriptedAnswer): ChatEvent[] {
  return [
    ...[text].flat().map((content): ChatEvent => ({ kind: 'content', content })),
    ...calls.map((call): ChatEvent => ({ kind: 'tool_call', toolId: undefined, ...call })),
    { kind: 'usage', usage: { input_tokens: 10, output_tokens: 5, cache_read_input_tokens: 0 } },
  ];
}

async function* play(
  events: readonly ReceivedEvent[],
  end: ScriptedAnswer['end'],
  cut: number | undefined,
  signal: AbortSignal,
): AsyncGenerator<ReceivedEvent> {
  yield* events.slice(0, cut);
  if (cut !== undefined && cut <= events.length) return;
  if (end === 'hang') await new Promise((_, reject) => signal.addEventListener('abort', reject));
  if (end === 'error')
    yield { kind: 'error', error: { code: 'upstream', message: 'Overloaded', retryable: true } };
  if (end !== 'cut') yield { kind: 'complete' };
}
