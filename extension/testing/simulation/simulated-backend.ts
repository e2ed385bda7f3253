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

export interface SimulatedBackend extends Backend {
  url: string;
  requests: ChatRequestInput[];
  /** Accepted requests; a request to a backend that is down reaches nobody. */
  accepted: ChatRequestInput[];
  script: ScriptedAnswer[];
  /** Whether answers can be resumed; if not, their events have no ids either. */
  offersResume: boolean;
  /**
   * After how many events each connection breaks, in order; without one it stays. `down`: no connection. `locked`: it
   * requests a key.
   */
  cuts: (number | 'down' | 'locked')[];
  takenUp: (string | undefined)[];
  stopped: TurnName[];
}

export function simulatedBackend(): SimulatedBackend {
  const turns = new Map<string, ScriptedAnswer>();
  const backend: SimulatedBackend = {
    url: 'http://relay',
    requests: [],
    accepted: [],
    script: [],
    offersResume: false,
    cuts: [],
    takenUp: [],
    stopped: [],
    chat: async (request, signal) => {
      backend.requests.push(request);
      const answer = backend.script.shift() ?? { calls: [], end: 'complete' };
      const cut = backend.cuts.shift();
      if (answer.end === 'unreachable' || cut === 'down') throw unreachable();
      if (cut === 'locked') throw new BackendError({ kind: 'refused', status: 401 });
      if (answer.end === 'forgotten') throw forgotten();
      if (answer.end === 'no such address') throw new BackendError({ kind: 'refused', status: 404 });
      backend.accepted.push(request);
      turns.set(request.turn_id ?? '', answer);
      return play(eventsAfter(answer, undefined), answer.end, cut, signal);
    },
    resume: async ({ turnId }, after, signal) => {
      const answer = turns.get(turnId);
      if (!backend.offersResume || !answer) return undefined;
      backend.takenUp.push(after);
      const cut = backend.cuts.shift();
      if (cut === 'down') throw unreachable();
      if (cut === 'locked') throw new BackendError({ kind: 'refused', status: 401 });
      return play(eventsAfter(answer, after), answer.end === 'error' ? 'error' : 'complete', cut, signal);
    },
    stop: async turn => {
      backend.stopped.push(turn);
    },
  };

  function unreachable(): BackendError {
    return new BackendError({ kind: 'unreachable', allowed: true, url: backend.url });
  }

  function forgotten(): BackendError {
    return new BackendError({ kind: 'refused', status: 404, code: 'unknown_session', message: 'Gone.' });
  }

  function eventsAfter(answer: ScriptedAnswer, after: string | undefined): ReceivedEvent[] {
    const events = eventsOf(answer).map((event, index) => ({ ...event, id: String(index + 1) }));
    const rest = events.filter(({ id }) => Number(id) > Number(after ?? 0));
    return backend.offersResume ? rest : rest.map(event => ({ ...event, id: undefined }));
  }

  return backend;
}

function eventsOf({ calls, text = 'Let me see. ' }: ScriptedAnswer): ChatEvent[] {
  return [
    ...[text].flat().map((content): ChatEvent => ({ kind: 'content', content })),
    ...calls.map(
      (call): ChatEvent => ({
        kind: 'tool_call',
        toolName: call.toolName,
        arguments: call.arguments,
        toolId: call.toolId,
      }),
    ),
    {
      kind: 'usage',
      usage: { input_tokens: 10, output_tokens: 5, cache_read_input_tokens: 0 },
    },
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
  if (end === 'error') {
    yield { kind: 'error', error: { code: 'upstream', message: 'Overloaded', retryable: true } };
  }
  if (end !== 'cut') yield { kind: 'complete' };
}
