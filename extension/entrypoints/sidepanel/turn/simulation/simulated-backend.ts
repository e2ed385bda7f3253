import type { ChatEvent, ChatRequestInput } from '@assent/shared';
import type { Backend } from '../../backend/backend.ts';
import { BackendError } from '../../backend/problem.ts';

/** A call as the simulated model makes it. */
export interface ScriptedCall {
  toolName: string;
  arguments: string;
  toolId?: string | undefined;
}

/** How the backend treats one request. */
export interface ScriptedAnswer {
  calls: ScriptedCall[];
  /** What it says before its calls; a usual sentence when left out. */
  text?: string;
  end: 'complete' | 'cut' | 'error' | 'hang' | 'unreachable';
}

export interface SimulatedBackend extends Backend {
  /** The address that is set. */
  url: string;
  requests: ChatRequestInput[];
  /** Those that it took; a request to a backend that is down reaches nobody. */
  accepted: ChatRequestInput[];
  script: ScriptedAnswer[];
}

export function simulatedBackend(): SimulatedBackend {
  const backend: SimulatedBackend = {
    url: 'http://relay',
    requests: [],
    accepted: [],
    script: [],
    chat: async (request, signal) => {
      backend.requests.push(request);
      const answer = backend.script.shift() ?? { calls: [], end: 'complete' };
      if (answer.end === 'unreachable')
        throw new BackendError({ kind: 'unreachable', allowed: true, url: backend.url });
      backend.accepted.push(request);
      return play(answer, signal);
    },
  };
  return backend;
}

async function* play(
  { calls, text: said = 'Let me see. ', end }: ScriptedAnswer,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  yield { kind: 'content', content: said };
  for (const { toolName, arguments: text, toolId } of calls) {
    yield { kind: 'tool_call', toolName, arguments: text, toolId };
  }
  if (end === 'hang') await new Promise((_, reject) => signal.addEventListener('abort', reject));
  if (end === 'error') {
    yield { kind: 'error', error: { code: 'upstream', message: 'Overloaded', retryable: true } };
  }
  if (end !== 'cut') yield { kind: 'complete' };
}
